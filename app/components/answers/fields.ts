import type { OptionFlags } from "#app/domain/catalogue/options.ts";
import type { StyleRef, TreatmentType } from "#app/domain/catalogue/style.ts";
import type { Inches } from "#app/domain/measuring/inches.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";

/** What the fields of some questions share: what stands in them, and how they are named in their form. */
export interface AnswerProps {
  /** By the question's own name. */
  texts: Readonly<Record<string, string>>;
  onText: (name: string, text: string) => void;
  errorOf: (name: string) => string | undefined;
  hintOf?: ((name: string) => string | undefined) | undefined;
  /** What an answer means at this window, before its own words. */
  meantBy?: ((name: string, answer: string) => string | undefined) | undefined;
  /** The name of a field in the form, where that is not the question's own. */
  field?: ((name: string) => string) | undefined;
}

export interface TreatmentQuestionProps extends AnswerProps {
  type: TreatmentType;
  style: StyleRef | undefined;
  flags: OptionFlags;
  /** The owner's own, of which some say what fits. */
  rules: ChangedPlacement;
  /** From the frame to the ceiling, where it is known. */
  gap?: Inches | null | undefined;
}

/** Without scripts nothing could bring back what is hidden; what is not asked is not read. */
export const UNASKED = "hidden noscript:block";

/** Of an order from before there were questions. */
export const NOT_ASKED = { value: "", label: "Not asked" };

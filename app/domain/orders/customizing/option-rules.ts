import {
  chosenControls,
  hasOpposedLinings,
  isBoughtAsProduct,
  isInterlinedWithoutLining,
  type OptionFlags,
  optionsAskedOf,
  treatmentOptions,
} from "#app/domain/catalogue/options.ts";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { Leaving } from "#app/domain/orders/draft.ts";
import type { TreatmentEntry } from "#app/domain/orders/window.ts";
import type { Verdict } from "#app/domain/verdict.ts";

const PICK_CONTROL = "Please select a control system before proceeding.";
const ONE_LINING = "Please choose blackout or sheer lining, not both.";
const ONE_OF_THREE = "Please choose one of standard lining, blackout lining and unlined.";

const NO_LINING = "Interlining lies between the fabric and its lining. Choose a lining, or leave the interlining out.";

/** The group of options that a sentence is about. */
type OptionGroup = "options" | "control" | "decorativeTrim";
type OptionsFault = { reason: string; field: OptionGroup } | undefined;

/** Every option of the treatment as yes or no. Those of another treatment, or not asked of this style, are no. */
export function checkOptions(
  type: TreatmentType,
  entry: TreatmentEntry | undefined,
  chosen: OptionFlags,
  leaving: Leaving,
): Verdict<OptionFlags, OptionGroup> {
  const asked = optionsAskedOf(type, entry?.style?.group);
  const flags: OptionFlags = Object.fromEntries(
    treatmentOptions[type].map((name) => [name, chosen[name] === true && asked.includes(name)]),
  );
  const fault = contradictionIn(flags) ?? (leaving === "next" ? missingIn[type](chosen, flags) : undefined);
  return fault ? { ok: false, ...fault } : { ok: true, value: flags };
}

/** What nothing can be, also while it is being decided. */
function contradictionIn(flags: OptionFlags): OptionsFault {
  if (chosenControls(flags).length > 1) return { reason: PICK_CONTROL, field: "control" };
  if (isInterlinedWithoutLining(flags)) return { reason: NO_LINING, field: "options" };
  if (!hasOpposedLinings(flags)) return undefined;
  return { reason: flags.sheerBatisteLining ? ONE_LINING : ONE_OF_THREE, field: "options" };
}

const missingIn: Record<TreatmentType, (typed: OptionFlags, flags: OptionFlags) => OptionsFault> = {
  drapes: (_, flags) =>
    Object.values(flags).some(Boolean)
      ? undefined
      : { reason: "Please select at least one customization option before submitting.", field: "options" },
  shades: (_, flags) => (chosenControls(flags).length === 1 ? undefined : { reason: PICK_CONTROL, field: "control" }),
  tops: (typed) =>
    typed.decorativeTrim === undefined
      ? { reason: "Please select whether you want decorative trim.", field: "decorativeTrim" }
      : undefined,
};

/** What stays of earlier answers under a new style: bought as a product, it keeps its control and nothing that is sewn. */
export function withoutCloth(entry: TreatmentEntry, group: string): TreatmentEntry {
  if (!isBoughtAsProduct(group)) return entry;
  const { customizations, fabrics } = entry;
  const controls: OptionFlags = Object.fromEntries(
    Object.entries(customizations ?? {}).map(([name, on]) => [name, on && isAsked(name)]),
  );
  return {
    ...entry,
    ...(customizations ? { customizations: controls } : {}),
    ...(fabrics ? { fabrics: { ...fabrics, trims: [] } } : {}),
  };
  function isAsked(name: string) {
    return optionsAskedOf("shades", group).some((one) => one === name);
  }
}

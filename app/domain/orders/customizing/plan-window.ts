import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { isOffered } from "#app/domain/orders/answers/answers.ts";
import { type AnswerTo, answerOf } from "#app/domain/orders/answers/questions.ts";
import type { TypedTexts } from "#app/domain/orders/answers/typed-answers.ts";
import { type CustomizationDraft, customizationOf, hasContent } from "#app/domain/orders/customization.ts";
import type { Window } from "#app/domain/orders/window.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** The questions that change what is measured, asked before the tape comes out, and the treatment that each is about. */
const planned = { length: "drapes", mount: "shades" } as const satisfies Record<string, TreatmentType>;
export const planNames = ["length", "mount"] as const;
type PlanName = (typeof planNames)[number];

/** What is known of it; what is absent has not been decided. */
export interface Plan {
  length?: AnswerTo<"length"> | undefined;
  mount?: AnswerTo<"mount"> | undefined;
}

export function planOf(window: Window): Plan {
  const { treatments, customizations } = customizationOf(window);
  const said = (type: TreatmentType) => (treatments.includes(type) ? customizations[type]?.answers : undefined);
  return { length: said("drapes")?.length, mount: said("shades")?.mount };
}

/** As it stands in a form. */
export function planAsTyped(window: Window): Record<PlanName, string> {
  const { length = "", mount = "" } = planOf(window);
  return { length, mount };
}

/**
 * A window with what is to hang there: its first answers, which its customization begins with. Blank takes an answer back, but
 * never a treatment that something has been chosen for. A form that does not ask changes nothing.
 */
export function planWindow(window: Window, typed: TypedTexts): Verdict<Window, PlanName> {
  const before = planOf(window);
  const current = customizationOf(window);
  let draft = current;
  for (const name of planNames) {
    const text = typed[name];
    if (text === undefined || text === (before[name] ?? "")) continue;
    const answer = answerOf(name, text);
    const asked = { type: planned[name], style: undefined, flags: {}, answers: {} };
    if (answer === undefined ? text !== "" : !isOffered(name, answer, asked))
      return { ok: false, reason: "Please choose one of the answers.", field: name };
    draft = answer ? withAnswer(draft, name, answer) : withoutPlan(draft, name);
  }
  if (draft === current) return { ok: true, value: window };
  const { draft: _, ...rest } = window;
  const nothing = draft.treatments.length === 0 && Object.keys(window.customizations).length === 0;
  return { ok: true, value: nothing ? rest : { ...rest, draft } };
}

function withAnswer({ treatments, customizations }: CustomizationDraft, name: PlanName, answer: string) {
  const type = planned[name];
  const entry = customizations[type] ?? {};
  return {
    treatments: treatmentTypes.filter((one) => one === type || treatments.includes(one)),
    customizations: { ...customizations, [type]: { ...entry, answers: { ...entry.answers, [name]: answer } } },
  };
}

function withoutPlan({ treatments, customizations }: CustomizationDraft, name: PlanName): CustomizationDraft {
  const type = planned[name];
  const { [type]: entry, ...others } = customizations;
  if (hasContent(entry)) return { treatments, customizations };
  return { treatments: treatments.filter((one) => one !== type), customizations: others };
}

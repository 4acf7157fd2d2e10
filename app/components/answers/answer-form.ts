import { edgeQuestionNames } from "#app/domain/orders/answers/edges.ts";
import type { TypedTexts } from "#app/domain/orders/answers/typed-answers.ts";

interface Texts {
  all(name: string): string[];
}

/** Fields of which several boxes may be ticked. */
const ticked: readonly string[] = [...edgeQuestionNames, "nearby"];

/** The fields of a form by their own names; one that the form does not have is absent. */
export function readTexts(form: Texts, names: readonly string[], field = (name: string) => name): TypedTexts {
  const texts = names.map((name) => {
    const all = form.all(field(name));
    return [name, all.length === 0 ? undefined : ticked.includes(name) ? all.join(" ") : all[0]];
  });
  return Object.fromEntries(texts);
}

import type { DescribedForm, FieldKind } from "#app/domain/forms/described-form.ts";
import { flatForm } from "#app/domain/forms/described-form.ts";
import { line } from "#app/domain/forms/field-kinds.ts";
import { paragraphs } from "./site-forms.ts";

export type OwnWords = Record<"subject" | "heading" | "opening", string>;

const anyBrace = /\{\w*\}|\{+[^{}]*|\}+/g;

/** Fills in what stands in braces, once: a name that was typed with braces in it stays as it was typed. */
export function fillWords(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

/** A text that names only what this e-mail knows. */
function naming(kind: FieldKind<string>, names: readonly string[]): FieldKind<string> {
  return {
    ...kind,
    read(text, label) {
      const unknown = text.match(anyBrace)?.find((found) => !names.some((name) => found === `{${name}}`));
      if (unknown === undefined) return kind.read(text, label);
      const known = names.map((name) => `{${name}}`).join(", ");
      return { ok: false, reason: `There is no ${unknown.slice(0, 40)} in this e-mail. You can use ${known}.` };
    },
  };
}

/** The words of one e-mail. What is left empty is said as it came. */
export function ownWordsForm(names: readonly string[]): DescribedForm<OwnWords> {
  return flatForm<OwnWords>({
    subject: { label: "Subject", optional: true, ...naming(line(150), names) },
    heading: { label: "Heading", optional: true, ...naming(line(100), names) },
    opening: {
      label: "Opening",
      optional: true,
      hint: "A blank line begins a paragraph. Greeting, facts, button and what follows stay as they are.",
      ...naming(paragraphs(1_500), names),
    },
  });
}

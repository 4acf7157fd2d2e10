import type { ClientFabric } from "#app/domain/fabrics/book-fabric.ts";
import { clothChipIds } from "#app/domain/fabrics/cloth-chips.ts";
import { type ClothChoice, clothField, meansCloth } from "#app/domain/orders/answers/choose-cloths.ts";
import { fabricField, fabricRoles } from "#app/domain/orders/answers/fabric-roles.ts";
import type { FabricEntry, NamedLink } from "#app/domain/orders/window.ts";

/** What is shown of a cloth to choose. */
export type ShownCloth = Pick<ClientFabric, "id" | "name" | "color" | "look">;

/** One row of the form as it stands on the screen. */
export interface TypedRow extends ClothChoice {
  name: string;
  role: string;
  /** The chosen one, which stays chosen where the list beside it shows others, or none like it is made any more. */
  cloth?: ShownCloth | undefined;
}

/** The rows that a page begins with: those of a refused form, or else the stored ones. */
export function rowsOf(
  entries: readonly FabricEntry[],
  shown: readonly NamedLink[],
  refused: Readonly<Record<string, string>> = {},
  prefix = "fabric",
): TypedRow[] {
  return shown.map(({ name }, index) => {
    const { role = "", book: stored, drawAs = "" } = entries[index] ?? {};
    const book = refused[clothField("Book", index + 1, prefix)] ?? stored?.id ?? "";
    return {
      name,
      role: refused[fabricField(prefix, "Role", index + 1)] ?? role,
      book,
      cloth: stored?.id === book ? stored : undefined,
      drawAs: refused[clothField("DrawAs", index + 1, prefix)] ?? drawAs,
    };
  });
}

/** What was chosen in each row, read from a form. */
export function readChoices(form: { text(name: string): string }, rows: number): ClothChoice[] {
  return Array.from({ length: rows }, (_, index) => ({
    book: form.text(clothField("Book", index + 1)),
    drawAs: form.text(clothField("DrawAs", index + 1)),
  }));
}

/** The same as a refused form hands it back. */
export function choiceValues(choices: readonly ClothChoice[]): Record<string, string> {
  return Object.fromEntries(
    choices.slice(0, MOST_SHOWN).flatMap(({ book, drawAs }, index) => [
      [clothField("Book", index + 1), book],
      [clothField("DrawAs", index + 1), drawAs],
    ]),
  );
}

const MOST_SHOWN = 60;

/** The cloth that is chosen in a row, as the list has it today or as it was when it was chosen. */
export function chosenCloth({ book, cloth }: TypedRow, fabrics: readonly ShownCloth[]): ShownCloth | undefined {
  return [...fabrics, ...(cloth ? [cloth] : [])].find(({ id }) => id === book);
}

/** What the drawing wears: rows that are still being written, with the book's cloths as they are today. */
export function wornEntries(rows: readonly TypedRow[], fabrics: readonly ShownCloth[]) {
  return rows.map((row): FabricEntry => {
    const look = chosenCloth(row, fabrics)?.look;
    const { name } = row;
    return {
      name,
      link: "",
      role: fabricRoles.find((role) => role === row.role),
      drawAs: clothChipIds.find((id) => id === row.drawAs),
      ...(look ? { book: { ...unknownFacts, id: row.book, name, look } } : {}),
    };
  });
}

/** What a drawing does not ask for. */
const unknownFacts = {
  color: "",
  family: "linen",
  usableWidth: 0,
  match: "none",
  direction: "upright",
  railroadable: false,
} as const;

/** A cloth of the book whose name was typed over is no longer the one that was chosen. */
export function afterTyping(rows: readonly TypedRow[], fabrics: readonly ShownCloth[]): TypedRow[] {
  return rows.map((row) => {
    const fabric = chosenCloth(row, fabrics);
    return fabric && !meansCloth(row.name, fabric) ? { ...row, book: "" } : row;
  });
}

import { foldText } from "#app/domain/fold-text.ts";

/** How a person is called, in every list, letter and heading; "" where no name is known. */
export function fullName({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string {
  return `${firstName ?? ""} ${lastName ?? ""}`.trim();
}

/** How an owner is called that a command made, until they say. */
export const UNNAMED = { firstName: "Owner", lastName: "" };

export function isUnnamed({ firstName, lastName }: typeof UNNAMED): boolean {
  return firstName === UNNAMED.firstName && lastName === UNNAMED.lastName;
}

/** How a client is called at the table, where only the work matters: the last name and an initial, such as Whitfield, C. */
export function shortName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial = ""] = firstName.trim();
  return [lastName.trim(), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(", ");
}

/**
 * A person's name for the owner's lists, kept beside it: the last name stands first, so that sorting by this text sorts by
 * last name, and once more at the end, so that it is found written either way.
 */
export function foldedName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [first, last] = [foldText(firstName), foldText(lastName)];
  return last ? `${last}, ${first} ${last}` : first;
}

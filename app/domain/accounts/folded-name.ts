import { foldText } from "#app/domain/fold-text.ts";

/**
 * A person's name for the owner's lists, kept beside it: the last name stands first, so that sorting by this text sorts by
 * last name, and once more at the end, so that it is found written either way.
 */
export function foldedName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [first, last] = [foldText(firstName), foldText(lastName)];
  return last ? `${last}, ${first} ${last}` : first;
}

/** How a client is called at the table, where only the work matters: the last name and an initial, such as Whitfield, C. */
export function shortName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial = ""] = firstName.trim();
  return [lastName.trim(), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(", ");
}

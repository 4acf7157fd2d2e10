/** How a person is called, in every list, letter and heading; "" where no name is known. */
export function fullName({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string {
  return `${firstName ?? ""} ${lastName ?? ""}`.trim();
}

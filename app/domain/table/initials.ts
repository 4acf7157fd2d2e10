/** "MR" for "Marta Ruiz": what somebody writes into a box of the sheet. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /^\p{L}/u.exec(word)?.[0] ?? []);
  return letters.slice(0, 3).join("").toUpperCase();
}

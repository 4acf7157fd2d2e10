/** For sorting texts by their characters, which puts days and moments in order, and whole numbers of any size. */
export function compare<Value extends bigint | string>(a: Value, b: Value): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Who answered. What nobody was asked stands as most people want it, and says so. */
export type SaidBy = "client" | "not asked";

export interface Said<Value> {
  value: Value;
  by: SaidBy;
}

export function said<Value>(given: Value | undefined, usual: Value): Said<Value> {
  return given === undefined ? { value: usual, by: "not asked" } : { value: given, by: "client" };
}

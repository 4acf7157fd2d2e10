/** What tells one thing that is bought from another. */
export interface Thing {
  /** "pole", "track bracket", "cloth"; a line from outside may have none. */
  part?: string | undefined;
  /** Of cloth, trim, or whatever goes by one. */
  name?: string | undefined;
  /** Inches: a length, or one side after the other. */
  size?: number | readonly number[] | undefined;
  finish?: string | undefined;
  mount?: string | undefined;
  supplier: string;
  /** For which remake of its order it is bought: that is another need than the first making's. */
  remake?: string | undefined;
  /** In words. */
  item: string;
}

/** The same for two lines only if part, size, finish, mount, name and supplier agree; it stays the same from day to day. */
export function purchaseKey({ part, size, finish, mount, name, supplier, remake, item }: Thing): string {
  return JSON.stringify([
    part ?? "",
    size ?? "",
    finish ?? "",
    mount ?? "",
    name ?? (part === undefined ? item : ""),
    supplier,
    ...(remake ? [remake] : []),
  ]);
}

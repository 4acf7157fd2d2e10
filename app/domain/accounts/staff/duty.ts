/** What one of the staff is here for. All of them are admins: the duty says which part of the portal is theirs. */
export const duties = ["owner", "office", "workroom", "installer"] as const;
export type Duty = (typeof duties)[number];

export const dutyLabels: Record<Duty, string> = {
  owner: "Owner",
  office: "Office",
  workroom: "Workroom",
  installer: "Installer",
};

export type Ability =
  /** Orders, clients and what they are told. */
  | "sell"
  /** Quotes, payments and receipts. */
  | "money"
  /** How the house goes. */
  | "reports"
  /** What the house charges, promises and keeps, and who works here. */
  | "settings"
  /** Visits and the week. */
  | "plan"
  /** The sheet of an order, and what is bought for it. */
  | "cut"
  /** The work at the table. */
  | "tick"
  /** The work at a client's. */
  | "stops";

const abilities: Record<Duty, readonly Ability[]> = {
  owner: ["sell", "money", "reports", "settings", "plan", "cut", "tick", "stops"],
  office: ["sell", "money", "plan", "cut", "tick", "stops"],
  workroom: ["tick"],
  installer: ["stops"],
};

export function abilitiesOf(duty: Duty): readonly Ability[] {
  return abilities[duty];
}

export function can(duty: Duty, ability: Ability): boolean {
  return abilities[duty].includes(ability);
}

export function readDuty(stored: string | null | undefined): Duty | undefined {
  return duties.find((duty) => duty === stored);
}

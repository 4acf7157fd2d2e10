/** What comes off a shelf rather than from a mill. */
export interface Sundries {
  buckramInches?: number;
  pins?: number;
  /** Sewn into the hem. */
  weights?: number;
  snapTapeInches?: number;
  snaps?: number;
  liftCordInches?: number;
  hookLoopInches?: number;
  shadeRings?: number;
  weltCordInches?: number;
  /** Spools, in the color of the face. */
  thread?: number;
}

interface Sundry {
  /** As it is called where things are bought. */
  part: string;
  unit: "yard" | "each";
  /** We keep it unless the owner says otherwise. */
  kept: boolean;
}

/** By their figures, in the order in which they are used. */
export const sundryTable = {
  buckramInches: { part: "buckram", unit: "yard", kept: false },
  pins: { part: "drapery pin", unit: "each", kept: false },
  snapTapeInches: { part: "snap tape", unit: "yard", kept: false },
  snaps: { part: "snap", unit: "each", kept: true },
  weights: { part: "weight", unit: "each", kept: false },
  liftCordInches: { part: "lift cord", unit: "yard", kept: false },
  hookLoopInches: { part: "hook and loop tape", unit: "yard", kept: true },
  shadeRings: { part: "shade ring", unit: "each", kept: false },
  weltCordInches: { part: "welt cord", unit: "yard", kept: false },
  thread: { part: "thread", unit: "each", kept: true },
} as const satisfies Record<keyof Sundries, Sundry>;

export type SundryName = keyof typeof sundryTable;
export const sundryNames = Object.keys(sundryTable) as SundryName[];

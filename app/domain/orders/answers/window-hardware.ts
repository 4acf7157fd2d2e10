import { formatInches, type Inches, parseInches } from "#app/domain/measuring/inches.ts";

/** What holds the drapes at one window, where that differs from what was said for the whole order. */
export const hardwareChoices = ["new", "keep", "suggest"] as const;
export type HardwareChoice = (typeof hardwareChoices)[number];

export const hardwareChoiceLabels: Readonly<Record<HardwareChoice, string>> = {
  new: "New hardware",
  keep: "Keep what hangs there",
  suggest: "Please suggest",
};

export const finishes = ["brass", "bronze", "black", "nickel", "wood", "white"] as const;
export type Finish = (typeof finishes)[number];

export const finishLabels: Readonly<Record<Finish, string>> = {
  brass: "Brass",
  bronze: "Bronze",
  black: "Black",
  nickel: "Nickel",
  wood: "Wood",
  white: "White",
};

/** Of a pole, in inches across. */
export const thicknesses = ["0.75", "1", "1.375", "2"] as const;
export type Thickness = (typeof thicknesses)[number];
export const USUAL_THICKNESS: Thickness = "1.375";

/** Of a rod that hangs already. All may stay open: then we'll measure. */
export const rodSizeLabels = {
  rodWidth: "Width of the rod, without its ends",
  rodToFloor: "From the rod to the floor",
  rodStandsOut: "How far the rod stands out from the wall",
} as const;
export type RodSizeName = keyof typeof rodSizeLabels;
export const rodSizeNames = Object.keys(rodSizeLabels) as RodSizeName[];

/** Sizes stand only with what is kept, finish and thickness only with what is new. */
export interface WindowHardware extends Readonly<Partial<Record<RodSizeName, string | undefined>>> {
  readonly choice: HardwareChoice;
  readonly finish?: Finish | undefined;
  readonly thickness?: Thickness | undefined;
}

export function rodSize(hardware: WindowHardware | undefined, name: RodSizeName): Inches | undefined {
  return parseInches(hardware?.[name] ?? "") ?? undefined;
}

/** What holds at one window: its own choice, or else the order's. Undefined while neither has been made. */
export function hardwareAt(
  hardware: WindowHardware | undefined,
  order: { hardwareChoice: boolean | null; suggest: boolean },
): HardwareChoice | undefined {
  if (hardware) return hardware.choice;
  if (order.hardwareChoice === null) return undefined;
  if (!order.hardwareChoice) return "keep";
  return order.suggest ? "suggest" : "new";
}

/** "New hardware, brass, 1 3/8" across", or "Keep what hangs there: …". */
export function hardwareInWords(hardware: WindowHardware): string {
  const { choice, finish, thickness } = hardware;
  if (choice === "new") {
    const parts = [hardwareChoiceLabels.new, finish && finishLabels[finish].toLowerCase()];
    const across = thickness && `${formatInches(Number(thickness))} across`;
    return [...parts, across].filter(Boolean).join(", ");
  }
  if (choice === "suggest") return hardwareChoiceLabels.suggest;
  const sizes = rodSizeNames.flatMap((name) => {
    const inches = rodSize(hardware, name);
    return inches === undefined ? [] : [`${rodSizeTerms[name]} ${formatInches(inches)}`];
  });
  return `${hardwareChoiceLabels.keep}: ${sizes.join(", ") || "we’ll measure"}`;
}

const rodSizeTerms: Readonly<Record<RodSizeName, string>> = {
  rodWidth: "rod",
  rodToFloor: "to the floor",
  rodStandsOut: "from the wall",
};

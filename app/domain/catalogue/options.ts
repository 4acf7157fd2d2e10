import type { TreatmentType } from "./style.ts";

export const drapesOptions = [
  "blackoutLining",
  "interlining",
  "edgeBanding",
  "insetEdgeBanding",
  "decorativeTrim",
] as const;

export const shadesOptions = [
  "blackoutLining",
  "interlining",
  "sheerBatisteLining",
  "edgeBanding",
  "insetEdgeBanding",
  "decorativeTrim",
  "clutchControl",
  "cordlessControl",
  "motorizedControl",
] as const;

export const topsOptions = ["decorativeTrim"] as const;

/** Exactly one of these raises a shade, so choosing one clears the others. */
export const shadeControls = ["clutchControl", "cordlessControl", "motorizedControl"] as const;

export type OptionName = (typeof shadesOptions)[number];
export type ShadeControl = (typeof shadeControls)[number];
export type OptionFlags = { readonly [name in OptionName]?: boolean };

export const treatmentOptions: Record<TreatmentType, readonly OptionName[]> = {
  drapes: drapesOptions,
  shades: shadesOptions,
  tops: topsOptions,
};

export const optionTexts: Record<OptionName, { label: string; explanation: string }> = {
  blackoutLining: {
    label: "Blackout lining",
    explanation: "A coated backing that stops light coming through the cloth, for bedrooms and sunny glass.",
  },
  interlining: {
    label: "Interlining",
    explanation: "A soft flannel layer between face and lining that makes folds fuller and keeps a room warmer.",
  },
  sheerBatisteLining: {
    label: "Sheer batiste lining",
    explanation: "A light, see-through lining that protects the cloth and still lets daylight glow through it.",
  },
  edgeBanding: {
    label: "Edge banding",
    explanation: "A strip of contrasting fabric sewn along the very edge.",
  },
  insetEdgeBanding: {
    label: "Inset edge banding",
    explanation: "A strip of contrasting fabric set in from the edge, with the main cloth showing on both sides.",
  },
  decorativeTrim: {
    label: "Decorative trim",
    explanation: "Tape, cord, fringe or beads sewn on to finish an edge.",
  },
  clutchControl: {
    label: "Clutch control",
    explanation: "A beaded loop at one side raises the shade and is held safely to the wall.",
  },
  cordlessControl: {
    label: "Cordless control",
    explanation: "Lift or lower the bottom bar by hand; there is no cord or chain.",
  },
  motorizedControl: {
    label: "Motorized control",
    explanation: "A quiet motor raises the shade from a remote, for tall or hard-to-reach windows.",
  },
};

export function chooseControl(flags: OptionFlags, control: ShadeControl): OptionFlags {
  const cleared = Object.fromEntries(shadeControls.map((name) => [name, name === control]));
  return { ...flags, ...cleared };
}

export function chosenControls(flags: OptionFlags): ShadeControl[] {
  return shadeControls.filter((name) => flags[name] === true);
}

import type { TreatmentType } from "./style.ts";

/** What lies behind the cloth comes first, and of that what most people take. */
export const drapesOptions = [
  "standardLining",
  "blackoutLining",
  "unlined",
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

/** Cloth has one lining or none, so choosing one clears the others. */
export const linings = ["standardLining", "blackoutLining", "sheerBatisteLining", "unlined"] as const;

export type OptionName = (typeof shadesOptions | typeof drapesOptions)[number];
export type ShadeControl = (typeof shadeControls)[number];
export type OptionFlags = { readonly [name in OptionName]?: boolean };

export const treatmentOptions: Record<TreatmentType, readonly OptionName[]> = {
  drapes: drapesOptions,
  shades: shadesOptions,
  tops: topsOptions,
};

/** A hard shade is bought as a product: there is no cloth to line or to trim, only a way to raise it. */
export function optionsAskedOf(type: TreatmentType, group: string | undefined): readonly OptionName[] {
  return isBoughtAsProduct(group) ? shadeControls : treatmentOptions[type];
}

export function isBoughtAsProduct(group: string | undefined): boolean {
  return group === "hard-shades";
}

export const optionTexts: Record<OptionName, { label: string; explanation: string }> = {
  standardLining: {
    label: "Standard lining",
    explanation: "A plain cotton sateen that protects the cloth from sun and helps it fall well.",
  },
  unlined: {
    label: "Unlined",
    explanation: "Nothing behind the cloth: light and air come through, and the wrong side shows from outdoors.",
  },
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

/** One box ticked or cleared. */
export function setOption(flags: OptionFlags, name: OptionName, on: boolean): OptionFlags {
  const opposed = opposedTo(name);
  const others = on ? opposed.filter((one) => flags[one]) : [];
  return { ...flags, ...Object.fromEntries(others.map((other) => [other, false])), [name]: on };
}

/** Cloth has one lining, and what lies between the two needs one. */
function opposedTo(name: OptionName): readonly OptionName[] {
  if (name === "interlining") return ["unlined"];
  if (name === "unlined") return [...linings, "interlining"];
  return (linings as readonly string[]).includes(name) ? linings : [];
}

export function isInterlinedWithoutLining({ unlined, interlining }: OptionFlags): boolean {
  return unlined === true && interlining === true;
}

export function hasOpposedLinings(flags: OptionFlags): boolean {
  return linings.filter((name) => flags[name] === true).length > 1;
}

export function chooseControl(flags: OptionFlags, control: ShadeControl): OptionFlags {
  const cleared = Object.fromEntries(shadeControls.map((name) => [name, name === control]));
  return { ...flags, ...cleared };
}

export function chosenControls(flags: OptionFlags): ShadeControl[] {
  return shadeControls.filter((name) => flags[name] === true);
}

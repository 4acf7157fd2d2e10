/** Sample suppliers with invented names. Replace them with the ones you buy from; the first three appear on the home page. */
export const partners = [
  { id: "alder-vale", name: "Alder & Vale", makes: "Linens and wools", kind: "cloth", letters: "serif" },
  { id: "harrow-mill", name: "Harrow Mill", makes: "Stripes and tickings", kind: "cloth", letters: "capitals" },
  { id: "brasswright", name: "Brasswright", makes: "Rods, rings and finials", kind: "hardware", letters: "sans" },
  { id: "tamsin-gray", name: "Tamsin Gray", makes: "Hand-printed cottons", kind: "cloth", letters: "serif" },
  { id: "northloom", name: "Northloom", makes: "Velvets", kind: "cloth", letters: "capitals" },
  { id: "petal-pine", name: "Petal & Pine", makes: "Botanical prints", kind: "cloth", letters: "serif" },
  { id: "fennimore", name: "Fennimore", makes: "Tapes, cords and fringe", kind: "trim", letters: "sans" },
  {
    id: "quiet-track",
    name: "Quiet Track Co.",
    makes: "Ripplefold tracks and motors",
    kind: "hardware",
    letters: "capitals",
  },
  { id: "sallow-silk", name: "Sallow Silk", makes: "Silks and taffetas", kind: "cloth", letters: "serif" },
  { id: "underhill", name: "Underhill", makes: "Linings and interlinings", kind: "trim", letters: "sans" },
  { id: "marl-sons", name: "Marl & Sons", makes: "Wool sheers", kind: "cloth", letters: "capitals" },
  { id: "lathe-oak", name: "Lathe & Oak", makes: "Turned wooden poles", kind: "hardware", letters: "serif" },
] as const;

/** Where no supplier has been named yet: what a window is made of. */
export const kindsOfGoods = [
  { name: "", makes: "Cloth from the mill", kind: "cloth" },
  { name: "", makes: "Trim and lining", kind: "trim" },
  { name: "", makes: "Rods, poles and tracks", kind: "hardware" },
] as const;

/** What a window is made of, in the order in which it is chosen. */
export const partnerKinds = [
  { kind: "cloth", title: "Cloth" },
  { kind: "trim", title: "Trim and lining" },
  { kind: "hardware", title: "Rods, poles and tracks" },
] as const;

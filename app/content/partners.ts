/** Sample suppliers with invented names. Replace them with the ones you buy from; the first three appear on the home page. */
export const partners = [
  { id: "alder-vale", name: "Alder & Vale", makes: "Linens and wools", letters: "serif" },
  { id: "harrow-mill", name: "Harrow Mill", makes: "Stripes and tickings", letters: "capitals" },
  { id: "brasswright", name: "Brasswright", makes: "Rods, rings and finials", letters: "sans" },
  { id: "tamsin-gray", name: "Tamsin Gray", makes: "Hand-printed cottons", letters: "serif" },
  { id: "northloom", name: "Northloom", makes: "Velvets", letters: "capitals" },
  { id: "petal-pine", name: "Petal & Pine", makes: "Botanical prints", letters: "serif" },
  { id: "fennimore", name: "Fennimore", makes: "Tapes, cords and fringe", letters: "sans" },
  { id: "quiet-track", name: "Quiet Track Co.", makes: "Ripplefold tracks and motors", letters: "capitals" },
  { id: "sallow-silk", name: "Sallow Silk", makes: "Silks and taffetas", letters: "serif" },
  { id: "underhill", name: "Underhill", makes: "Linings and interlinings", letters: "sans" },
  { id: "marl-sons", name: "Marl & Sons", makes: "Wool sheers", letters: "capitals" },
  { id: "lathe-oak", name: "Lathe & Oak", makes: "Turned wooden poles", letters: "serif" },
] as const;

export type Partner = (typeof partners)[number];

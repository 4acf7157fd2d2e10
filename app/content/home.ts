/** One for each hero picture, in the same order. */
export const slides = [
  {
    title: "Drapery made for your own windows",
    text: "Measured, cut and sewn by hand in {location}, for {years}.",
  },
  {
    title: "Made to the eighth of an inch",
    text: "Seven measurements per window. We cut to those, so the hem meets the floor and the folds hang straight.",
  },
  {
    title: "Your fabric, your style, our hands",
    text: "Fifty-nine styles of drapery, shades and top treatments. Bring the cloth you love, from any mill.",
  },
] as const;

/** Under the hero: what people ask before they ask anything else. */
export const assurances = [
  {
    title: "It fits, or we make it fit",
    text: "If what we made does not match your measurements, {remake}.",
  },
  {
    title: "Ready in {leadTime}",
    text: "From the day we have your payment and your cloth. Your quote names the week.",
  },
  { title: "Drawn before it is cut", text: "Your own window to scale, in your own cloth, before you say yes." },
] as const;

/** How a pair of drapes comes about, in five pictures. */
export const making = [
  {
    picture: "making-cut-chalk-shears",
    title: "Cut",
    text: "Laid flat on a sixteen-foot table, every cut squared to the grain.",
  },
  { picture: "making-pins-pleats", title: "Pleated", text: "Counted, spaced and folded by hand to fit your rod." },
  { picture: "making-hand-tack", title: "Tacked", text: "A few stitches hold each pleat for good." },
  {
    picture: "making-weighted-hem-corner",
    title: "Hemmed",
    text: "Doubled, mitered, and weighted at the corners.",
  },
  {
    picture: "making-dressed-panel",
    title: "Dressed",
    text: "Hung, steamed, and each fold run down between two fingers.",
  },
] as const;

/** Made by the build (scripts/build/build-style-cards.ts). */
export const dressedWindow = {
  src: "/styles/window-dressed.svg",
  alt: "A window with pinch-pleated drapes in sage linen and a flat Roman shade in ticking.",
} as const;

export const rooms = [
  {
    room: "bedroom",
    picture: "guest-room-tieback-stripe-overcast",
    text: "Dark when you want it, soft when you wake.",
  },
  {
    room: "living",
    picture: "lounge-ripplefold-sheer-golden",
    text: "Full drapes over sheers, down to the floor.",
  },
  { room: "dining", picture: "dining-goblet-linen-noon", text: "Goblet pleats, for the room where guests sit down." },
  {
    room: "kitchen",
    picture: "kitchen-cafe-rod-pocket-gingham-morning",
    text: "Shades and café panels that clear the sink and take a damp cloth.",
  },
  {
    room: "study",
    picture: "library-side-panels-plaid-dusk",
    text: "Wool, plaid, and light that can be turned down.",
  },
  {
    room: "nursery",
    picture: "nursery-slouched-roman-dots-morning",
    text: "Soft folds, and no cord in reach.",
  },
] as const;

export const invitation =
  "If you live within {area}, we come to you with samples and a tape measure. The {fee} consultation is credited on your final quote.";

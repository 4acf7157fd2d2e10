import { business } from "./business.ts";
import { consultationArea, consultationFee, overYears } from "./figures.ts";
import { promises } from "./promises.ts";

/** One for each hero picture, in the same order. */
export const slides = [
  {
    title: "Drapery made for your own windows",
    text: `Measured, cut and sewn by hand in ${business.location}, for ${overYears}.`,
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

export const history = [
  `Larkfield began with one sewing machine, one long table and a neighbor’s bay window. That was ${overYears} ago. The table is longer now. The work is the same: one window at a time, pleats tacked by hand, hems weighted and pressed before anything leaves the room.`,
  "We have dressed row houses and farmhouses, nurseries and ballrooms. Many of the families we sew for today are the children of the first.",
] as const;

/** Under the hero: what people ask before they ask anything else. */
export const assurances = [
  {
    title: "It fits, or we make it fit",
    text: `If what we made does not match your measurements, ${promises.remake}.`,
  },
  {
    title: `Ready in ${promises.leadTime}`,
    text: "From payment, once the cloth has reached us. Your quote names the week.",
  },
  { title: "Drawn before it is cut", text: "Your own window to scale, in your own cloth, before you say yes." },
] as const;

/** How a pair of drapes comes about, in five pictures. */
export const making = [
  {
    picture: "workroom-table-linen-morning",
    title: "Cut",
    text: "Laid flat on a sixteen-foot table, every length from the same thread.",
  },
  { picture: "detail-goblet-pleat-linen", title: "Pleated", text: "Counted, spaced and folded by hand to your rod." },
  { picture: "about-hand-tacked-pinch-pleat", title: "Tacked", text: "A few stitches hold each pleat for good." },
  {
    picture: "detail-hem-greek-key-linen",
    title: "Hemmed",
    text: "Doubled, weighted at the corners, and the trim sewn on last.",
  },
  { picture: "detail-pinch-velvet-rings", title: "Dressed", text: "Hung, steamed and run down between two fingers." },
] as const;

/** Made by the build (scripts/build/build-style-cards.ts). */
export const bareAndDressed = { bare: "/styles/window-bare.svg", dressed: "/styles/window-dressed.svg" } as const;

export const rooms = [
  { room: "bedroom", text: "Dark when you want it, soft when you wake." },
  { room: "living", text: "Full drapes over sheers, from floor to ceiling." },
  { room: "dining", text: "The place for a pleat with a little ceremony." },
  { room: "kitchen", text: "Shades and cafe panels that clear the sink and take a damp cloth." },
  { room: "study", text: "Wool, stripes, and light that can be turned down." },
  { room: "nursery", text: "No cord in reach, and blackout for naps." },
] as const;

export const invitation = `Tell us about your windows. If you live within ${consultationArea}, we come to you with samples and a tape measure. The ${consultationFee} consultation is credited on your final quote.`;

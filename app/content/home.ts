import { business } from "./business.ts";
import { consultationArea, consultationFee, overYears } from "./figures.ts";

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

export const invitation = `Tell us about your windows. If you live within ${consultationArea}, we come to you with samples and a tape measure. The ${consultationFee} consultation is credited on your final quote.`;

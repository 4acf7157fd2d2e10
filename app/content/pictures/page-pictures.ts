import { making, rooms } from "#app/content/home.ts";
import { products } from "#app/content/products.ts";
import { type Picture, type PictureId, picture, picturesOf } from "./pictures.ts";
import { type ShownPicture, shown } from "./shown-picture.ts";

/**
 * Which picture stands where. Asked by the loaders of prerendered pages, so the list of all pictures stays out of the
 * browser.
 */
const slides: PictureId[] = [
  "hero-sitting-pinch-moss-limewash",
  "hero-ripplefold-clay-limestone",
  "product-roman-ticking-glazed-tile",
];
const atHome: PictureId[] = [
  "study-hobbled-stripe-overcast",
  "dining-cornice-nailhead-velvet-dusk",
  "powder-flat-roman-fringe-wallpaper-noon",
];

/** Near enough to see the hand: what the three product groups are made of. */
const closeUps: Record<Picture["group"], PictureId> = {
  drapery: "detail-pinch-velvet-rings",
  "top-treatments": "detail-cornice-nailhead-velvet",
  "roman-shades": "detail-hobbled-roman-ticking",
};

export function heroPictures(): ShownPicture[] {
  return slides.map((id) => shown(picture(id)));
}

export function miniGallery(): ShownPicture[] {
  return atHome.map((id) => shown(picture(id)));
}

/** The five pictures of how it is made, in the order of the work. */
export function makingPictures(): ShownPicture[] {
  return making.map((one) => shown(picture(one.picture)));
}

/** One for each room, in the order of the list. */
export function roomPictures(): ShownPicture[] {
  return rooms.map((one) => shown(picture(one.picture)));
}

/** One window, before and after: everything but the drapes is the same in both. */
export function bareAndDressed() {
  return {
    bare: shown(picture("window-bare-panelled")),
    dressed: shown(picture("product-drapery-pinch-flax-panelled")),
  };
}

/** The one that runs from edge to edge. */
export function wholePicture(): ShownPicture {
  return shown(picture("hero-window-seat-roman-vine"));
}

/** A close-up for each product group, by the group's name. */
export function productCloseUps(): Record<string, ShownPicture> {
  return Object.fromEntries(Object.entries(closeUps).map(([id, close]) => [id, shown(picture(close))]));
}

/** The picture of each product group, by the group's name. */
export function productPictures(): Record<string, ShownPicture> {
  const ofGroup = (group: string) => picturesOf("product").filter((entry) => entry.group === group);
  // The last of a group shows the whole piece; the first may be a detail.
  const pairs = products.map(({ id }) => [id, ofGroup(id).at(-1)] as const);
  return Object.fromEntries(pairs.flatMap(([id, entry]) => (entry ? [[id, shown(entry)]] : [])));
}

/** Beside the heading of the products page. */
export function introPicture(): ShownPicture {
  return shown(picture("lounge-ripplefold-sheer-golden"));
}

export function clothPicture(): ShownPicture {
  return shown(picture("detail-hem-greek-key-linen"));
}

/** What the house began with. */
export function historyPicture(): ShownPicture {
  return shown(picture("bay-seat-flat-roman-linen-morning"));
}

export function workroomPicture(): ShownPicture {
  return shown(picture("workroom-table-linen-morning"));
}

export function handworkPicture(): ShownPicture {
  return shown(picture("making-pins-pleats"));
}

/** Beside the years: the table, then two steps of the hand. */
export function journeyPictures(): ShownPicture[] {
  const stills: PictureId[] = ["making-cut-chalk-shears", "making-hand-tack", "making-weighted-hem-corner"];
  return stills.map((id) => shown(picture(id)));
}

export function customersPicture(): ShownPicture {
  return shown(picture("corner-pinch-moss-autumn-golden"));
}

/** Beside a form: what it leads to, each a picture that no other page has at its head. */
export function doorPicture(door: "sign-up" | "log-in" | "ask"): ShownPicture {
  const stills: Record<typeof door, PictureId> = {
    "sign-up": "garden-room-french-inverted-stripe-noon",
    "log-in": "breakfast-cornice-greek-key-noon",
    ask: "bedroom-rod-pocket-floral-noon",
  };
  return shown(picture(stills[door]));
}

export function hardwarePicture(): ShownPicture {
  return shown(picture("hardware-finials-rings-wool"));
}

/** Beside an order that is being put together: where it will be made. */
export function tablePicture(): ShownPicture {
  return shown(picture("workroom-table-linen-morning"));
}

export function contactPicture(): ShownPicture {
  return shown(picture("contact-swatches-table-morning"));
}

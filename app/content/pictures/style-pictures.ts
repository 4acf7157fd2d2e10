import { type StyleRef, styleSlug } from "#app/domain/catalogue/style.ts";
import { type PictureId, picture } from "./pictures.ts";
import { type ShownPicture, shown } from "./shown-picture.ts";

/** As many as stand in one row. */
const MOST = 3;

/** Pictures of the gallery in which a style is really seen; asked at build time, as in page-pictures.ts. */
const seen: Readonly<Record<string, readonly PictureId[]>> = {
  "grommet-top-grommet-top": ["living-grommet-slate-street-overcast"],
  "pleated-tops-three-finger-pinch": [
    "product-drapery-pinch-flax-panelled",
    "detail-pinch-velvet-rings",
    "hero-sitting-pinch-moss-limewash",
  ],
  "pleated-tops-two-finger-pinch": ["library-side-panels-plaid-dusk", "guest-room-tieback-stripe-overcast"],
  "pleated-tops-inverted": ["garden-room-french-inverted-stripe-noon"],
  "pleated-tops-goblet": ["dining-goblet-linen-noon", "detail-goblet-pleat-linen"],
  "rod-pocket-rod-pocket-top-only": ["bedroom-rod-pocket-floral-noon", "kitchen-cafe-rod-pocket-gingham-morning"],
  "ripplefold-ripplefold": [
    "hero-ripplefold-clay-limestone",
    "detail-ripplefold-sheer-track",
    "lounge-ripplefold-sheer-golden",
  ],
  "soft-shades-flat-roman": [
    "product-roman-ticking-glazed-tile",
    "powder-flat-roman-fringe-wallpaper-noon",
    "bay-seat-flat-roman-linen-morning",
  ],
  "soft-shades-hobbled": ["study-hobbled-stripe-overcast", "detail-hobbled-roman-ticking"],
  "soft-shades-slouch": ["nursery-slouched-roman-dots-morning"],
  "soft-shades-soft-roman-shade": ["hero-window-seat-roman-vine", "bath-relaxed-roman-botanical-morning"],
  "cornice-boards-statler": ["breakfast-cornice-greek-key-noon"],
  "board-mount-valances-sheldon": ["kitchen-box-pleat-valance-trellis-noon"],
  "rod-mount-valances-plaza-2-rod-pocket": ["kitchen-cafe-rod-pocket-gingham-morning"],
};

/** For a style that is in no picture yet: its nearest kin that are. */
const near: Readonly<Record<string, readonly PictureId[]>> = {
  "pleated-tops": ["detail-pinch-velvet-rings", "dining-goblet-linen-noon", "garden-room-french-inverted-stripe-noon"],
  "rod-pocket": ["bedroom-rod-pocket-floral-noon", "kitchen-cafe-rod-pocket-gingham-morning"],
  "soft-shades": [
    "powder-flat-roman-fringe-wallpaper-noon",
    "bath-relaxed-roman-botanical-morning",
    "study-hobbled-stripe-overcast",
  ],
  "cornice-boards": [
    "product-cornice-scalloped-sprig-plaster",
    "detail-cornice-nailhead-velvet",
    "dining-cornice-nailhead-velvet-dusk",
  ],
  "board-mount-valances": ["kitchen-box-pleat-valance-trellis-noon"],
  "rod-mount-valances": ["kitchen-cafe-rod-pocket-gingham-morning"],
};

interface StylePictures {
  /** Whether the style itself is in them, or only one of its family. */
  exact: boolean;
  pictures: ShownPicture[];
}

export function stylePictures(style: StyleRef): StylePictures {
  const own = seen[styleSlug(style)];
  const ids = own ?? near[style.group] ?? [];
  return { exact: own !== undefined, pictures: ids.slice(0, MOST).map((id) => shown(picture(id))) };
}

/** The style that a picture shows, by its slug; nothing where it is only of the same family. */
export function styleSeenIn(id: PictureId): string | undefined {
  return Object.keys(seen).find((slug) => seen[slug]?.includes(id));
}

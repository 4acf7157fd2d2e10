import { pictureFiles } from "./picture-files.ts";

type PictureKind = "hero" | "gallery" | "product" | "about" | "contact" | "social";

/** The three product groups, as the shop names them. */
type ProductGroup = "drapery" | "top-treatments" | "roman-shades";

type Words = {
  kind: PictureKind;
  /** Which product group the picture shows; on a product picture, the group it stands for. */
  group: ProductGroup;
  room: string;
  treatment: string;
  fabric: string;
  /** Style, fabric and room, as a person would say it. */
  caption: string;
  /** What is seen, for someone who cannot see it. */
  alt: string;
};

export type PictureId = keyof typeof pictureFiles;

export type Picture = Words & {
  id: PictureId;
  /** Pixel size of the largest file; the ratio holds for all of them. */
  width: number;
  height: number;
  /** Widths that exist in public/pictures, ascending. */
  widths: readonly number[];
  /** Its colours from top to bottom as a CSS gradient, to paint while the picture loads. */
  preview: string;
};

/** The pictures are ours, made in Blender; the gallery says so in one quiet line. */
export const RENDERING_NOTE = "The rooms shown are studio renderings.";

const words: Record<PictureId, Words> = {
  "hero-living-pinch-linen-morning": {
    kind: "hero",
    group: "drapery",
    room: "living room",
    treatment: "pinch-pleat drapery over sheers",
    fabric: "oatmeal linen, white sheer",
    caption: "Pinch-pleat linen over sheers in a living room, morning",
    alt: "Oatmeal linen drapes and white sheers frame French doors onto a garden; a cream sofa with olive, apricot and striped cushions stands before them, an olive tree and a bare plaster wall to the left.",
  },
  "hero-coast-ripplefold-linen-noon": {
    kind: "hero",
    group: "drapery",
    room: "living room",
    treatment: "ripplefold drapery and sheer",
    fabric: "sand linen, white sheer",
    caption: "Ripplefold linen and sheer in a living room by the water",
    alt: "Sand-colored ripplefold drapes and a white sheer hang from a ceiling track at a wide window over a calm lake; two blue-striped chairs and a round oak table stand before it, a palm and a bare white wall to the left.",
  },
  "hero-bedroom-pinch-stripe-morning": {
    kind: "hero",
    group: "drapery",
    room: "bedroom",
    treatment: "pinch-pleat drapery",
    fabric: "ivory linen with a sage stripe",
    caption: "Pinch-pleat panels in a sage stripe, either side of a bed",
    alt: "A bed with a channeled headboard and a quilted cover stands before two sash windows dressed in sage-striped floor-length drapes; lit lamps on oak nightstands, a bench with a green throw, sun across the rug; a fig and a plain wall on the left.",
  },
  "bedroom-velvet-pinch-dusk": {
    kind: "gallery",
    group: "drapery",
    room: "bedroom",
    treatment: "pinch-pleat drapery",
    fabric: "rust velvet",
    caption: "Pinch-pleat velvet in a bedroom after dark",
    alt: "A dark green bedroom at dusk: rust velvet drapes frame a sash window with blue evening trees, a lit lamp on a walnut nightstand, a bed with a channeled headboard and an armchair.",
  },
  "dining-goblet-linen-noon": {
    kind: "gallery",
    group: "drapery",
    room: "dining room",
    treatment: "goblet-pleat drapery",
    fabric: "blue-gray linen",
    caption: "Goblet-pleat linen in a dining room at noon",
    alt: "Blue-gray goblet-pleated drapes hang either side of French doors; a round walnut table with a white vase of branches, three upholstered chairs and a drum pendant stand on a pale rug over herringbone oak.",
  },
  "library-side-panels-plaid-dusk": {
    kind: "gallery",
    group: "drapery",
    room: "study",
    treatment: "pinch-pleat side panels",
    fabric: "wool plaid",
    caption: "Plaid side panels in a book-lined study, lamps lit",
    alt: "An olive-green room lined with books at dusk: plaid side panels frame a window with blue evening trees over a cushioned seat; two lit lamps, a brown leather wing chair and a footstool with an open book.",
  },
  "nursery-slouched-roman-dots-morning": {
    kind: "gallery",
    group: "roman-shades",
    room: "nursery",
    treatment: "slouched Roman shade",
    fabric: "dotted linen with a bobble trim",
    caption: "A slouched Roman in dotted linen, trimmed with bobbles, for a nursery",
    alt: "A Roman shade in ivory with small clay dots is drawn up in a soft swag with bobbles along its hem; below it a slatted oak crib with a green blanket, a rocking chair and a round pouf with books.",
  },
  "garden-room-french-inverted-stripe-noon": {
    kind: "gallery",
    group: "drapery",
    room: "garden room",
    treatment: "inverted-pleat drapery at French doors",
    fabric: "wide green stripe",
    caption: "Inverted-pleat panels in a wide stripe, at French doors",
    alt: "Ivory and green striped drapes with inverted pleats hang either side of green French doors onto a garden; a small marble table with flowers and two dark spindle chairs on a stone floor, a palm to the left.",
  },
  "detail-pinch-velvet-rings": {
    kind: "gallery",
    group: "drapery",
    room: "detail",
    treatment: "pinch-pleat heading",
    fabric: "moss velvet",
    caption: "Pinch pleats in moss velvet, on brass rings",
    alt: "Close view of six pinch pleats in moss-green velvet hanging from brass rings on a brass rod beside a white window frame, the folds opening toward the floor.",
  },
  "tall-window-velvet-ink-street-morning": {
    kind: "gallery",
    group: "drapery",
    room: "tall window",
    treatment: "goblet-pleat drapery",
    fabric: "ink velvet",
    caption: "Goblet-pleat velvet at a tall town-house window",
    alt: "Ink-blue velvet drapes fall from a brass rod near the ceiling either side of a tall sash window onto brick house fronts; a tan slipper chair with a blue cushion and a marble table with blossom in front.",
  },
  "breakfast-cornice-greek-key-noon": {
    kind: "gallery",
    group: "top-treatments",
    room: "breakfast room",
    treatment: "straight cornice over side panels",
    fabric: "ivory linen with a Greek-key tape",
    caption: "A straight cornice with Greek-key tape in a breakfast room",
    alt: "A straight upholstered cornice in ivory linen, trimmed with a blue Greek-key tape, tops ivory side panels at a window over water; white spindle chairs with striped cushions stand around an oak table with a jar of hydrangeas.",
  },
  "lounge-ripplefold-sheer-golden": {
    kind: "gallery",
    group: "drapery",
    room: "living room",
    treatment: "ripplefold drapery and sheer",
    fabric: "camel wool, ivory sheer",
    caption: "Ripplefold wool and sheer in a lounge, late sun",
    alt: "Late sun behind an ivory ripplefold sheer drawn across a wall of glass, with camel drapes stacked at both ends; an olive velvet chair, a timber armchair and a low stone table.",
  },
  "bath-relaxed-roman-botanical-morning": {
    kind: "gallery",
    group: "roman-shades",
    room: "bathroom",
    treatment: "relaxed Roman shade",
    fabric: "leaf-printed linen",
    caption: "A relaxed Roman in a climbing leaf print, over the bathtub",
    alt: "A white freestanding bathtub under a sash window with a softly curved leaf-print Roman shade; sage beadboard with a towel on a rail, brass sconces, a palm and a gray-and-white marble checkerboard floor.",
  },
  "corner-pinch-moss-autumn-golden": {
    kind: "gallery",
    group: "drapery",
    room: "reading corner",
    treatment: "pinch-pleat drapery on a corner rod",
    fabric: "moss linen with a cream band",
    caption: "Banded moss linen around a corner window, for reading",
    alt: "Two sash windows meet in a corner, dressed in moss-green pinch-pleat drapes with a cream band, autumn trees outside; a rust wing chair with its footstool and an open book, a lit floor lamp and tall white bookshelves.",
  },
  "detail-goblet-pleat-linen": {
    kind: "gallery",
    group: "drapery",
    room: "detail",
    treatment: "goblet-pleat heading",
    fabric: "natural linen with a green leading edge",
    caption: "Goblet pleats in natural linen, on brass rings",
    alt: "Close view of six goblet pleats in natural linen hanging from brass rings, with a green band on the leading edge.",
  },
  "kitchen-cafe-rod-pocket-gingham-morning": {
    kind: "gallery",
    group: "top-treatments",
    room: "kitchen",
    treatment: "rod-pocket valance and café curtains",
    fabric: "ochre gingham",
    caption: "A gathered rod valance and café curtains in gingham, in a kitchen",
    alt: "A short gathered valance and half-height café curtains in ochre gingham hang on brass rods at a kitchen window; white tiles, oak shelves and counter, green cabinets, an apron sink and a jug of flowers.",
  },
  "bay-seat-flat-roman-linen-morning": {
    kind: "gallery",
    group: "roman-shades",
    room: "bay window",
    treatment: "flat Roman shades",
    fabric: "ivory linen with an inset tape",
    caption: "Three flat Romans in taped linen, across a bay window seat",
    alt: "Three flat Roman shades with a narrow inset tape hang in a bay window above a cushioned window seat with striped, russet and cream pillows; a small round table and a boucle chair in front.",
  },
  "powder-flat-roman-fringe-wallpaper-noon": {
    kind: "gallery",
    group: "roman-shades",
    room: "powder room",
    treatment: "flat Roman shade",
    fabric: "striped linen with a cut fringe",
    caption: "A flat Roman in striped linen with fringe, in a powder room",
    alt: "A flat Roman shade in cream with ochre stripes and a fringed hem hangs in a room papered in dark green leaves; a marble washstand on brass legs with an oval mirror between two lit sconces, a towel on a rail below the window.",
  },
  "detail-roman-tape-corner": {
    kind: "gallery",
    group: "roman-shades",
    room: "detail",
    treatment: "flat Roman shade, lower corner",
    fabric: "natural linen with a navy tape",
    caption: "A navy tape, mitered at the corner of a linen Roman",
    alt: "The lower corner of a flat linen Roman shade with a navy tape that turns the corner in a miter, copper leaves in a clay jar on the sill below.",
  },
  "drawing-room-swag-jabot-silk-noon": {
    kind: "gallery",
    group: "top-treatments",
    room: "drawing room",
    treatment: "swags and jabots over pinch-pleat panels",
    fabric: "celadon silk",
    caption: "Swags and jabots in celadon silk, for a drawing room",
    alt: "A tall sash window dressed with two overlapping swags, cascading jabots and matching floor-length panels in pale green silk; a cream wing chair, a green slipper chair and a round table with an urn of flowers in a paneled room.",
  },
  "study-hobbled-stripe-overcast": {
    kind: "gallery",
    group: "roman-shades",
    room: "study",
    treatment: "hobbled Roman shade",
    fabric: "ticking stripe",
    caption: "A hobbled Roman in ticking stripe, above a study desk",
    alt: "A dark blue-green study: a hobbled Roman shade in a striped ticking above a walnut desk with a brass lamp, books and a small vase; a leather armchair in front, framed pictures on the paneled walls.",
  },
  "detail-cornice-nailhead-velvet": {
    kind: "gallery",
    group: "top-treatments",
    room: "detail",
    treatment: "shaped cornice",
    fabric: "aubergine velvet with brass nailheads",
    caption: "A shaped cornice in velvet, edged with nailheads",
    alt: "The corner of a padded cornice in aubergine velvet, its lower edge rising in a curve and lined with small brass nailheads, over a cream linen panel and a window onto a street.",
  },
  "kitchen-box-pleat-valance-trellis-noon": {
    kind: "gallery",
    group: "top-treatments",
    room: "kitchen",
    treatment: "box-pleated board valance",
    fabric: "blue trellis print with a plain hem band",
    caption: "A box-pleated valance in blue trellis over a kitchen sink",
    alt: "A box-pleated valance in a blue trellis print hangs over a kitchen window with garden trees beyond; an apron sink, brass bridge faucet, marble counter, blue cabinets and a bowl of lemons below.",
  },
  "guest-room-tieback-stripe-overcast": {
    kind: "gallery",
    group: "drapery",
    room: "guest room",
    treatment: "pinch-pleat drapery with tiebacks",
    fabric: "ivory linen with a blue and sand stripe",
    caption: "Striped linen in tiebacks, in a guest room",
    alt: "Striped drapes held back by blue tiebacks frame a sash window above a small walnut writing table with an open book and a vase of blossom; a spindle chair, white beadboard, brass sconces and a fig in a basket.",
  },
  "detail-ripplefold-sheer-track": {
    kind: "gallery",
    group: "drapery",
    room: "detail",
    treatment: "ripplefold drapery and sheer on ceiling tracks",
    fabric: "gray-brown wool, white sheer",
    caption: "Ripplefold wool over a sheer, hung from the ceiling",
    alt: "Close view of even ripplefold waves in gray-brown wool hanging from a ceiling track, with a white sheer on a second track behind against the light of a window.",
  },
  "dining-cornice-nailhead-velvet-dusk": {
    kind: "gallery",
    group: "top-treatments",
    room: "dining room",
    treatment: "straight cornice over side panels",
    fabric: "tobacco velvet with brass nailheads",
    caption: "A velvet cornice with nailheads in a dining room, candles lit",
    alt: "A dining room at dusk: a straight velvet cornice with brass nailheads and matching drapes frame a blue evening window; candles and a bowl of pears on a dark table with spindle chairs, sconces lit on the paneled walls.",
  },
  "detail-hobbled-roman-ticking": {
    kind: "gallery",
    group: "roman-shades",
    room: "detail",
    treatment: "hobbled Roman shade",
    fabric: "ticking stripe",
    caption: "Hobbled folds in a ticking stripe",
    alt: "Close view of the soft, looped folds of a hobbled Roman shade in cream with russet and sand stripes, a jar of pale flowers on the sill below.",
  },
  "detail-hem-greek-key-linen": {
    kind: "gallery",
    group: "drapery",
    room: "detail",
    treatment: "drapery hem with an applied tape",
    fabric: "natural linen with a Greek-key tape",
    caption: "A Greek-key tape on linen, set a hand above the hem",
    alt: "The hem of a linen drape just clear of a herringbone floor, with a blue and ivory Greek-key tape running across the folds.",
  },
  "landing-arched-inverted-silk-morning": {
    kind: "gallery",
    group: "drapery",
    room: "stair landing",
    treatment: "inverted-pleat drapery",
    fabric: "antique-gold silk",
    caption: "Inverted-pleat silk at an arched window on a landing",
    alt: "Tall antique-gold drapes with an inverted-pleat heading hang either side of a round-headed window onto a garden; a walnut console with a green jar of copper leaves, books and a candlestick stands beneath, a green stool to the right.",
  },
  "living-grommet-slate-street-overcast": {
    kind: "gallery",
    group: "drapery",
    room: "living room",
    treatment: "grommet drapery",
    fabric: "slate-blue linen",
    caption: "Grommet-top linen in a city living room",
    alt: "Slate-blue drapes with metal grommets hang on a black rod either side of a dark-framed window onto a street of town houses; a tan leather chair with a checked cushion, a marble table with an open book, a cream pouf and a fig in a basket.",
  },
  "bedroom-rod-pocket-floral-noon": {
    kind: "gallery",
    group: "drapery",
    room: "bedroom",
    treatment: "rod-pocket drapery",
    fabric: "floral print on ivory",
    caption: "Rod-pocket panels in a floral print, in a bedroom",
    alt: "Floor-length drapes in a rose-colored floral print are gathered on a white rod at a sash window; pale blue boarded walls, a white nightstand with a lamp and flowers, and a black iron bed with a quilted cover.",
  },
  "sitting-cornice-botanical-noon": {
    kind: "gallery",
    group: "top-treatments",
    room: "sitting room",
    treatment: "shaped cornice over pinch-pleat panels",
    fabric: "blue leaf print with navy tape; ivory linen",
    caption: "A shaped cornice in leaf print over linen panels, in a sitting room",
    alt: "A shaped cornice in a blue leaf print with a navy tape tops ivory panels edged in navy; a blue velvet chair, a marble side table and an upholstered bench with a throw in front.",
  },
  "product-drapery-pinch-linen-morning": {
    kind: "product",
    group: "drapery",
    room: "studio",
    treatment: "pinch-pleat drapery",
    fabric: "moss linen",
    caption: "Pinch-pleat linen drapery on a brass rod",
    alt: "A pair of floor-length moss-green linen drapes with pinch pleats hangs on a brass rod at a sash window in a plain plaster wall; a small stool with two books to the right.",
  },
  "product-top-treatment-cornice-morning": {
    kind: "product",
    group: "top-treatments",
    room: "studio",
    treatment: "shaped cornice",
    fabric: "bone linen with a moss tape",
    caption: "A shaped cornice in bone linen with a moss tape",
    alt: "A gently curved upholstered cornice in bone linen with a moss-green tape tops a sash window in a plain plaster wall; a padded bench with a cushion below it, a tall vase of branches to the right.",
  },
  "product-roman-flat-tape-morning": {
    kind: "product",
    group: "roman-shades",
    room: "studio",
    treatment: "flat Roman shade",
    fabric: "ivory linen with a moss tape",
    caption: "A flat Roman in ivory linen with a moss tape",
    alt: "A flat ivory linen Roman shade with a moss-green tape on three sides hangs half raised at a sash window in a plain plaster wall; a green slipper chair to the left, a small table with flowers to the right.",
  },
  "about-hand-tacked-pinch-pleat": {
    kind: "about",
    group: "drapery",
    room: "workroom",
    treatment: "pinch pleat, tacked by hand",
    fabric: "natural linen",
    caption: "A pinch pleat in natural linen, tacked by hand",
    alt: "Close view of three pinch pleats in natural linen, each bound at its base with three rows of pale stitches; a needle is still in the middle pleat, its thread hanging.",
  },
  "workroom-table-linen-morning": {
    kind: "about",
    group: "drapery",
    room: "workroom",
    treatment: "cloth laid out for cutting",
    fabric: "striped linen",
    caption: "Striped linen on the cutting table of a workroom",
    alt: "A striped linen length lies half unrolled over an oak cutting table before a window; folded cloth, shears, spools and a paper pattern on the table, shelves of rolled bolts to the right.",
  },
  "contact-swatches-table-morning": {
    kind: "contact",
    group: "drapery",
    room: "consultation table",
    treatment: "pinch-pleat drapery over a sheer",
    fabric: "flax linen and fabric samples",
    caption: "Fabric samples on a table, linen drapes behind",
    alt: "A round oak table with a fan of fabric samples, folded cloth, an open notebook, a tape measure and a vase of flowers; behind it flax linen drapes and a sheer at a window onto a garden.",
  },
  "social-card": {
    kind: "social",
    group: "drapery",
    room: "living room",
    treatment: "pinch-pleat drapery over sheers",
    fabric: "oatmeal linen, white sheer",
    caption: "Pinch-pleat linen over sheers in a living room",
    alt: "Oatmeal linen drapes and white sheers frame French doors onto a garden, a cream sofa before them, an olive tree and a bare plaster wall to the left.",
  },
};

/** Every picture, in the order a page shows them. */
export const pictures: readonly Picture[] = (Object.keys(words) as PictureId[]).map((id) => ({
  id,
  ...words[id],
  ...pictureFiles[id],
}));

export function picture(id: PictureId): Picture {
  return { id, ...words[id], ...pictureFiles[id] };
}

export function picturesOf(kind: PictureKind): readonly Picture[] {
  return pictures.filter((entry) => entry.kind === kind);
}

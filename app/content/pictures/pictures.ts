import { pictureFiles } from "./picture-files.ts";

/** "page": stands on a page of its own and not in the gallery. */
type PictureKind = "hero" | "gallery" | "product" | "page" | "making" | "window" | "about" | "contact" | "social";

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
  "hero-sitting-pinch-moss-limewash": {
    kind: "hero",
    group: "drapery",
    room: "sitting room",
    treatment: "pinch-pleat drapery on French rods",
    fabric: "moss linen",
    caption: "Pinch-pleat moss linen at two pairs of French doors",
    alt: "Four panels of moss-green linen hang in pinch pleats from brass rods that turn back into a limewashed wall, either side of two pairs of white French doors onto a garden; low sun comes along the wall and the folds, and before them stand a cream daybed with a bolster, cushions and a blanket over its edge, and a small round table with a jug of branches.",
  },
  "hero-ripplefold-clay-limestone": {
    kind: "hero",
    group: "drapery",
    room: "living room",
    treatment: "ripplefold drapery and sheer",
    fabric: "clay linen, white sheer",
    caption: "Ripplefold in clay linen beside a sheer, along a wall of glass",
    alt: "A clay-colored ripplefold drape hangs from a ceiling track at the end of a wall of glass, low sun and shadow across its folds; beside it a pale sheer, full of daylight, with a garden behind it, and before it a timber armchair with a rust cushion and a small table with books and a mug.",
  },
  "hero-window-seat-roman-vine": {
    kind: "hero",
    group: "roman-shades",
    room: "reading corner",
    treatment: "relaxed Roman shade",
    fabric: "linen printed with a climbing vine",
    caption: "A relaxed Roman in printed vines, over a window seat",
    alt: "A window seat between two tall cupboards, all painted blue-gray; above it a relaxed Roman shade printed with climbing vines ends in a soft curve, the window’s bars showing through it in the sun, and four pillows and a cream throw lie on the pad below.",
  },
  "bedroom-velvet-pinch-dusk": {
    kind: "gallery",
    group: "drapery",
    room: "bedroom",
    treatment: "pinch-pleat drapery",
    fabric: "rust velvet",
    caption: "Pinch-pleat velvet in a bedroom after dark",
    alt: "A gray-green bedroom at dusk, lamplit from the left: a rust velvet drape hangs beside a window onto brick houses across the blue street, out of focus, one of their windows lit; before it the head of a bed with white pillows and a walnut nightstand with three books.",
  },
  "product-drapery-pinch-flax-panelled": {
    kind: "product",
    group: "drapery",
    room: "sitting room",
    treatment: "pinch-pleat drapery on a French rod",
    fabric: "flax linen",
    caption: "Pinch-pleat flax linen, from molding to floor",
    alt: "A pair of flax linen drapes in pinch pleats hangs from a bronze rod either side of a tall casement window in a gray-green paneled wall, their hems just breaking on an oak herringbone floor, sun through the edge of one of them; a dark jar of blossom stands to the left, a ladder-back chair to the right.",
  },
  "dining-goblet-linen-noon": {
    kind: "gallery",
    group: "drapery",
    room: "dining room",
    treatment: "goblet-pleat drapery",
    fabric: "blue-gray linen",
    caption: "Goblet-pleat linen in a dining room, sun along the wall",
    alt: "Blue-gray goblet-pleated drapes hang from a bronze rod either side of white French doors onto a garden, low sun on the edges of their folds; a jug of young branches and the back of a chair stand before them, out of focus.",
  },
  "library-side-panels-plaid-dusk": {
    kind: "gallery",
    group: "drapery",
    room: "study",
    treatment: "pinch-pleat side panels",
    fabric: "wool plaid",
    caption: "A plaid side panel at a study window, after dark",
    alt: "An olive-green room at dusk: a plaid drape in lamplight beside a window onto a tree and brick town houses in the blue evening, one of their windows lit.",
  },
  "nursery-slouched-roman-dots-morning": {
    kind: "gallery",
    group: "roman-shades",
    room: "nursery",
    treatment: "slouched Roman shade",
    fabric: "dotted linen with a bobble trim",
    caption: "A slouched Roman in dotted linen, trimmed with bobbles, for a nursery",
    alt: "A Roman shade in ivory with small clay dots is drawn up in a soft curve with bobbles along its hem, daylight in it and low sun along the wall beside it; below it the rail of an oak crib with a green blanket, and the back of a rocking chair.",
  },
  "garden-room-french-inverted-stripe-noon": {
    kind: "gallery",
    group: "drapery",
    room: "garden room",
    treatment: "inverted-pleat drapery at French doors",
    fabric: "wide green stripe",
    caption: "Inverted-pleat panels in a wide stripe, at French doors",
    alt: "Ivory and green striped drapes with inverted pleats hang from a bronze rod either side of gray-green French doors onto a garden, low sun on the wall; a straw hat and a jug of branches on a round table, a bentwood chair beside it.",
  },
  "product-cornice-scalloped-sprig-plaster": {
    kind: "product",
    group: "top-treatments",
    room: "breakfast room",
    treatment: "scalloped cornice",
    fabric: "sprigged linen with an indigo edge",
    caption: "A scalloped cornice in sprigged linen, edged in indigo",
    alt: "A cornice board covered in ivory linen with small indigo sprigs ends in five scallops edged with an indigo band, above a white sash window in a rose plaster wall; low sun lies across all of it with the bars and leaves of another window, and a clay pot of thyme stands on the window board.",
  },
  "detail-pinch-velvet-rings": {
    kind: "gallery",
    group: "drapery",
    room: "detail",
    treatment: "pinch-pleat heading",
    fabric: "moss velvet",
    caption: "Pinch pleats in moss velvet, on brass rings",
    alt: "Close view along a brass rod: pinch pleats in moss-green velvet hang from its rings, each pleat caught with a few stitches, light along the pile of every fold and deep shade between them.",
  },
  "breakfast-cornice-greek-key-noon": {
    kind: "gallery",
    group: "top-treatments",
    room: "breakfast room",
    treatment: "straight cornice over side panels",
    fabric: "ivory linen with a Greek-key tape",
    caption: "A straight cornice with Greek-key tape in a breakfast room",
    alt: "A straight upholstered cornice in ivory linen, trimmed with a blue Greek-key tape and welted in blue, tops ivory side panels at a window onto a pale garden, low sun and soft shadows along the wall; young branches before it, out of focus.",
  },
  "product-roman-ticking-glazed-tile": {
    kind: "product",
    group: "roman-shades",
    room: "kitchen",
    treatment: "flat Roman shade",
    fabric: "cream ticking with a red stripe",
    caption: "A flat Roman in red ticking, on a wall of glazed tile",
    alt: "A flat Roman shade in cream ticking with red stripes is drawn up to half over a dark steel window in a wall of sea-green glazed tiles, light coming through it; an enamel colander and a glass of parsley stand on the stone sill, trees outside.",
  },
  "lounge-ripplefold-sheer-golden": {
    kind: "gallery",
    group: "drapery",
    room: "living room",
    treatment: "ripplefold drapery and sheer",
    fabric: "camel wool, ivory sheer",
    caption: "Ripplefold wool and sheer in a lounge, late sun",
    alt: "Along a wall of glass in late sun: an ivory ripplefold sheer that moves a little, camel drapes at both ends, the nearer one in shade; a garden outside, and an oak chair slung with canvas on the sunlit floor.",
  },
  "bath-relaxed-roman-botanical-morning": {
    kind: "gallery",
    group: "roman-shades",
    room: "bathroom",
    treatment: "relaxed Roman shade",
    fabric: "leaf-printed linen",
    caption: "A relaxed Roman in a climbing leaf print, over the bathtub",
    alt: "A sash window with a softly curved leaf-print Roman shade, lit from behind, above sage beadboard; low sun along the wall, a jar of branches, the rim of a white bathtub and a brass floor tap.",
  },
  "corner-pinch-moss-autumn-golden": {
    kind: "gallery",
    group: "drapery",
    room: "reading corner",
    treatment: "pinch-pleat drapery on a rod",
    fabric: "moss linen with a cream band",
    caption: "Moss linen at a window with a chair beside it, for reading",
    alt: "A sash window dressed in moss-green pinch-pleat drapes with a cream band, autumn trees outside; a timber armchair with rust cushions and a small round table with a book and a mug stand in the low sun.",
  },
  "detail-goblet-pleat-linen": {
    kind: "gallery",
    group: "drapery",
    room: "detail",
    treatment: "goblet-pleat heading",
    fabric: "natural linen",
    caption: "Goblet pleats in natural linen, on brass rings",
    alt: "Close view of three goblet pleats in natural linen hanging from brass rings on a brass rod, each cup stuffed with wool and caught with stitches below, the weave to be seen in light from the left.",
  },
  "kitchen-cafe-rod-pocket-gingham-morning": {
    kind: "gallery",
    group: "top-treatments",
    room: "kitchen",
    treatment: "rod-pocket valance and café curtains",
    fabric: "ochre gingham",
    caption: "A gathered rod valance and café curtains in gingham, in a kitchen",
    alt: "A short gathered valance and half-height café curtains in ochre gingham hang on brass rods at a kitchen window with the sun in them; white glazed tiles, an oak counter, a jug of branches, a colander and a glass of parsley.",
  },
  "bay-seat-flat-roman-linen-morning": {
    kind: "gallery",
    group: "roman-shades",
    room: "bay window",
    treatment: "flat Roman shades",
    fabric: "ivory linen with an inset tape",
    caption: "Three flat Romans in taped linen, across a bay window seat",
    alt: "Three flat Roman shades with a narrow rust tape hang at three heights in a bay window, the sun, the sash bars and the shadows of twigs showing through the linen; trees pale outside, a cushioned seat below with cream, rust and striped cushions, two books, a mug and a gray blanket over its edge.",
  },
  "powder-flat-roman-fringe-wallpaper-noon": {
    kind: "gallery",
    group: "roman-shades",
    room: "powder room",
    treatment: "flat Roman shade",
    fabric: "striped linen with a cut fringe",
    caption: "A flat Roman in striped linen with fringe, in a powder room",
    alt: "A flat Roman shade in cream with fine ochre stripes and a fringed hem hangs in a room papered in dark green with climbing vines, low sun and the shadow of a window on the wall; a marble washstand on brass legs with a white basin and an oval brass mirror.",
  },
  "drawing-room-swag-jabot-silk-noon": {
    kind: "gallery",
    group: "top-treatments",
    room: "drawing room",
    treatment: "swags over pinch-pleat panels",
    fabric: "celadon silk",
    caption: "Two swags in celadon silk with a cut fringe, over matching panels",
    alt: "The upper half of a sash window seen from the side, dressed with two deep swags in pale green silk, fringed along their curve, over matching panels; a pale garden outside.",
  },
  "study-hobbled-stripe-overcast": {
    kind: "gallery",
    group: "roman-shades",
    room: "study",
    treatment: "hobbled Roman shade",
    fabric: "ticking stripe",
    caption: "A hobbled Roman in ticking stripe, above a study desk",
    alt: "A dark blue study with low sun across the wall: a hobbled Roman shade in a striped ticking above a walnut desk with books, a mug and a small jug of branches.",
  },
  "detail-cornice-nailhead-velvet": {
    kind: "gallery",
    group: "top-treatments",
    room: "detail",
    treatment: "shaped cornice",
    fabric: "aubergine velvet with brass nailheads",
    caption: "A shaped cornice in velvet, edged with nailheads",
    alt: "Close view of a padded cornice in aubergine velvet, its lower edge rising in a curve and lined with brass nailheads that touch, over a cream linen panel and the white frame of a window.",
  },
  "kitchen-box-pleat-valance-trellis-noon": {
    kind: "gallery",
    group: "top-treatments",
    room: "kitchen",
    treatment: "box-pleated board valance",
    fabric: "blue trellis print with a plain hem band",
    caption: "A box-pleated valance in blue trellis at a kitchen window",
    alt: "A box-pleated valance in a gray-blue trellis print with a plain hem band hangs over a white kitchen window with garden trees beyond; low sun throws its shadow and that of a jug of branches on the wall, and the neck of a brass faucet stands before the panes.",
  },
  "guest-room-tieback-stripe-overcast": {
    kind: "gallery",
    group: "drapery",
    room: "guest room",
    treatment: "pinch-pleat drapery with tiebacks",
    fabric: "ivory linen with a blue and sand stripe",
    caption: "Striped linen in tiebacks, in a guest room",
    alt: "Drapes in ivory linen with blue and sand stripes hang in pinch pleats from a brass rod and are drawn aside by blue tiebacks at a sash window above white beadboard; low sun along the wall finds their folds, and a jug of branches stands at the edge.",
  },
  "detail-ripplefold-sheer-track": {
    kind: "gallery",
    group: "drapery",
    room: "detail",
    treatment: "ripplefold drapery and sheer on ceiling tracks",
    fabric: "brown wool, white sheer",
    caption: "Ripplefold wool over a sheer, hung from the ceiling",
    alt: "Close view of even ripplefold waves in brown wool with low sun across them, hung by small white carriers from a ceiling track; a white sheer hangs from a second track behind, before a green garden.",
  },
  "dining-cornice-nailhead-velvet-dusk": {
    kind: "gallery",
    group: "top-treatments",
    room: "dining room",
    treatment: "shaped cornice over side panels",
    fabric: "tobacco velvet with brass nailheads",
    caption: "A velvet cornice in a dining room, candles lit",
    alt: "A dining room at dusk, seen from the table: a velvet cornice with a shaped lower edge and brass nailheads, and matching drapes, at a window onto a tree and brick houses in the blue evening, one of their windows lit; three candles burn before it, out of focus.",
  },
  "detail-hobbled-roman-ticking": {
    kind: "gallery",
    group: "roman-shades",
    room: "detail",
    treatment: "hobbled Roman shade",
    fabric: "ticking stripe",
    caption: "Hobbled folds in a ticking stripe",
    alt: "View from below of the soft, looped folds of a hobbled Roman shade in cream with russet and sand stripes, daylight coming through the cloth and a garden below its hem.",
  },
  "detail-hem-greek-key-linen": {
    kind: "page",
    group: "drapery",
    room: "detail",
    treatment: "drapery hem with an applied tape",
    fabric: "natural linen with a Greek-key tape",
    caption: "A Greek-key tape on linen, set a hand above the hem",
    alt: "The hem of a linen drape breaking on a herringbone floor in low sun, with a blue and ivory Greek-key tape, stitched along both edges, running across the folds.",
  },
  "hardware-finials-rings-wool": {
    kind: "page",
    group: "drapery",
    room: "detail",
    treatment: "rods, finials and rings",
    fabric: "gray wool",
    caption: "Brass, bronze, blackened steel and oak: four rods and their rings",
    alt: "Four rod ends lie side by side on gray wool twill, the window reflected in them: a brass ball, a bronze urn, a blackened steel cap and a turned oak spear; beside them rings in each.",
  },
  "care-brush-hem-sun": {
    kind: "page",
    group: "drapery",
    room: "detail",
    treatment: "a panel being brushed",
    fabric: "natural linen",
    caption: "A soft brush, and a linen panel in the sun",
    alt: "A clothes brush with a pear-wood back lies on a small wooden stool before a glazed door onto a garden; beside it a linen panel breaks softly on an oak floor in the sun.",
  },
  "living-grommet-slate-street-overcast": {
    kind: "gallery",
    group: "drapery",
    room: "living room",
    treatment: "grommet drapery",
    fabric: "slate-blue linen",
    caption: "Grommet-top linen in a city living room",
    alt: "A slate-blue drape with metal grommets hangs on a black rod, low sun and shadow across its folds, beside a dark-framed window onto a street tree and pale brick fronts; the back of a brown chair stands before it, out of focus.",
  },
  "bedroom-rod-pocket-floral-noon": {
    kind: "gallery",
    group: "drapery",
    room: "bedroom",
    treatment: "rod-pocket drapery",
    fabric: "flowering vine on ivory",
    caption: "Rod-pocket panels in a flowering vine, in a bedroom",
    alt: "Drapes printed with a rose-colored flowering vine are gathered on a bronze rod at a sash window, a ruffle standing above it; low sun lies along pale boarded walls, and pillows and the head of a black iron bed show at the edge.",
  },
  "workroom-table-linen-morning": {
    kind: "about",
    group: "drapery",
    room: "workroom",
    treatment: "a heading being pinned",
    fabric: "slate linen",
    caption: "A heading half pinned on the long table of a workroom",
    alt: "A long oak table seen from its end: the heading of a slate-blue panel lies pinned in pleats along a yardstick, with a dish of pins and black-handled shears beside it; behind them, out of focus, rolls of cloth.",
  },
  "contact-swatches-table-morning": {
    kind: "contact",
    group: "drapery",
    room: "kitchen table",
    treatment: "a window being planned",
    fabric: "cuttings of linen and ticking",
    caption: "Cuttings and a pencil sketch of a window",
    alt: "A wooden table in window light: five pinked cuttings of linen and ticking lie over one another beside a red pencil on a folded sheet with the drawing of a window.",
  },
  "making-cut-chalk-shears": {
    kind: "making",
    group: "drapery",
    room: "workroom",
    treatment: "a length being cut",
    fabric: "slate linen",
    caption: "Cut along the chalk, one thread at a time",
    alt: "Slate-blue linen seen close, along a white chalk line: shears lie open at the end of a cut that follows it, their points toward us; a wedge of tailor’s chalk lies beside them.",
  },
  "making-pins-pleats": {
    kind: "making",
    group: "drapery",
    room: "workroom",
    treatment: "a heading being pleated",
    fabric: "slate linen",
    caption: "Pleats, pinned before they are sewn",
    alt: "The edge of a slate-blue linen heading, close, on a wooden table: its pleats stand folded in three, held with glass-headed pins, and the cloth behind them falls into folds; a yardstick lies before it.",
  },
  "making-hand-tack": {
    kind: "making",
    group: "drapery",
    room: "workroom",
    treatment: "a pleat being tacked",
    fabric: "slate linen",
    caption: "A pleat, tacked by hand",
    alt: "Close view of two pinch pleats in slate-blue linen hanging from brass rings: one is tacked, through the other goes a needle below its tack, the waxed thread hanging from the eye in a bow and a loose end.",
  },
  "making-weighted-hem-corner": {
    kind: "making",
    group: "drapery",
    room: "workroom",
    treatment: "a hem corner",
    fabric: "slate linen, ivory lining",
    caption: "A mitered corner, and the weights that go into it",
    alt: "The back of a slate-blue panel on a wooden table: a broad double hem meets the side hem in a stitched miter round an ivory lining; beside it lie square lead weights and a sewn pouch.",
  },
  "making-dressed-panel": {
    kind: "making",
    group: "drapery",
    room: "workroom",
    treatment: "a panel being dressed",
    fabric: "slate linen",
    caption: "A panel on the rail, tied overnight",
    alt: "A slate-blue pinch-pleated panel hangs from rings on an iron rail against a limewashed wall with the sun on it, its folds run straight and tied with strips of muslin; an ivory panel hangs beside it, not yet tied.",
  },
  "window-bare-panelled": {
    kind: "window",
    group: "drapery",
    room: "sitting room",
    treatment: "a bare window",
    fabric: "none",
    caption: "The same window before it was dressed",
    alt: "A tall white casement window stands bare in a gray-green paneled wall above an oak herringbone floor, a garden outside; a dark jar of blossom stands to the left, a ladder-back chair to the right.",
  },
  "social-card": {
    kind: "social",
    group: "drapery",
    room: "sitting room",
    treatment: "pinch-pleat drapery on French rods",
    fabric: "moss linen",
    caption: "Moss linen at two pairs of French doors",
    alt: "Moss-green linen drapes in pinch pleats either side of white French doors onto a garden, a cream daybed before them.",
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

export function picturesOf(...kinds: readonly PictureKind[]): readonly Picture[] {
  return pictures.filter((entry) => kinds.includes(entry.kind));
}

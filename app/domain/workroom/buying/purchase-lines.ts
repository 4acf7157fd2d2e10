import { optionTexts, shadeControls } from "#app/domain/catalogue/options.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import { controlSide, type Fabric, type Treatment } from "#app/domain/workroom/input/treatment.ts";
import { INCHES_PER_YARD } from "#app/domain/workroom/rounding.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { sundryNames, sundryTable } from "#app/domain/workroom/rules/sundry-table.ts";
import { isLowProfile } from "#app/domain/workroom/tops/cornices.ts";
import { type HardwarePart, ownParts, rodParts } from "./hardware-parts.ts";
import { clothWords, liningWords, partInWords, piecesInWords, sizeInWords } from "./part-words.ts";
import type { PurchaseLine, PurchaseUnit } from "./purchase.ts";

const STOCK = "Stock";

type Add = (unit: PurchaseUnit, amount: number | undefined, thing: Partial<PurchaseLine> & { item: string }) => void;

/** What one treatment of one window needs, thing by thing. `looks` says what a part of what holds it goes by, where the client chose. */
export function purchaseLines(
  window: string,
  treatment: Treatment,
  figures: Figures,
  { inStock }: Pick<ShopRules, "inStock">,
  looks: (part: string) => string = () => "",
): PurchaseLine[] {
  const lines: PurchaseLine[] = [];
  const add: Add = (unit, amount, thing) => {
    if (!amount && !thing.pieces) return;
    const quantity = unit === "each" ? { inches: 0, count: amount ?? 0 } : { inches: amount ?? 0, count: 0 };
    lines.push({ window, supplier: STOCK, unit, repeat: 0, spare: false, com: false, ...quantity, ...thing });
  };
  addCloth(treatment, figures, add);
  if (treatment.newHardware)
    for (const part of rodParts(treatment, figures)) add("each", part.count, named(part, looks(part.part)));
  const built = ownParts(treatment, figures).filter(({ part }) => !figures.plySheets || !fromSheets.includes(part));
  for (const part of built) add("each", part.count, named(part));
  add("each", figures.plySheets, { part: "plywood 1/2", item: partInWords("plywood 1/2", true) });
  addSundries(treatment, figures, inStock, add);
  return lines;
}

/** These are sawn out of sheets of plywood. */
const fromSheets = ["face board", "leg"];

function addCloth(treatment: Treatment, figures: Figures, add: Add) {
  const inches = (inYards: number | undefined) => inYards && inYards * INCHES_PER_YARD;
  const cloth = (part: string, fabric: Fabric | undefined, amount: number | undefined, usual: string) => {
    if (!fabric) return;
    const { repeat, soldIn, com } = fabric;
    const known = { repeat, spare: true, com, cloth: { use: usual, fabric } };
    const bought = { part, ...bolt(fabric, usual), ...known, ...(soldIn !== undefined && { soldIn }) };
    const piece = part === "cloth" ? narrowPiece(treatment, figures) : undefined;
    if (piece) add("yard", 0, { ...bought, pieces: [piece] });
    else add("yard", amount, bought);
  };
  const { fabric, lining = "standard", band, insetBand, trim, contrastWelt, contrast } = treatment;
  cloth("cloth", fabric, inches(figures.faceYards), clothWords.face);
  cloth("band cloth", band?.fabric, figures.bandInches, clothWords.band);
  cloth("band cloth", insetBand?.fabric, figures.insetBandInches, clothWords.insetBand);
  cloth("contrast cloth", contrast, figures.contrastInches, clothWords.contrast);
  cloth("welt cloth", contrastWelt, figures.weltCloth, clothWords.welt);
  add("yard", inches(figures.liningYards), { part: `lining ${lining}`, item: `Lining, ${liningWords[lining]}` });
  add("yard", inches(figures.contrastLiningYards), { part: "lining contrast", item: "Lining, contrast" });
  add("yard", inches(figures.interliningYards), { part: "interlining", item: "Interlining" });
  if (trim)
    add("foot", figures.trimInches, { part: "trim", name: trim.name, item: trim.name, supplier: trim.supplier });
  const { battingDepth, orderWidth, orderHeight } = figures;
  if (battingDepth && !isLowProfile(treatment.style.name)) {
    const item = `Batting, ${formatInches(battingDepth)} deep`;
    add("yard", figures.around, { part: "batting", size: battingDepth, item });
  }
  if (orderWidth !== undefined && orderHeight !== undefined) {
    add("each", 1, hardShade(treatment, [orderWidth, orderHeight]));
  }
}

/** A shade that takes no more than half of plain cloth may lie beside another. */
function narrowPiece({ kind, fabric }: Treatment, { cut, cutWidth, plan }: Figures) {
  const of = fabric?.width;
  if (kind !== "roman" || plan !== "plain" || !of || !cut || !cutWidth || cutWidth > of / 2) return undefined;
  return { across: cutWidth, long: cut, of };
}

function addSundries(treatment: Treatment, figures: Figures, inStock: ShopRules["inStock"], add: Add) {
  // A packet that was frozen before sundries were counted has only the rings of its shades.
  const counted = figures.sundries ?? (treatment.kind === "roman" ? { shadeRings: figures.rings } : {});
  for (const name of sundryNames) {
    const { part, unit } = sundryTable[name];
    if (!inStock[name]) add(unit, counted[name], { part, item: partInWords(part, unit === "each"), step: 1 });
  }
}

/** A factory is told the size, the mount and the control. */
function hardShade(treatment: Treatment, size: readonly [number, number]) {
  const { choices, flags } = treatment;
  const mount = choices.mount === "inside" ? "inside the frame" : "over the frame";
  const control = shadeControls.find((one) => flags[one]);
  const name = control ? handled(control, treatment) : "";
  const item = ["Hard shade", sizeInWords(size), mount, name].filter(Boolean).join(", ");
  return { part: "hard shade", size, mount, name, item, supplier: "" };
}

/** What needs no hand has no side. */
function handled(control: (typeof shadeControls)[number], treatment: Treatment): string {
  const label = optionTexts[control].label.toLowerCase();
  return control === "cordlessControl" ? label : `${label} at the ${controlSide(treatment)}`;
}

/** What is bought by its size is named with it; what hangs from the ceiling says so. */
function named({ part, size, pieces, finished, mount, bypass, side, power }: HardwarePart, look = "") {
  const finish = finished ? look : "";
  const words = [
    partInWords(part, size === undefined && !side),
    size !== undefined && sizeInWords(size),
    piecesInWords(pieces),
    finish,
    mount === "ceiling" && "for the ceiling",
    bypass && "bypass",
    side && `at the ${side}`,
    power === "wired" && "wired",
    power === "plug" && "with a plug",
  ];
  // One by battery, which is the usual one, goes by its side alone.
  const moved = side && power && power !== "battery" ? `${side}, ${power}` : side;
  const name = bypass ? "bypass" : moved;
  return { part, size, finish, mount, ...(name && { name }), item: words.filter(Boolean).join(", ") };
}

/** Cloth without a name goes by what is known of it, so that two unnamed ones are not taken for the same. */
function bolt({ name, supplier, width, repeat }: Fabric, usual: string) {
  const described = `${usual}, ${formatInches(width ?? 0)} wide${repeat > 0 ? `, repeat ${formatInches(repeat)}` : ""}`;
  return { name: name || described, item: name || described, supplier };
}

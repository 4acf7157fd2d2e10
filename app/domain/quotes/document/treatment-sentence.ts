import { chosenControls, isBoughtAsProduct, linings, optionTexts } from "#app/domain/catalogue/options.ts";
import { styleNamed, type TreatmentType, topCategoryLabels } from "#app/domain/catalogue/style.ts";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { askedAnswers } from "#app/domain/orders/answers/answers.ts";
import { type EdgeName, usualEdges } from "#app/domain/orders/answers/edges.ts";
import { hasContrastWelt } from "#app/domain/orders/answers/welt.ts";
import { layersOf } from "#app/domain/orders/places/layers.ts";
import type { TreatmentEntry, Window } from "#app/domain/orders/window.ts";
import { clothsFor, trimName } from "./treatment-words.ts";

/** What the workroom's packet says of a treatment, in words, as of when the quote was sent. Its cloths and options say the window. */
export interface MadeWords {
  /** "drapes drawn as a pair", or nothing. */
  drawn: string;
  /** "on a new brass pole, mounted on the wall". */
  hung: string;
  /** `finished 100" wide with returns, 86" long`. */
  size: string;
  /** The same of a lower tier. */
  lower?: string;
  /** Of a band, in inches. */
  bandWidth: number;
  installed: boolean;
  /** Of each cloth that the client sends, all that the order takes: `2 7/8 yards of Vine, 54" wide`. */
  sends?: readonly string[];
  /** Cloths that the order says the client sends, and that we buy. */
  bought?: readonly string[];
}

/** By the key of the window and the treatment. */
export type PacketWords = Readonly<Record<string, MadeWords>>;

export function wordsKey(windowKey: string, type: TreatmentType): string {
  return `${windowKey} ${type}`;
}

/** What is made of a treatment, as its client reads it, with what is chosen of it. Never a width, a rate or a yard. */
export function treatmentSentence(type: TreatmentType, window: Window, made: MadeWords): string {
  const entry = withBuyers(window.customizations[type] ?? {}, made.bought);
  const { style, customizations: flags = {} } = entry;
  const category = style?.category ? topCategoryLabels[style.category].toLowerCase() : "";
  const cloth = clothsFor("main", entry);
  const named = styleNamed(style?.name ?? "", made.drawn || category);
  const head = [named, cloth && `in ${cloth}`].filter(Boolean).join(" ");
  const control = chosenControls(flags).map((name) => optionTexts[name].label.toLowerCase());
  const said = [
    [head, liningWords(type, entry)].filter(Boolean).join(", "),
    bandWords(type, entry, made.bandWidth),
    trimWords(type, entry),
    type === "tops" ? weltWords(entry) : "",
    ...layerWords(type, entry),
    control.length > 0 ? `with ${control.join(", ")}` : "",
    type === "drapes" ? placeWords(window) : "",
    made.hung,
    ...(made.lower && made.size ? [`upper tier ${made.size}`, `lower tier ${made.lower}`] : [made.size]),
    made.installed ? "made and installed" : "made to measure",
  ];
  const sends = (made.sends ?? []).map((cloth) => ` Please send us ${cloth}.`);
  return `${said.filter(Boolean).join("; ")}.${sends.join("")}`;
}

/** Nobody is asked to send what we buy. */
function withBuyers(entry: TreatmentEntry, bought: readonly string[] = []): TreatmentEntry {
  const { fabrics } = entry;
  if (!fabrics || bought.length === 0) return entry;
  const cloths = fabrics.fabrics.map((cloth) =>
    bought.includes(cloth.name || cloth.link) ? { ...cloth, buyer: "us" as const } : cloth,
  );
  return { ...entry, fabrics: { ...fabrics, fabrics: cloths } };
}

/** One in the cloth of the face goes without saying; a contrast that is named for nothing else is what it is made of. */
function weltWords(entry: TreatmentEntry): string {
  if (!hasContrastWelt(entry)) return "";
  const cloth = clothsFor("welt", entry) || clothsFor("contrast", entry);
  return cloth ? `with a welt in ${cloth}` : "with a contrasting welt";
}

/** What is special about the wall that it hangs from. */
function placeWords({ bay, arch }: Pick<Window, "bay" | "arch">): string {
  const round = bay?.rods === "separate" ? "on a rod for each side" : "on one rod with mitered corners";
  const said = [
    bay && `around the bay, ${round}`,
    arch === "below" && "hung below the arch",
    arch === "cover" && "covering the arch",
  ];
  return said.filter(Boolean).join(", ");
}

/** What hangs behind or below it, how much of the window it covers, what holds it open and what moves it. */
function layerWords(type: TreatmentType, entry: TreatmentEntry): string[] {
  if (type !== "drapes") return [];
  const { coverage, tieBacks, operate } = askedAnswers(type, entry);
  const sheer = layersOf(entry).find(({ layer }) => layer === "sheer")?.entry;
  const cloth = sheer ? [clothsFor("main", sheer), clothsFor("sheer", sheer)].filter(Boolean).join("; ") : "";
  return [
    coverage === "lower" ? "for the lower half of the window" : "",
    coverage === "upper" ? "in two tiers" : "",
    sheer ? `over sheers${cloth && ` in ${cloth}`}` : "",
    tieBacks === "yes" ? "with tie-backs" : "",
    operate === "motor" ? "drawn by a motor" : operate === "wand" ? "drawn by a wand" : "",
  ];
}

const liningSaid: Readonly<Record<(typeof linings)[number], string>> = {
  standardLining: "fully lined",
  blackoutLining: "with blackout lining",
  sheerBatisteLining: "lined with sheer batiste",
  unlined: "unlined",
};

function liningWords(type: TreatmentType, { style, customizations: flags }: TreatmentEntry): string {
  if (!flags) return "";
  const standard = type === "shades" && !isBoughtAsProduct(style?.group) ? "standardLining" : undefined;
  const lining = linings.find((name) => flags[name] === true) ?? standard;
  return [lining && liningSaid[lining], flags.interlining && "interlined"].filter(Boolean).join(" and ");
}

function bandWords(type: TreatmentType, entry: TreatmentEntry, width: number): string {
  const { customizations: flags = {}, answers } = entry;
  if (!flags.edgeBanding && !flags.insetEdgeBanding) return "";
  const cloth = clothsFor("band", entry);
  const band = flags.edgeBanding ? "band" : "inset band";
  return [formatInches(width), cloth, band, onEdges(answers?.bandEdges ?? usualEdges(type))].filter(Boolean).join(" ");
}

function trimWords(type: TreatmentType, entry: TreatmentEntry): string {
  if (!entry.customizations?.decorativeTrim) return "";
  const rows = entry.answers?.trimRows === "2" ? "in two rows" : "";
  return [trimName(entry), onEdges(entry.answers?.trimEdges ?? usualEdges(type)), rows].filter(Boolean).join(" ");
}

const edgesSaid: Readonly<Record<EdgeName, string>> = {
  leading: "leading edges",
  bottom: "hem",
  outer: "outer edges",
  sides: "sides",
};

function onEdges(edges: readonly EdgeName[]): string {
  const named = edges.map((edge) => edgesSaid[edge]);
  const last = named.pop();
  if (last === undefined) return "";
  return `on the ${named.length > 0 ? `${named.join(", ")} and ${last}` : last}`;
}

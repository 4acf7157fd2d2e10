import { namedHardware } from "#app/domain/orders/hardware.ts";
import type { NamedLink } from "#app/domain/orders/window.ts";
import { rodParts } from "#app/domain/workroom/buying/hardware-parts.ts";
import { partInWords } from "#app/domain/workroom/buying/part-words.ts";
import type { MappedWindow } from "#app/domain/workroom/input/map-window.ts";
import type { PacketTreatment, PacketWindow } from "#app/domain/workroom/packet.ts";
import { isSeen, lookFor } from "./hardware-details.ts";

/** What of a rod a client may name by itself. */
type NamedKind = "rod" | "ring" | "finial" | "bracket";

const kindWords: [NamedKind, RegExp][] = [
  ["rod", /\b(rod|pole)/i],
  ["ring", /\brings?\b/i],
  ["finial", /\bfinial/i],
  ["bracket", /\bbracket/i],
];
/** Hardware, but nothing that comes with a rod that is seen. */
const OTHER = /\b(tie-?backs?|hold-?backs?|tassels?|hooks?|tracks?|traverse|wands?|motors?|remotes?|pins?)\b/i;

type OfRods = Readonly<Partial<Record<NamedKind, readonly NamedLink[]>>>;

/** What a client named for an order, by what of a rod it is; a single thing that does not say what it is is the rod. */
export function rodsNamed(hardware: readonly NamedLink[]): OfRods {
  const named = namedHardware(hardware);
  const kindOf = ({ name }: NamedLink) => kindWords.find(([, words]) => words.test(name))?.[0];
  const kinds = Object.groupBy(named, (entry) => kindOf(entry) ?? (OTHER.test(entry.name) ? "other" : "unsaid"));
  const { other: _, unsaid = [], ...said } = kinds;
  return !said.rod && unsaid.length === 1 ? { ...said, rod: unsaid } : said;
}

type Described = Pick<MappedWindow, "ownHardware"> | undefined;

/** What a part of a treatment's rod goes by: the name of its own kind, else that of the rod. */
export function looksOf({ treatment, figures }: PacketTreatment, input: Described, named: OfRods) {
  return (part: string): string => {
    if (!treatment) return "";
    const ordered = named[kindOfPart(part)] ?? named.rod ?? [];
    return lookFor(treatment, figures.hardware?.part, { own: input?.ownHardware, ordered });
  };
}

function kindOfPart(part: string): NamedKind {
  return kindWords.find(([kind]) => kind !== "rod" && part.endsWith(kind))?.[0] ?? "rod";
}

/** What the client named for rods that are seen, where what is ordered is a rod that is not; undefined where all is as named. */
export function orderedOtherwise(
  { treatment, figures: { hardware } }: PacketTreatment,
  input: Described,
  named: OfRods,
): string | undefined {
  const asked = [named.rod, named.ring].flatMap((entries) => entries ?? []).map(({ name, link }) => name || link);
  if (!treatment?.newHardware || !hardware?.part || input?.ownHardware || asked.length === 0) return undefined;
  if (treatment.choices.layer === "back" || isSeen(hardware.part)) return undefined;
  const part = partInWords(hardware.part, false).toLowerCase();
  const why = treatment.choices.underTop ? ", hidden under the top" : "";
  return `The client named ${asked.join("; ")}, and a ${part} is ordered${why}: ask which is meant.`;
}

interface Ordered {
  windows: readonly PacketWindow[];
  inputs?: readonly Described[];
  hardware?: readonly NamedLink[];
}

/**
 * What the client named that is none of the parts which are counted by its name: one fact stands on one line. Where every new
 * rod is hidden behind a top it is the workroom's to choose, and what was named for rods is nothing to buy.
 */
export function namedBeside({ windows, inputs = [], hardware = [] }: Ordered): NamedLink[] {
  const kinds = rodsNamed(hardware);
  const bought = windows.flatMap(({ treatments }) =>
    treatments.flatMap(({ treatment, figures: { hardware } }) =>
      treatment?.newHardware && hardware ? [treatment.choices.underTop || hardware.part === "concealed rod"] : [],
    ),
  );
  const hidden = bought.length > 0 && bought.every(Boolean);
  const counted = new Set<NamedLink>(hidden ? Object.values(kinds).flat() : []);
  for (const [index, { treatments }] of windows.entries()) {
    for (const { treatment, figures } of treatments) {
      if (!treatment?.newHardware) continue;
      const look = (ordered: readonly NamedLink[]) =>
        lookFor(treatment, figures.hardware?.part, { own: inputs[index]?.ownHardware, ordered });
      for (const { part, finished } of rodParts(treatment, figures)) {
        const own = kinds[kindOfPart(part)] ?? [];
        if (finished && look(own) !== look([])) for (const entry of own) counted.add(entry);
      }
    }
  }
  return namedHardware(hardware).filter((entry) => !counted.has(entry));
}

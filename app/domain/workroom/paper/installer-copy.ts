import { formatPhone } from "#app/domain/accounts/phone.ts";
import { mapLink } from "#app/domain/map-link.ts";
import { formatInches, keepFractions } from "#app/domain/measuring/inches.ts";
import { type OrderSite, siteForm, siteLines } from "#app/domain/orders/site/site-form.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import { mappedLabel } from "#app/domain/workroom/input/map-treatment.ts";
import { controlSideInWords, type Treatment } from "#app/domain/workroom/input/treatment.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";
import { inWords } from "#app/domain/workroom/units.ts";
import { partCounted, partsToLoad } from "./bag-labels.ts";
import { aboveFrame, bracketsOnWall, heldOn } from "./bracket-places.ts";
import { panelWidth } from "./finished-sizes.ts";
import { fixingsInWords, screwsOf, toBring } from "./fixings.ts";
import { eyesOf, hardwareDetails } from "./hardware-details.ts";
import { windowNotes } from "./window-notes.ts";

/** Whom it is hung for, and where. */
export interface Visit {
  name: string;
  phone: string;
  /** A line each; none where nobody has said. */
  address: string[];
  site: OrderSite;
}

export interface InstallerFact {
  label: string;
  text: string;
  /** Where a press on it leads: a map, a telephone. */
  link?: string;
}

/** Who signed for what was hung, and when; of each stroke its points, and none where only the name was typed. */
export interface SignedCopy {
  name: string;
  at: string;
  strokes: readonly (readonly number[])[];
}

/** What whoever hangs it takes along: no prices. */
export interface InstallerCopy {
  facts: InstallerFact[];
  signed?: readonly SignedCopy[];
  windows: InstallerWindow[];
}

export interface InstallerWindow {
  key: string;
  name: string;
  treatments: { title: string; load: string[]; fix: string[] }[];
  notes: string[];
}

/** On paper each is a line. */
export function copyLines({ treatments, notes }: InstallerWindow): string[] {
  const lines = treatments.flatMap(({ title, load, fix }) => [
    `${title}. Load: ${load.join("; ")}`,
    ...(fix.length > 0 ? [`Fix: ${fix.join("; ")}`] : []),
  ]);
  return [...lines, ...notes];
}

const powerWords = {
  battery: "by battery, bring the charger",
  plug: "by plug, look for the outlet",
  wired: "wired, look for the wires",
};
const ASK_POWER = "look for the outlet";

/** A rod that hangs higher takes a tall ladder. */
const TALL_INCHES = 120;

export function installerCopy(document: PacketDocument, visit: Visit): InstallerCopy {
  const { packet, inputs, order, rules } = document;
  const highest = Math.max(0, ...packet.windows.flatMap(({ treatments }) => treatments.map(heightOf)));
  const motors = packet.windows.flatMap(({ name, treatments }) => {
    const moved = treatments.find(isMotorized);
    if (!moved?.treatment) return [];
    const { power } = moved.treatment.choices;
    return [`${name}: ${controlSideInWords(moved.treatment)}, ${power ? powerWords[power] : ASK_POWER}`];
  });
  return {
    facts: [...placeFacts(visit), ...siteFacts(visit.site), ...workFacts(highest, motors)],
    windows: packet.windows.flatMap(({ name, treatments }, index) => {
      const input = inputs[index];
      const taken: number[] = [];
      const hung = treatments.flatMap(({ treatment, figures }, at) => {
        const asked = input?.treatments[at];
        if (!treatment || !input || !asked) return [];
        const title = `${mappedLabel(asked)}, ${treatment.style.name}`;
        const parts = partsToLoad(treatment, figures);
        const eyes = treatment.newHardware ? eyesOf(treatment, figures) : 0;
        const load = [
          piecesOf(treatment, figures),
          ...parts.map(partCounted),
          eyes > 0 ? inWords(eyes, "wall eye") : "",
          fixingsInWords(screwsOf(parts, treatment, figures), { ...visit.site, on: heldOn(treatment, figures) }),
        ];
        const chosen = { own: input.ownHardware, ordered: order.hardware };
        const fix = [
          ...hardwareDetails(treatment, figures, chosen, rules.value, taken),
          ...boardPlace(treatment, figures),
          ...clearOfShade(treatment, figures, treatments, rules.value),
        ];
        taken.push(...bracketsOnWall(treatment, figures, rules.value, taken));
        return { title, load: load.filter(Boolean).map(keepFractions), fix: fix.map(keepFractions) };
      });
      const notes = input
        ? windowNotes(input)
            .filter(({ about }) => about !== "Hardware")
            .map(({ about, text }) => keepFractions(`${about}: ${text}`))
        : [];
      // What hangs from another window's rod is loaded and fixed there.
      return hung.length + notes.length > 0 ? [{ key: input?.key ?? name, name, treatments: hung, notes }] : [];
    }),
  };
}

function placeFacts({ name, phone, address }: Visit): InstallerFact[] {
  const where = address.join(", ");
  return [
    { label: "Client", text: name },
    ...(phone ? [{ label: "Telephone", text: formatPhone(phone), link: `tel:${phone.replace(/[^+\d]/g, "")}` }] : []),
    ...(where
      ? [
          {
            label: "Address",
            text: where,
            link: mapLink(where),
          },
        ]
      : []),
  ];
}

/** Shorter than they were asked; what most people answer is said too, for an installer has nothing else to go by. */
const shortLabels: Readonly<Record<string, string>> = {
  neededBy: "Wanted by",
  takeDown: "Take down",
  wall: "Walls",
  callAhead: "Call ahead",
  access: "Getting in",
};

function siteFacts(site: OrderSite): InstallerFact[] {
  const said = new Map(siteLines(site).map(({ name, text }) => [name, text]));
  const usual: Readonly<Record<string, string>> = {
    neededBy: "",
    takeDown: "Nothing was said",
    wall: "Not known",
    callAhead: "Yes, about half an hour before",
    access: "Nothing was said",
  };
  return siteForm.fields.flatMap(({ name }) => {
    const text = said.get(name) ?? usual[name] ?? "";
    const more = name === "wall" ? `. ${toBring(site.wall)}` : "";
    return text ? [{ label: shortLabels[name] ?? name, text: `${text}${more}` }] : [];
  });
}

function workFacts(highest: number, motors: readonly string[]): InstallerFact[] {
  const height = `the highest fixing is ${formatInches(highest)} above the floor`;
  return [
    ...(highest > 0
      ? [{ label: "Ladder", text: highest > TALL_INCHES ? `Tall ladder: ${height}` : `Usual: ${height}` }]
      : []),
    ...(motors.length > 0 ? [{ label: "Motors", text: motors.join("; ") }] : []),
  ];
}

function heightOf({ treatment, figures }: { treatment?: Treatment; figures: Figures }): number {
  const { topToFloor } = treatment?.window ?? {};
  if (topToFloor === undefined) return 0;
  return topToFloor + (figures.rodAbove ?? figures.topAbove ?? figures.shadeAbove ?? 0);
}

function isMotorized({ treatment, figures }: { treatment?: Treatment; figures: Figures }): boolean {
  return treatment?.flags.motorizedControl === true || (figures.hardware?.motors ?? 0) > 0;
}

function piecesOf({ kind }: Treatment, figures: Figures): string {
  const { finishedLength, finishedWidth, finishedHeight, orderWidth, orderHeight, face, longPoint } = figures;
  const by = (wide: number | undefined, high: number | undefined) =>
    wide === undefined || high === undefined ? "" : ` ${formatInches(wide)} x ${formatInches(high)}`;
  if (kind === "drapery" || kind === "sash") {
    const { panels = 1, panelsFinished = Array.from({ length: panels }, () => panelWidth(figures)) } = figures;
    return [...Map.groupBy(panelsFinished, (wide) => wide)]
      .map(([wide, { length }]) => `${length} ${length === 1 ? "panel" : "panels"}${by(wide, finishedLength)}`)
      .join("; ");
  }
  if (kind === "roman") return `1 shade${by(finishedWidth, finishedHeight)}`;
  if (kind === "hard") return `1 shade${by(orderWidth, orderHeight)}`;
  return `1 ${kind}${by(face, longPoint)}`;
}

/** How much room a top leaves above the shade under it and before it. */
function clearOfShade(
  { kind }: Treatment,
  { topAbove, return: back }: Figures,
  treatments: readonly { treatment?: Treatment; figures: Figures }[],
  { boardThickness, shadeDepth, hardShadeDepth }: ShopRules,
): string[] {
  const shade = treatments.find((one) => one.treatment?.kind === "roman" || one.treatment?.kind === "hard");
  if ((kind !== "cornice" && kind !== "valance") || !shade?.treatment || topAbove === undefined) return [];
  if (shade.treatment.choices.mount === "inside" || back === undefined) return [];
  const above = topAbove - boardThickness - (shade.figures.shadeAbove ?? 0);
  const before = back - (shade.treatment.kind === "hard" ? hardShadeDepth : shadeDepth);
  return [`${roomOf(above)} over the shade's upper edge and ${roomOf(before)} before its front`];
}

const roomOf = (inches: number) => (inches > 0 ? formatInches(inches) : "no room");

/** Where a board is fixed; a rod says so itself. */
function boardPlace({ window, kind, choices }: Treatment, figures: Figures): string[] {
  const shade = kind === "roman" || kind === "hard";
  const above = shade ? figures.shadeAbove : figures.topAbove;
  if (figures.hardware || above === undefined) return [];
  if (shade && choices.mount === "inside" && above === 0) return ["against the top of the opening"];
  return [`upper edge ${aboveFrame(above, window)}`];
}

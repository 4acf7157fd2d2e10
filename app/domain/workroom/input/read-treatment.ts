import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import { groupIds, type StyleRef } from "#app/domain/catalogue/style.ts";
import { draperyNumbers, sashFullness, topNumbers } from "#app/domain/catalogue/trade-numbers.ts";
import { DEEPEST_OPENING } from "#app/domain/measuring/opening.ts";
import type { Bay } from "#app/domain/measuring/window-on-wall.ts";
import { type Check, check } from "#app/domain/workroom/checks.ts";
import { controlSides, readChoices, readFlags } from "./choices.ts";
import { readFabric } from "./read-fabric.ts";
import { asOneOf, asRecord, asText, clip, type Fields, fields, isNumber } from "./reading.ts";
import {
  type Band,
  type Edge,
  edges,
  type Kind,
  linings,
  type Treatment,
  type Trim,
  type WindowSizes,
} from "./treatment.ts";

const shadeKinds: Readonly<Record<string, Kind>> = { "soft-shades": "roman", "hard-shades": "hard" };

function kindOf(style: StyleRef): Kind | undefined {
  if (draperyNumbers(style)) return "drapery";
  if (sashFullness(style)) return "sash";
  if (topNumbers(style)) return style.group === "cornice-boards" ? "cornice" : "valance";
  return shadeKinds[style.group];
}

/** A style as it is written, "pleated-tops/Goblet"; undefined for one that is not made. */
function readStyle(written: string): StyleRef | undefined {
  const [group = "", ...name] = written.split("/");
  const known = asOneOf(group, groupIds);
  return known && findStyle(known, name.join("/"));
}

/** Reads whatever it is given. What cannot be used is left out and said in a check; nothing throws. */
export function readTreatment(given: unknown): { treatment?: Treatment; checks: Check[] } {
  const input = asRecord(given);
  const written = asText(input?.style) ?? "";
  const found = readStyle(written);
  const kind = found && kindOf(found);
  if (!input || !found || !kind) {
    const named = written === "" ? "No style is named." : `There is no style called ${clip(written)}.`;
    return { checks: [check("STYLE_UNKNOWN", named)] };
  }
  const checks: Check[] = [];
  const choices = asRecord(input.choices);
  const flags = readFlags({ ...choices, ...asRecord(input.flags) });
  const treatment: Treatment = {
    style: { group: found.group, name: found.name },
    kind,
    window: readWindow(fields(input.window, "window", checks), checks),
    choices: readChoices(fields(input.choices, "sheet", checks)),
    fabric: readFabric(input.fabric, "fabric", checks),
    lining: asOneOf(input.lining, linings),
    interlining: input.interlining === true || flags.interlining,
    band: readBand(input.band, "edge", kind, checks),
    insetBand: readBand(input.insetBand, "inset", kind, checks),
    trim: readTrim(input.trim, kind, checks),
    contrast: readFabric(input.contrast, "contrast", checks),
    contrastWelt: readFabric(input.welt === "contrast" ? {} : input.welt, "welt", checks),
    flags,
    newHardware: input.newHardware === true,
    measured: input.measured !== false,
  };
  return { treatment, checks };
}

function readWindow(window: Fields, checks: Check[]): WindowSizes {
  if (window.flag("bayOpen")) checks.push(check("SIZE_MISSING", "A width of the bay is missing."));
  if (window.flag("besideOpen")) {
    checks.push(check("SIZE_MISSING", "How far apart the windows under one rod are, or how wide one is, is missing."));
  }
  return {
    width: window.size("width"),
    height: window.size("height"),
    topToFloor: window.size("topToFloor"),
    gap: window.distance("gap"),
    room: window.size("room"),
    left: window.distance("left"),
    right: window.distance("right"),
    heightToSill: window.size("heightToSill"),
    insideWidths: window.sizes("insideWidths"),
    insideHeights: window.sizes("insideHeights"),
    insideDiagonals: window.sizes("insideDiagonals"),
    insideDepth: window.number("insideDepth", 0, DEEPEST_OPENING),
    glassWidth: window.size("glassWidth"),
    glassHeight: window.size("glassHeight"),
    archRise: window.distance("archRise"),
    slant: asOneOf(window.value("slant"), controlSides),
    bay: readBay(window.value("bay"), checks),
    together: readTogether(window.value("together"), checks),
  };
}

/** Walls that turn farther make no bay. */
const WIDEST_ANGLE = 120;

function readBay(given: unknown, checks: Check[]): Bay | undefined {
  const bay = asRecord(given);
  if (!bay) return undefined;
  const { sizes, value } = fields(bay, "bay", checks);
  const flats = sizes("flats");
  const listed = value("angles");
  const angles = (Array.isArray(listed) ? listed : [])
    .slice(0, 2)
    .map((angle: unknown) => (isNumber(angle) ? angle : -1));
  const fits =
    flats.length === 3 && angles.length === 2 && angles.every((angle) => angle >= 0 && angle <= WIDEST_ANGLE);
  if (!fits) {
    checks.push(check("SIZE_OUT_OF_RANGE", `A bay has three widths and two angles of up to ${WIDEST_ANGLE} degrees.`));
    return undefined;
  }
  return { flats, angles, rods: asOneOf(bay.rods, ["mitered", "separate"]) ?? "mitered" };
}

const MOST_TOGETHER = 11;

function readTogether(given: unknown, checks: Check[]): WindowSizes["together"] {
  if (!Array.isArray(given)) return [];
  return given.slice(0, MOST_TOGETHER).flatMap((entry) => {
    const next = fields(entry, "next window", checks);
    const [between, width] = [next.distance("between"), next.size("width")];
    if (between === undefined || width === undefined) return [];
    return [{ between, width, right: next.distance("right"), left: next.distance("left") }];
  });
}

/** Where a client who does not say wants a band or a trim. */
const usualEdges: Readonly<Record<Kind, readonly Edge[]>> = {
  drapery: ["leading"],
  sash: ["leading"],
  roman: ["bottom"],
  hard: ["bottom"],
  cornice: ["bottom"],
  valance: ["bottom"],
};

function readEdges(given: unknown, kind: Kind): readonly Edge[] {
  const named = Array.isArray(given) ? edges.filter((edge) => given.includes(edge)) : [];
  return named.length > 0 ? named : usualEdges[kind];
}

function readBand(given: unknown, usual: Band["kind"], kind: Kind, checks: Check[]): Band | undefined {
  const band = asRecord(given);
  if (!band) return undefined;
  const fabric = readFabric(band.fabric ?? { width: band.fabricWidth }, "band", checks);
  if (!fabric) return undefined;
  return {
    kind: asOneOf(band.kind, ["edge", "inset"]) ?? usual,
    edges: readEdges(band.edges, kind),
    width: fields(band, "band", checks).number("width", 1 / 4, 24),
    fabric,
  };
}

function readTrim(given: unknown, kind: Kind, checks: Check[]): Trim | undefined {
  const trim = asRecord(given);
  if (!trim) return undefined;
  return {
    edges: readEdges(trim.edges, kind),
    rows: fields(trim, "trim", checks).whole("rows", 1, 9) ?? 1,
    name: asText(trim.name) ?? "Trim",
    supplier: asText(trim.supplier) ?? "",
  };
}

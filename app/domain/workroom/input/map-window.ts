import type { StyleRef, TreatmentType } from "#app/domain/catalogue/style.ts";
import { treatmentTypes } from "#app/domain/catalogue/style.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { chosenStyles, placeTreatments } from "#app/domain/measuring/placement.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { windowOnWall } from "#app/domain/measuring/window-on-wall.ts";
import { isSash } from "#app/domain/orders/answers/answers.ts";
import {
  furtherSize,
  furtherSizesOf,
  insideDiagonals,
  insideHeights,
  insideWidths,
} from "#app/domain/orders/answers/further-sizes.ts";
import type { Obstruction } from "#app/domain/orders/answers/nearby.ts";
import { placementAnswers, rodAboveFrame } from "#app/domain/orders/answers/placement-answers.ts";
import {
  type HardwareChoice,
  hardwareAt,
  rodSize,
  type WindowHardware,
} from "#app/domain/orders/answers/window-hardware.ts";
import { asksForSuggestion } from "#app/domain/orders/hardware.ts";
import { layersOf } from "#app/domain/orders/places/layers.ts";
import { placeInches } from "#app/domain/orders/places/place-inches.ts";
import type { NamedLink, Window } from "#app/domain/orders/window.ts";
import type { ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import type { Choices } from "./choices.ts";
import type { FindFabric } from "./map-fabrics.ts";
import { type MappedTreatment, mapTreatment } from "./map-treatment.ts";
import { type Said, said } from "./said.ts";
import type { WindowSizes } from "./treatment.ts";

/** The order's own answers, which are each window's default. */
export interface OrderHardware {
  hardwareChoice: boolean | null;
  hardware: readonly NamedLink[];
}

export interface MapOptions {
  rules: ShopRules;
  findFabric?: FindFabric;
  /** Along the shaped lower edge of a top, as the drawing measures it. */
  measureEdge?: (style: StyleRef, face: number, longPoint: number) => MeasuredEdge | undefined;
}

interface MeasuredEdge {
  length: number;
  shortPoint: number;
  points?: readonly (readonly [across: number, down: number])[];
}

export function edgeChoices({ length, shortPoint, points }: MeasuredEdge): Partial<Choices> {
  return { edgeLength: length, shortPoint, ...(points && { edgePoints: points.flat() }) };
}

/** One window as the engine takes it, with who said what. `computePacket({ windows: [...] }, rules)` reads a list of these. */
export interface MappedWindow {
  /** The identity of the window in its order. */
  key: string;
  name: string;
  window: WindowSizes;
  /** Whether the final measure is done is the owner's to say. */
  measured: boolean;
  treatments: MappedTreatment[];
  hardware: Said<HardwareChoice>;
  /** Finish, thickness and sizes, where this window has its own. */
  ownHardware: WindowHardware | undefined;
  nearby: Said<readonly Obstruction[]>;
  nearbyNote: string;
  note: string;
}

/** From a stored window to what the engine computes; whatever was not asked stands as most people want it, and says so. */
export function mapWindow(window: Window, order: OrderHardware, options: MapOptions): MappedWindow {
  const suggest = asksForSuggestion(order.hardware);
  const hardware = said<HardwareChoice>(
    hardwareAt(window.hardware, { hardwareChoice: order.hardwareChoice, suggest }),
    "new",
  );
  const edge = edgeOfTop(window, options);
  return {
    key: window.key,
    name: window.name,
    window: mapSizes(window),
    measured: false,
    treatments: treatmentTypes.flatMap((type) => {
      const entry = window.customizations[type];
      if (!entry?.style || entry.sharedWith) return [];
      const shared = { newHardware: hardware.value !== "keep", find: options.findFabric };
      const hung = type === "drapes" && !isSash(entry.style);
      const besides = hung ? layersOf(entry) : [];
      const front: Partial<Choices> = besides.some(({ layer }) => layer === "sheer") ? { layer: "front" } : {};
      const choices = {
        ...(hung ? { ...placeChoices(window), ...rodChoices(window), ...front } : {}),
        ...(type === "drapes" ? {} : { arch: window.arch }),
        ...(type === "tops" ? edge : {}),
      };
      return [
        mapTreatment(type, { ...entry, style: entry.style }, { ...shared, choices }),
        ...besides.map(({ layer, entry: own }) => {
          const back: Partial<Choices> = layer === "sheer" ? { layer: "back" } : {};
          return mapTreatment(type, own, { ...shared, layer, choices: { ...placeChoices(window), ...back } });
        }),
      ];
    }),
    hardware,
    // What hangs from another window's rod has none of its own.
    ownHardware: window.customizations.drapes?.sharedWith ? undefined : window.hardware,
    nearby: said(window.nearby, []),
    nearbyNote: window.nearbyNote ?? "",
    note: window.note ?? "",
  };
}

function mapSizes(window: Window): WindowSizes {
  const { measurements, sizes } = window;
  const seven = parseMeasurements(measurements);
  const { bay, archRise, beside, bayOpen, besideOpen } = placeInches(window);
  const diagonals = furtherSizesOf(sizes, insideDiagonals);
  return {
    width: seven.widthOfWindow ?? undefined,
    height: seven.heightOfWindow ?? undefined,
    topToFloor: seven.heightFromTopOfWindowToFloor ?? undefined,
    gap: seven.heightFromWindowFrameToCeiling ?? undefined,
    room: seven.heightFromFloorToCeiling ?? undefined,
    left: seven.distanceFromWindowFrameToLeftWall ?? undefined,
    right: seven.distanceFromWindowFrameToRightWall ?? undefined,
    heightToSill: furtherSize(sizes, "heightToSill"),
    insideWidths: furtherSizesOf(sizes, insideWidths),
    insideHeights: furtherSizesOf(sizes, insideHeights),
    insideDepth: furtherSize(sizes, "insideDepth"),
    glassWidth: furtherSize(sizes, "glassWidth"),
    glassHeight: furtherSize(sizes, "glassHeight"),
    ...(diagonals.length === insideDiagonals.length ? { insideDiagonals: diagonals } : {}),
    ...(archRise === undefined ? {} : { archRise }),
    ...(window.slant ? { slant: window.slant } : {}),
    ...(bay ? { bay } : {}),
    ...(beside.length > 0 ? { together: beside } : {}),
    ...(bayOpen ? { bayOpen } : {}),
    ...(besideOpen ? { besideOpen } : {}),
  };
}

/** Where on the window its drapes are. */
function placeChoices({ sizes, arch, ends }: Window): Partial<Choices> {
  return { railFromTop: furtherSize(sizes, "railFromTop"), arch, ends };
}

/** A rod that is kept hangs where it hangs. Panels over the glass have rods of their own. */
function rodChoices({ hardware, measurements }: Window): Partial<Choices> {
  const { heightFromTopOfWindowToFloor: topToFloor } = parseMeasurements(measurements);
  return {
    rodWidth: rodSize(hardware, "rodWidth"),
    rodAbove: rodAboveFrame(rodSize(hardware, "rodToFloor"), topToFloor),
    projection: rodSize(hardware, "rodStandsOut"),
  };
}

/** The size of a top comes first, because its edge is measured at that size. */
function edgeOfTop(window: Window, { rules, measureEdge }: MapOptions): Partial<Choices> {
  const { customizations } = window;
  const style = customizations.tops?.style;
  if (!style || !measureEdge) return {};
  const measured = parseMeasurements(window.measurements);
  const site = { ...window, topToFloor: measured.heightFromTopOfWindowToFloor };
  const wall = windowOnWall(resolveMeasurements(measured));
  const { top } = placeTreatments(wall, chosenStyles(customizations), rules, placementAnswers(site, customizations));
  const edge = top && measureEdge(style, top.face, top.longPoint);
  return edge ? edgeChoices(edge) : {};
}

/** For a treatment by its type among those of a mapped window; of drapes themselves, not of what hangs besides. */
export function mappedTreatment({ treatments }: MappedWindow, type: TreatmentType): MappedTreatment | undefined {
  return treatments.find((treatment) => treatment.type === type);
}

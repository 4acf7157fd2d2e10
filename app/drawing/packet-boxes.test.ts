import fc from "fast-check";
import { expect, test } from "vitest";
import { styles } from "#app/domain/catalogue/catalogue.ts";
import { styleKey, type TreatmentType } from "#app/domain/catalogue/style.ts";
import { parseMeasurements } from "#app/domain/measuring/measurement-texts.ts";
import { chosenStyles } from "#app/domain/measuring/placement.ts";
import {
  type ChangedPlacement,
  defaultPlacementRules,
  type PlacementRules,
  placementBy,
} from "#app/domain/measuring/placement-rules.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { questions } from "#app/domain/orders/answers/questions.ts";
import type { WindowPlace } from "#app/domain/orders/places/place.ts";
import type { TreatmentEntry, Window } from "#app/domain/orders/window.ts";
import { pocketSpan } from "#app/domain/workroom/drapery/pocket-span.ts";
import type { Figures } from "#app/domain/workroom/figures.ts";
import { mapWindow } from "#app/domain/workroom/input/map-window.ts";
import { computePacket } from "#app/domain/workroom/packet.ts";
import { changedPlacement } from "#app/domain/workroom/rules/changed-rules.ts";
import { type NumberRule, ruleTable } from "#app/domain/workroom/rules/rule-table.ts";
import { defaultShopRules, type ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { tailOf } from "#app/domain/workroom/shades/lift-lines.ts";
import { placeStraps, placeSwags, placeTies } from "#app/drawing/tops/hems.ts";
import type { HeadingLook } from "./drapery/headings.ts";
import { answersToDraw } from "./drawn-answers.ts";
import { newEasel } from "./easel.ts";
import { drawBrackets } from "./hardware.ts";
import { type Hanging, type Layout, layOut } from "./layout.ts";
import { findLooks } from "./looks.ts";
import { sewnBy } from "./shades/shade-table.ts";
import { swoopEnds } from "./shades/slump.ts";
import { rowCount } from "./shades/stack.ts";
import { boxesAcross, pleatsBetween } from "./tops/box-pleats.ts";
import { slits } from "./tops/draw-valance.ts";
import { measureBody } from "./tops/valance-body.ts";
import type { ValanceLook, Work } from "./tops/valance-table.ts";

const eighths = (min: number, max: number) => fc.integer({ min: min * 8, max: max * 8 }).map((value) => value / 8);
const oneOf = (name: keyof typeof questions) =>
  fc.option(fc.constantFrom(...questions[name].answers.map(({ value }) => value)), { nil: undefined });

const anyAnswers = fc.record({
  coverage: oneOf("coverage"),
  operate: oneOf("operate"),
  draw: oneOf("draw"),
  panelWidths: oneOf("panelWidths"),
  length: oneOf("length"),
  mount: oneOf("mount"),
  depth: oneOf("depth"),
});

const anyRoom = fc.record({
  width: eighths(24, 120),
  height: eighths(30, 84),
  below: eighths(4, 40),
  gap: eighths(4, 30),
  left: eighths(0, 40),
  right: eighths(0, 40),
});

const inches = (min: number, max: number) => eighths(min, max).map(String);
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 3 });
const end = fc.constantFrom("wall" as const, "corner" as const);

/** What a client says is special about a window, one thing of each kind or none. */
const anyPlace = fc.record({
  ends: maybe(fc.tuple(end, end)),
  arch: maybe(fc.constantFrom("above" as const, "below" as const, "cover" as const)),
  archRise: maybe(inches(4, 20)),
  together: maybe(
    fc.array(fc.record({ between: inches(2, 30), width: inches(24, 48), right: inches(0, 40) }), { maxLength: 3 }),
  ),
});
const anyBay = maybe(
  fc.record({
    flats: fc.tuple(inches(24, 40), inches(30, 80), inches(24, 40)),
    angles: fc.constantFrom([30, 30], [45, 45], [90, 90]),
    rods: fc.constantFrom("mitered" as const, "separate" as const),
  }),
);
const anyBesides = fc.record({ sheer: maybe(fc.constant({})), lower: maybe(fc.constant({})) });

const maybeSize = (min: number, max: number) => fc.option(eighths(min, max).map(String), { nil: undefined });
const anySite = fc.record({
  rodWidth: maybeSize(30, 140),
  rodToFloor: maybeSize(70, 130),
  casing: eighths(1, 4),
});

const anyOf = (treatment: TreatmentType) =>
  fc.option(fc.constantFrom(...styles.filter((style) => style.treatment === treatment)));

type Room = { width: number; height: number; below: number; gap: number; left: number; right: number };
type Site = { rodWidth: string | undefined; rodToFloor: string | undefined; casing: number };

function windowIn(
  room: Room,
  { rodWidth, rodToFloor, casing }: Site,
  customizations: Window["customizations"],
  place: WindowPlace = {},
): Window {
  const { width, height, below, gap, left, right } = room;
  const [insideWidth, insideHeight] = [String(width - 2 * casing), String(height - 2 * casing)];
  return {
    id: "LF-1-1",
    key: "LF-1-key1---",
    name: "Bay",
    measurements: {
      widthOfWindow: String(width),
      heightOfWindow: String(height),
      heightFromTopOfWindowToFloor: String(height + below),
      heightFromWindowFrameToCeiling: String(gap),
      heightFromFloorToCeiling: String(height + below + gap),
      distanceFromWindowFrameToLeftWall: String(left),
      distanceFromWindowFrameToRightWall: String(right),
    },
    customizations,
    sizes: {
      heightToSill: String(height - casing),
      insideWidthTop: insideWidth,
      insideWidthMiddle: insideWidth,
      insideHeightLeft: insideHeight,
      glassWidth: insideWidth,
      glassHeight: insideHeight,
    },
    ...place,
    ...(rodWidth || rodToFloor ? { hardware: { choice: "keep", rodWidth, rodToFloor } } : {}),
  };
}

/** The picture of a window, its shade down and its drapes closed, and the figures of its packet, by the same rules. */
function drawAndCompute(window: Window, rules: ShopRules) {
  const { customizations } = window;
  const mapped = mapWindow(window, { hardwareChoice: true, hardware: [] }, { rules });
  const packet = computePacket({ windows: [mapped] }, rules).windows[0]?.treatments ?? [];
  const figuresOf = (...kinds: string[]) =>
    packet.find(({ treatment }) => treatment && kinds.includes(treatment.kind))?.figures;
  const chosen = chosenStyles(customizations);
  const resolved = resolveMeasurements(parseMeasurements(window.measurements));
  const answers = answersToDraw(resolved, window, customizations);
  const pose = { closed: true, raise: 0 };
  const sent = placementBy(asSent(changedPlacement(rules)));
  const tooHigh = packet.some(({ checks }) => checks.some(({ code }) => code === "ROD_ABOVE_CEILING"));
  const looks = findLooks(chosen);
  const draperies = packet.filter(({ treatment }) => treatment?.kind === "drapery");
  const upper = draperies.some(({ treatment }) => treatment?.choices.coverage === "upper");
  const layers = {
    sheer: draperies.find(({ treatment }) => treatment?.choices.layer === "back")?.figures,
    lower: upper ? draperies.find(({ treatment }) => treatment?.choices.coverage === "lower")?.figures : undefined,
  };
  return { layout: layOut(resolved, chosen, looks, pose, sent, answers), figuresOf, layers, tooHigh, looks, sent };
}

/** To an eighth of an inch: nothing on a tape is finer. */
const same = (drawn: number | undefined, computed: number | undefined) => {
  expect(computed).toBeDefined();
  expect(Math.abs((drawn ?? Number.NaN) - (computed ?? Number.NaN))).toBeLessThanOrEqual(1 / 8);
};

const total = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0);

/** What a browser gets is what a page can carry. */
const asSent = (changed: ChangedPlacement): ChangedPlacement => JSON.parse(JSON.stringify(changed));

function compare(window: Window, rules = defaultShopRules) {
  const { layout, figuresOf, layers, tooHigh, looks, sent } = drawAndCompute(window, rules);
  // Where a rod has no room under the ceiling the packet says so and cannot be frozen, and the picture lowers it.
  if (tooHigh) return;
  const { hanging, besides = [], sash, shade, top } = layout;
  const drapes = figuresOf("drapery");
  if (hanging && drapes) {
    const rods = [hanging, ...besides.flatMap((each) => (each.layer === "bay" ? [each.hanging] : []))];
    const made = drapes.parts ?? [drapes];
    expect(rods).toHaveLength(made.length);
    const stays = customizationsStay(window) && !drapes.parts;
    for (const [index, figures] of made.entries())
      compareDrapes(rods[index] ?? hanging, looks.heading, { layout, figures, stays, rules: sent });
  }
  for (const layer of ["sheer", "lower"] as const) {
    const figures = layers[layer];
    const drawn = besides.filter((each) => each.layer === layer);
    const made = figures && hanging ? (figures.parts ?? [figures]) : [];
    expect(drawn).toHaveLength(made.length);
    const stays = layer === "lower" && customizationsStay(window) && !figures?.parts;
    for (const [index, each] of drawn.entries())
      compareDrapes(each.hanging, each.look, { layout, figures: made[index] ?? {}, stays, rules: sent });
  }
  const stretched = figuresOf("sash");
  if (sash && stretched) same(sash.width, stretched.rodWidth);
  const hung = figuresOf("roman", "hard");
  if (shade) {
    same(shade.width, hung?.finishedWidth ?? hung?.orderWidth);
    same(shade.height, hung?.finishedHeight ?? hung?.orderHeight);
    const look = looks.shade && sewnBy(looks.shade, sent);
    if (look?.foot === "fans" || look?.foot === "smile") {
      const { finishedWidth = 0, liftAt = [] } = hung ?? {};
      const inset = look.foot === "fans" ? tailOf(finishedWidth) : 0;
      const drawn = swoopEnds(finishedWidth, inset, sent);
      expect(drawn).toHaveLength(liftAt.length);
      // The hem of a soft Roman is drawn up at its very sides; the cord runs an inch and a half further in.
      for (const [index, at] of drawn.entries()) expect(Math.abs(at - (liftAt[index] ?? 0))).toBeLessThanOrEqual(1.5);
    }
    if (look?.foot === "stack") expect(rowCount(look, hung?.finishedHeight ?? 0)).toBe(hung?.rows);
  }
  const board = figuresOf("cornice", "valance");
  if (top) {
    same(top.width, board?.face);
    same(top.height, board?.longPoint);
    if (looks.valance && board) compareValance(looks.valance, top, board, sent);
  }
}

interface MadeDrapes {
  layout: Layout;
  figures: Figures;
  stays: boolean;
  rules: PlacementRules;
}

function compareDrapes(hanging: Hanging, look: HeadingLook | undefined, made: MadeDrapes) {
  const { layout, figures, stays, rules } = made;
  if (figures.finishedLength === undefined) return;
  const { rod, panels, clothTop, hem } = hanging;
  same(rod.x1 - rod.x0, figures.rodWidth);
  same(layout.frame.y - rod.y, figures.rodAbove);
  same(hem - clothTop, figures.finishedLength);
  same(clothTop - rod.y, figures.headingTop);
  expect(rod.ceiling !== undefined).toBe(figures.mount === "ceiling");
  expect(panels).toHaveLength(figures.panels ?? 0);
  // A pocket ends where a bracket holds its rod.
  const span = figures.hang === "pocket" ? pocketSpan(figures) : undefined;
  const across = (span ? span.to - span.from : (figures.rodWidth ?? 0)) / panels.length;
  if (span) same((panels[0]?.x ?? 0) - rod.x0, span.from);
  const [left = 0, right = 0] = figures.returns ?? [];
  const fronts = (figures.panelsFinished ?? []).map((finished, index) => finished - (index === 0 ? left : right));
  for (const [index, { width }] of panels.entries()) same(width, stays ? Math.min(across, fronts[index] ?? 0) : across);
  if (figures.extension) same(0 - rod.x0, figures.extension[0]);
  expect(drawBrackets(newEasel("e", rules), hanging.hang, rod)).toHaveLength(figures.hardware?.brackets ?? 0);
  for (const [index, panel] of panels.entries()) compareHeading(look, panel, index, figures, rules);
}

/** Boxes, pleats and whatever is tied or laid over a valance, as many as are sewn and where they are. */
function compareValance(look: ValanceLook, top: NonNullable<Layout["top"]>, board: Figures, rules: PlacementRules) {
  const { width, height, sewn } = top;
  const body = measureBody(look, width, height, rules, sewn);
  const parts = board.boxes?.sizes ?? board.boxes?.panels ?? [];
  const edges = [0, ...parts].map((_, index) => total(parts.slice(0, index)));
  const drawn: { [kind in Work["kind"]]?: () => void } = {
    boxes: () => {
      const ends = boxesAcross(body).flatMap(({ from, to }) => [from, to]);
      expect(ends).toHaveLength(edges.length);
      for (const [index, end] of ends.entries()) same(end, edges[index]);
    },
    boxPleats: () => {
      const pleats = pleatsBetween(body, 0);
      expect(pleats).toHaveLength(board.pleats ?? 0);
      for (const [index, { from }] of pleats.entries()) same(from, edges[index]);
    },
    invertedPleats: () => expect(slits(body).length + (board.ties ? 0 : 2)).toBe(board.pleats),
    pinches: () => expect(body.joints).toHaveLength(board.pleats ?? 0),
    pinchPleats: () => expect(sewn.schedules?.[0]?.spaces).toEqual(board.schedules?.[0]?.spaces),
    swags: () => expect(placeSwags({ from: 7 }, width, sewn.swags ?? 0)).toHaveLength(board.swags ?? 0),
    straps: () => expect(placeStraps(width)).toHaveLength(board.straps ?? 0),
    ties: () => expect(placeTies(width, rules)).toHaveLength(board.ties ?? 0),
    tongues: () => expect(body.joints).toHaveLength(board.tongues ?? 0),
  };
  for (const { kind } of look.work) drawn[kind]?.();
}

const customizationsStay = ({ customizations }: Window) => customizations.drapes?.answers?.draw === "stationary";

type Panel = NonNullable<ReturnType<typeof layOut>["hanging"]>["panels"][number];

/** Pleats, waves and rings that are seen are those that are sewn. */
function compareHeading(
  heading: HeadingLook | undefined,
  { spaces = 0, covers = 0 }: Panel,
  index: number,
  drapes: Figures,
  rules: PlacementRules,
) {
  const finished = drapes.panelsFinished?.[index] ?? 0;
  const alike = drapes.schedules?.filter((schedule) => Math.abs(schedule.finished - finished) <= 1 / 8) ?? [];
  const pleats = alike.length > 0 ? alike.map((schedule) => schedule.pleats.length) : [drapes.pleatsPerPanel];
  if (drapes.pleatsPerPanel) expect(pleats).toContain(spaces + 1);
  if (drapes.carriersPerPanel) expect(spaces).toBe(Math.max(2, drapes.carriersPerPanel / 2));
  if (heading?.spacing !== "rings") return;
  const hung = (drapes.hardware?.rings ?? drapes.hardware?.carriers ?? 0) / (drapes.panels ?? 1);
  // What is not seen hangs on the return; no space that is seen is wider than the rule.
  expect(spaces + 1).toBeLessThanOrEqual(Math.max(3, hung));
  if (spaces > 2) expect((covers - 1.5) / spaces).toBeLessThanOrEqual(rules.ringSpacing + 0.01);
}

/** What hangs is a style of each kind or none, every one with the same answers: what it does not ask it does not read. */
function entryOf(style: (typeof styles)[number], given: { mount?: string | undefined }): TreatmentEntry {
  // Nothing but drapes is ever hung from the ceiling.
  const ceiling = given.mount === "ceiling" && style.treatment !== "drapes";
  const answers = ceiling ? { ...given, mount: undefined } : given;
  return { style: { ...style, category: style.category }, answers } as TreatmentEntry;
}

test("with any answers the rod, the panels, the shade and the top are drawn as they are made", () => {
  fc.assert(
    fc.property(
      anyRoom,
      anySite,
      anyAnswers,
      anyOf("drapes"),
      anyOf("shades"),
      anyOf("tops"),
      (room, site, answers, drapes, shades, tops) => {
        const customizations = {
          ...(drapes ? { drapes: entryOf(drapes, answers) } : {}),
          ...(shades ? { shades: entryOf(shades, answers) } : {}),
          ...(tops ? { tops: entryOf(tops, answers) } : {}),
        };
        compare(windowIn(room, site, customizations));
      },
    ),
    { numRuns: 400 },
  );
});

test("wherever a window is and whatever hangs behind or below, rods and panels are drawn as they are made", () => {
  fc.assert(
    fc.property(
      anyRoom,
      anySite,
      anyAnswers,
      anyOf("drapes"),
      anyOf("tops"),
      anyPlace,
      anyBay,
      anyBesides,
      (room, site, answers, drapes, tops, place, bay, besides) => {
        const customizations = {
          ...(drapes ? { drapes: { ...entryOf(drapes, answers), ...besides } } : {}),
          ...(tops ? { tops: entryOf(tops, answers) } : {}),
        };
        // A bay goes round its own corners, and stands by itself.
        compare(windowIn(room, bay ? ownRod : site, customizations, bay ? { bay } : place));
      },
    ),
    { numRuns: 600 },
  );
});

/** Some rules of those that decide where anything hangs, as far off as the owner may set them. */
const anyRules = fc
  .record(
    Object.fromEntries(
      (Object.keys(ruleTable) as NumberRule[])
        .filter((name) => Object.hasOwn(defaultPlacementRules, name))
        .map((name) => {
          const { least, most } = ruleTable[name];
          return [name, eighths(Math.max(least, 1 / 8), Math.max(least, Math.min(most, 40)))];
        }),
    ),
    { requiredKeys: [] },
  )
  .chain((numbers) =>
    fc
      .record({
        rings: eighths(-3, 3),
        grommets: eighths(-4, 1),
        fullness: eighths(1, 4),
        board: eighths(3, 12),
        ordinaryDepth: eighths(10, 20),
      })
      .map(
        ({ rings, grommets, fullness, board, ordinaryDepth }): ShopRules => ({
          ...defaultShopRules,
          ...numbers,
          headingTop: { ...defaultShopRules.headingTop, rings, grommets },
          fullness: { ...defaultShopRules.fullness, "pleated-tops/Goblet": fullness, "plain-top/Plain Top": fullness },
          boardLumber: [board],
          topDepth: { ...defaultShopRules.topDepth, ordinary: ordinaryDepth },
        }),
      ),
  );

test("by any rules of the owner's they are drawn as they are made", () => {
  fc.assert(
    fc.property(
      anyRules,
      anyRoom,
      anySite,
      anyAnswers,
      anyOf("drapes"),
      anyOf("shades"),
      anyOf("tops"),
      (rules, room, site, answers, drapes, shades, tops) => {
        const customizations = {
          ...(drapes ? { drapes: entryOf(drapes, answers) } : {}),
          ...(shades ? { shades: entryOf(shades, answers) } : {}),
          ...(tops ? { tops: entryOf(tops, answers) } : {}),
        };
        compare(windowIn(room, site, customizations), rules);
      },
    ),
    { numRuns: 400 },
  );
});

const ordinary: Room = { width: 48, height: 60, below: 24, gap: 12, left: 36, right: 36 };
const ownRod: Site = { rodWidth: undefined, rodToFloor: undefined, casing: 2 };

test.each(styles.map((style) => [styleKey(style), style] as const))("%s is drawn as it is made", (_, style) => {
  for (const draw of ["pair", "left", "right", "stationary"]) {
    for (const mount of ["outside", "inside"]) {
      for (const length of ["floor", "puddle", "sill"]) {
        const answers = { draw, mount, length, depth: "deeper" };
        compare(windowIn(ordinary, ownRod, { [style.treatment]: entryOf(style, answers) }));
      }
    }
  }
});

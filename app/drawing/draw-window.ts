import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { FabricLook } from "#app/domain/fabrics/fabric-look.ts";
import type { MeasurementName, Measurements } from "#app/domain/measuring/measurements.ts";
import { chosenStyles } from "#app/domain/measuring/placement.ts";
import { type ChangedPlacement, placementBy } from "#app/domain/measuring/placement-rules.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { askedAnswers } from "#app/domain/orders/answers/answers.ts";
import { namedLooks } from "#app/domain/orders/answers/fabric-looks.ts";
import { hasContrastWelt } from "#app/domain/orders/answers/welt.ts";
import { layersOf } from "#app/domain/orders/places/layers.ts";
import type { WindowPlace } from "#app/domain/orders/places/place.ts";
import type { ChosenStyle, Customizations, TreatmentEntry, Window } from "#app/domain/orders/window.ts";
import { drawDrapes } from "#app/drawing/drapery/draw-drapes.ts";
import { drawSash, SASH_POCKET, SASH_RUFFLE } from "#app/drawing/drapery/draw-sash.ts";
import { drawTieBacks } from "#app/drawing/drapery/draw-tie-backs.ts";
import type { HeadingLook } from "#app/drawing/drapery/headings.ts";
import { fullnessOf } from "#app/drawing/drapery/spacing.ts";
import { dyeOf } from "#app/drawing/fabric/dye.ts";
import { repeatNote } from "#app/drawing/fabric/repeat-note.ts";
import { ivory, usualLooks } from "#app/drawing/fabric/usual-looks.ts";
import { drawControl } from "#app/drawing/shades/controls.ts";
import { drawShade } from "#app/drawing/shades/draw-shade.ts";
import { drawCornice } from "#app/drawing/tops/draw-cornice.ts";
import { drawValance, valanceFullness } from "#app/drawing/tops/draw-valance.ts";
import { makeCloth, type Worn } from "./cloth.ts";
import { assumptionNotes, describeScene, describeTitle, drawnNote } from "./describe.ts";
import { placeNotes } from "./describe-place.ts";
import { drawDimensions } from "./dimensions.ts";
import { answersToDraw, poleOf } from "./drawn-answers.ts";
import { type Easel, fill, gradient, layer, newEasel, paint, stops } from "./easel.ts";
import { drawPole } from "./hardware.ts";
import { HEADING_IN_SIGHT, isHeadingInSight } from "./heading-in-sight.ts";
import { type Hanging, type Layout, layOut } from "./layout.ts";
import { findLooks, type Looks } from "./looks.ts";
import { INK } from "./palette.ts";
import { drawRoom } from "./room.ts";
import { at, type Box, d, group, type Scene, type Shape } from "./scene.ts";
import { type Setting, viewOf } from "./view.ts";

export interface DrawingOptions {
  /** Makes gradients and symbols unique on a page that holds several drawings. */
  id?: string;
  /** Instead of what was named for it. */
  fabrics?: { readonly [type in TreatmentType]?: FabricLook };
  /** Drapes drawn across the window. */
  closed?: boolean;
  /** How far the shade is raised, 0 to 1. */
  raise?: number;
  /** Carry the seven measurements as dimension lines. */
  dimensions?: boolean;
  /** The measurement being asked for. */
  focus?: MeasurementName;
  /** Say which values are typical ones. A drawing that is of nobody's window has none to say it of. */
  notes?: boolean;
  /** Without one it ends at both sides in nothing, the room with it. */
  setting?: Setting | undefined;
  /** In pixels, at any size. */
  lineWeight?: number;
  /** What stands beside the choices and decides where they hang. */
  site?: (Pick<Window, "sizes" | "hardware"> & WindowPlace) | undefined;
  /** What the owner changed of the rules that things hang by. A window of nobody's hangs as in every house. */
  rules?: ChangedPlacement | undefined;
}

/** The client's own window, to scale in inches, with whatever has been chosen for it so far. Never throws. */
export function drawWindow(measurements: Measurements, chosen: Customizations, options: DrawingOptions = {}): Scene {
  const { easel, resolved, styles, looks, layout, customizations, site } = prepare(measurements, chosen, options);
  const seen = isHeadingInSight(layout, styles.tops) ? [HEADING_IN_SIGHT] : [];
  const own = placeNotes(site, chosen, resolved);
  const notes = options.notes === false ? [] : [...assumptionNotes(resolved), ...own, ...seen];
  const repeats = repeatNote(customizations, resolved);
  const note = notes.length > 0 ? (drawnNote(resolved) ?? notes[0]) : undefined;
  const viewBox = viewOf(layout, options.dimensions ?? false, note !== undefined, options.setting);
  const shapes = [
    drawRoom(easel, options.dimensions ? layout : withoutWalls(layout), viewBox, options.setting),
    ...drawShadeLayer(easel, looks, layout, customizations, options),
    ...drawDrapesLayer(easel, looks, layout, customizations, options),
    ...drawTopLayer(easel, looks, layout, customizations, options),
    ...(options.dimensions ? [drawDimensions(layout, resolved, viewBox, { focus: options.focus })] : []),
    ...(note ? [drawNote(note, viewBox)] : []),
  ];
  return {
    id: easel.id,
    viewBox,
    lineWeight: options.lineWeight ?? 1,
    title: describeTitle(customizations, resolved, site),
    description: describeScene(customizations, resolved, repeats ? [...notes, repeats] : notes),
    notes,
    defs: easel.defs,
    shapes,
  };
}

/** Everything that a drawing of it is made from. */
export function prepare(measurements: Measurements, chosen: Customizations, options: DrawingOptions) {
  const customizations = ownOf(chosen);
  const { site = {} } = options;
  const rules = placementBy(options.rules ?? {});
  const easel = { ...newEasel(options.id ?? "w", rules), pole: poleOf(site.hardware) };
  const resolved = resolveMeasurements(measurements);
  const styles = chosenStyles(customizations);
  const looks = findLooks(styles);
  const pose = { closed: options.closed ?? false, raise: options.raise ?? 0.45 };
  const answers = answersToDraw(resolved, site, customizations);
  const layout = layOut(resolved, styles, looks, pose, rules, answers);
  return { easel, resolved, styles, looks, layout, customizations, site, answers };
}

/** A picture that measures nothing ends alike on both sides, however near a wall is. */
function withoutWalls(layout: Layout): Layout {
  return { ...layout, leftWall: -Infinity, rightWall: Infinity };
}

/** Drapes on the rod of another window are drawn there. */
function ownOf({ drapes, ...others }: Customizations): Customizations {
  return drapes && !drapes.sharedWith ? { drapes, ...others } : others;
}

/** What a treatment is made of: the usual cloth until another one is known. */
function wornBy(type: TreatmentType, entry: TreatmentEntry | undefined, fabrics: DrawingOptions["fabrics"]): Worn {
  const named = namedLooks(entry);
  return { ...named, main: fabrics?.[type] ?? named.main ?? usualLooks[type] };
}

function wallShadow(easel: Easel): string {
  return paint(easel, "wall", (id) => gradient(easel, id, stops({ 0: -0.26, 0.4: -0.12, 1: 0 })));
}

type Layer = (
  easel: Easel,
  looks: Looks,
  layout: Layout,
  customizations: Customizations,
  options: DrawingOptions,
) => Shape[];

export const drawShadeLayer: Layer = (whole, { shade: look }, layout, { shades }, { fabrics }) => {
  const { shade } = layout;
  if (!look || !shade) return [];
  const flags = shades?.customizations ?? {};
  const worn = wornBy("shades", shades, fabrics);
  const easel = layer(whole, "s", dyeOf(worn.main));
  const sewn = { type: "shades", answers: shades?.answers, center: shade.width / 2 } as const;
  const cloth = makeCloth(easel, worn, flags, 1, sewn);
  const drawn = drawShade(easel, cloth, look, shade, shade.hidden);
  const control = drawControl(flags, layout, shades?.answers?.controlSide, shades?.answers?.motor);
  return control ? [drawn, control] : [drawn];
};

export const drawDrapesLayer: Layer = (whole, looks, layout, { drapes }, { fabrics }) => {
  const style = drapes?.style;
  if (!style) return [];
  const { hanging, besides = [] } = layout;
  const layers = layersOf(drapes);
  const hung: Shape[] = besides.flatMap(({ layer: name, look, hanging: own }, index) => {
    const entry = layers.find((each) => each.layer === name)?.entry ?? { ...drapes, style };
    const worn = name === "sheer" ? { ...sheerLook, ...namedLooks(entry) } : wornBy("drapes", entry, fabrics);
    const drawn = hangCloth(whole, `d${index}`, entry, worn, look, own, layout);
    return name === "sheer" ? [group({ opacity: SHEER }, drawn)] : drawn;
  });
  const worn = wornBy("drapes", drapes, fabrics);
  if (looks.heading && hanging) {
    return [...hung, ...hangCloth(whole, "d", { ...drapes, style }, worn, looks.heading, hanging, layout)];
  }
  const easel = layer(whole, "d", dyeOf(worn.main));
  const flags = drapes.customizations ?? {};
  const sewn = { type: "drapes", answers: drapes.answers } as const;
  const fullness = fullnessOf(style, easel.rules);
  if (looks.sash && layout.sash) {
    const { x, y, width, height } = layout.sash;
    const { frame } = layout;
    const x0 = Math.max(x - 0.8, frame.x);
    const x1 = Math.min(x + width + 0.8, frame.x + frame.width);
    const rod = SASH_RUFFLE + SASH_POCKET / 2;
    const bare = { left: false, right: false };
    return [
      drawPole(easel, x0, x1, y + rod, bare),
      drawPole(easel, x0, x1, y + height - rod, bare),
      drawSash(easel, makeCloth(easel, worn, flags, fullness, sewn), looks.sash, layout.sash),
    ];
  }
  return [];
};

/** How much is seen of sheers behind what else hangs. */
const SHEER = 0.4;
const sheerLook: Worn = { main: { ...ivory, colors: ["#F7F4EC", "#DDD6C8"] } };

/** A rod and its panels, with the shadow they throw on the wall. */
function hangCloth(
  whole: Easel,
  name: string,
  entry: TreatmentEntry & { style: ChosenStyle },
  worn: Worn,
  look: HeadingLook,
  hanging: Hanging,
  layout: Layout,
): Shape[] {
  const easel = layer(whole, name, dyeOf(worn.main));
  const sewn = { type: "drapes", answers: entry.answers } as const;
  const fullness = fullnessOf(entry.style, easel.rules);
  const cloth = makeCloth(easel, worn, entry.customizations ?? {}, fullness, sewn);
  const { rod, hem, panels } = hanging;
  const shadows = panels.map(({ x, width }) => {
    const end = Math.min(x + width + 2, layout.rightWall);
    return fill(
      d`M${x + width},${rod.y + 1.6}L${end},${rod.y + 4}V${Math.min(hem, layout.floor)}H${x + width}Z`,
      wallShadow(easel),
    );
  });
  const tied = askedAnswers("drapes", entry).tieBacks === "yes";
  return [
    ...(easel.bare ? [] : shadows),
    ...drawDrapes(easel, cloth, look, hanging),
    ...(tied ? [drawTieBacks(easel, cloth, hanging)] : []),
  ];
}

export const drawTopLayer: Layer = (whole, looks, { top }, { tops }, { fabrics }) => {
  if (!top) return [];
  const worn = wornBy("tops", tops, fabrics);
  const easel = layer(whole, "t", dyeOf(worn.main));
  const contrastWelt = hasContrastWelt(tops ?? {});
  const sewn = { type: "tops", answers: tops?.answers, center: top.width / 2, contrastWelt } as const;
  const { cornice, valance } = looks;
  const fullness = valance ? valanceFullness(valance, easel.rules) : 1;
  const cloth = makeCloth(easel, worn, tops?.customizations ?? {}, fullness, sewn);
  if (cornice) return [at(top.x, top.y, drawCornice(easel, cloth, cornice, top.width, top.height))];
  return valance ? [at(top.x, top.y, drawValance(easel, cloth, valance, top))] : [];
};

/** One line under the floor. */
function drawNote(text: string, view: Box): Shape {
  const size = view.width * 0.028;
  return {
    tag: "text",
    attrs: {
      class: "drawing-note",
      x: view.x + view.width / 2,
      y: view.y + view.height - 2.4,
      "text-anchor": "middle",
      "font-size": size,
      "font-family": "Instrument Sans Variable, sans-serif",
      fill: INK,
      "fill-opacity": 0.75,
    },
    text,
  };
}

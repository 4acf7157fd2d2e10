import { type MeasurementName, type Measurements, measurementLabel } from "#app/domain/measuring/measurements.ts";
import { defaultPlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { resolveMeasurements } from "#app/domain/measuring/resolve-measurements.ts";
import { drawDimensions, tapeOf } from "./dimensions.ts";
import { newEasel, use } from "./easel.ts";
import { type Layout, layOut } from "./layout.ts";
import type { Segment } from "./pills.ts";
import { drawRoom } from "./room.ts";
import { type Box, group, type Scene } from "./scene.ts";
import { viewOf } from "./view.ts";

/** The window of the guide. Its figures refer to it, so they belong on the page that shows it. */
const ROOM = "guide-room";
/** Width of a figure for its height. */
const ASPECT = 4 / 3;
/** What is shown around a measurement. */
const AROUND = 10;
const LEAST_HEIGHT = 48;

function setUp(measurements: Measurements) {
  const resolved = resolveMeasurements(measurements);
  const layout = layOut(resolved, {}, {}, { closed: false, raise: 0 }, defaultPlacementRules);
  return { resolved, layout, view: viewOf(layout, true, false) };
}

/** As much beyond one wall as beyond the other. */
const BEYOND_WALL = 3;

function betweenWalls({ leftWall, rightWall }: Pick<Layout, "leftWall" | "rightWall">, view: Box): Box {
  const x = Math.max(view.x, leftWall - BEYOND_WALL);
  return { ...view, x, width: Math.min(view.x + view.width, rightWall + BEYOND_WALL) - x };
}

/** All seven measurements of a window, by number and name. */
export function drawGuideWindow(measurements: Measurements): Scene {
  const { resolved, layout, view: whole } = setUp(measurements);
  const view = betweenWalls(layout, whole);
  const easel = newEasel("guide");
  const room = drawRoom(easel, layout, view);
  return {
    id: easel.id,
    viewBox: view,
    lineWeight: 1,
    title: "The seven measurements of a window",
    description: "A window in its wall, with a line along each measurement.",
    notes: [],
    defs: easel.defs,
    shapes: [group({ id: ROOM }, room), drawDimensions(layout, resolved, view, { names: true })],
  };
}

/** One measurement from nearby: the same window, the other six in the background. */
export function drawMeasuringFigure(measurements: Measurements, focus: MeasurementName): Scene {
  const { resolved, layout, view } = setUp(measurements);
  const closeUp = cropTo(tapeOf(layout, view, focus), view);
  return {
    id: `guide-${focus}`,
    viewBox: closeUp,
    lineWeight: 1,
    title: measurementLabel(focus),
    description: "",
    notes: [],
    defs: [],
    shapes: [use(ROOM), drawDimensions(layout, resolved, view, { focus, closeUp })],
  };
}

/** A box of the figures' shape around a line, moved into the picture. One taller than the picture reaches beyond it. */
export function cropTo({ x0, y0, x1, y1 }: Segment, view: Box): Box {
  const [across, down] = [Math.abs(x1 - x0) + 2 * AROUND, Math.abs(y1 - y0) + 2 * AROUND];
  const height = Math.min(view.height, Math.max(LEAST_HEIGHT, down, across / ASPECT));
  const width = height * ASPECT;
  const into = (middle: number, size: number, from: number, room: number) =>
    size >= room ? from + (room - size) / 2 : Math.max(from, Math.min(from + room - size, middle - size / 2));
  return {
    x: into((x0 + x1) / 2, width, view.x, view.width),
    y: into((y0 + y1) / 2, height, view.y, view.height),
    width,
    height,
  };
}

import { type Refusal, refusal } from "#app/domain/refusal.ts";
import { type Camera, type Corners, type Size, type Spot, seenAt } from "./camera.ts";

export const cornerNames = ["Top left", "Top right", "Bottom right", "Bottom left"] as const;
/** What they are, as the tape measures them. */
export const CORNER_WORDS =
  "Above: the outside of the frame at its top. Below: the outside of the frame at the underside of the sill.";
/** Said under every picture, and what no picture is for. */
export const HOW_GOOD = "A drawing on your photograph, to scale. Good to about an inch.";
export const NEVER_CUT = "Never cut from a photograph: the workroom goes by the tape alone.";

const [SHORTEST_SIDE, LEAST_AREA] = [40, 0.01];
const [LEAST_NEARNESS, FARTHEST_WIDTHS] = [0.05, 4];

export const cornerRefusals = {
  crossed: refusal(
    "invalid",
    "These corners do not make a window. Please set them in order, from the top left around.",
  ),
  small: refusal("invalid", "The window is too small in this photograph. Please take one from closer."),
  aside: refusal("invalid", "The photograph was taken from too far to the side. Please take one more from the front."),
  unmeasured: refusal("invalid", "Please enter the width and height of this window first."),
} as const;

/** Whether four corners are those of a window, in their order, large enough to be measured by. */
export function judgeCorners(corners: Corners, photo: Size): Refusal | undefined {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = corners;
  const sides = [
    [x1 - x0, y1 - y0],
    [x2 - x1, y2 - y1],
    [x3 - x2, y3 - y2],
    [x0 - x3, y0 - y3],
  ] as const;
  const turns = sides.every(([x, y], index) => {
    const [nextX, nextY] = sides[(index + 1) % 4] ?? sides[0];
    return x * nextY - y * nextX > 0;
  });
  const [acrossX, acrossY] = [x1 + x2 - x0 - x3, y1 + y2 - y0 - y3];
  const [downX, downY] = [x2 + x3 - x0 - x1, y2 + y3 - y0 - y1];
  // A window that lies on its side, or upside down, was begun at another corner.
  if (!turns || acrossX <= Math.abs(acrossY) || downY <= Math.abs(downX)) return cornerRefusals.crossed;
  const area = ((x2 - x0) * (y3 - y1) - (x3 - x1) * (y2 - y0)) / 2;
  if (sides.some(([x, y]) => Math.hypot(x, y) < SHORTEST_SIDE)) return cornerRefusals.small;
  return area < LEAST_AREA * photo.width * photo.height ? cornerRefusals.small : undefined;
}

/** Whether everything that hangs there can be drawn on this photograph. */
export function judgeView(camera: Camera, spots: readonly Spot[], photo: Size): Refusal | undefined {
  const seen = spots.every((spot) => {
    const { at, nearness } = seenAt(camera, spot);
    const away = Math.hypot(at[0] - photo.width / 2, at[1] - photo.height / 2);
    return nearness > LEAST_NEARNESS && away <= FARTHEST_WIDTHS * photo.width;
  });
  return seen ? undefined : cornerRefusals.aside;
}

/** How far proportions may be off, from anywhere, and where the camera stood before the window. */
const [TOLERATED, FROM_THE_FRONT] = [0.06, 0.03];
const FRONT_DEGREES = 15;

/**
 * What a photograph says of the tape: a question, where the lens is known and the frame has other proportions in it than
 * its measurements say. It never changes a figure.
 */
export function checkTape({ at, proportion }: Camera, frame: Size, focal35: number | null): string | undefined {
  if (!focal35) return undefined;
  const aside = Math.hypot(at[0] - frame.width / 2, at[1] - frame.height / 2);
  const front = (Math.atan2(aside, at[2]) * 180) / Math.PI <= FRONT_DEGREES;
  const fits = (share: number) => Math.abs(share - 1) <= (front ? FROM_THE_FRONT : TOLERATED);
  if (fits(proportion)) return undefined;
  const said = frame.width / frame.height;
  if (fits(proportion * said * said)) {
    const looks = proportion * said > 1 ? "wider than it is tall" : "taller than it is wide";
    return `In your photograph the frame looks ${looks}. Did width and height change places?`;
  }
  const looks = proportion > 1 ? "wider" : "narrower";
  return `The frame looks ${looks} here than its measurements say. Please check the corners and the measurements.`;
}

import { formatInches } from "#app/domain/measuring/inches.ts";
import type { WindowSizes } from "#app/domain/workroom/input/treatment.ts";

/** "3" above the frame", or "16" below the frame's top" as under an arch; and above the floor, where that is known. */
export function aboveFrame(inches: number, { topToFloor }: Pick<WindowSizes, "topToFloor">): string {
  const where =
    inches < 0 ? `${formatInches(-inches)} below the frame's top` : `${formatInches(inches)} above the frame`;
  return topToFloor === undefined ? where : `${where}, ${formatInches(topToFloor + inches)} above the floor`;
}

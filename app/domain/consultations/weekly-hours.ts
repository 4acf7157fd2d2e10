import { z } from "zod";
import { type Hours, RANGES_A_DAY, weekdays } from "./schedule.ts";

const hoursSchema: z.ZodType<Hours> = z.object({ from: z.string(), to: z.string() });

/** Weekly hours as they are stored. Apart from the schedule, whose form needs no validator in the browser. */
export const weeklyHoursSchema = z.array(z.array(hoursSchema).max(RANGES_A_DAY)).length(weekdays.length);

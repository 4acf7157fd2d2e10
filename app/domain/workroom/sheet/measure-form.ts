import { parseDay } from "#app/domain/calendar.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { Measure } from "./sheet-document.ts";

const INITIALS = /^\p{L}[\p{L}. ]{0,5}$/u;

/** The final measure as it was typed: by us, with day and initials, or the client's figures accepted. */
export function checkMeasure(
  typed: { how: string; day: string; initials: string },
  today: string,
): Verdict<Pick<Measure, "how" | "day" | "initials">> {
  if (typed.how === "client") return { ok: true, value: { how: "client", day: "", initials: "" } };
  if (typed.how !== "us") return { ok: false, reason: "Please choose who measured.", field: "how" };
  if (!parseDay(typed.day, { to: today }))
    return { ok: false, reason: "Please enter the day, today or before.", field: "day" };
  const initials = typed.initials.trim();
  if (!INITIALS.test(initials)) return { ok: false, reason: "Please enter initials, such as NL.", field: "initials" };
  return { ok: true, value: { how: "us", day: typed.day, initials } };
}

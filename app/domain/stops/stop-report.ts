import { readJson } from "#app/domain/read-json.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** A signature: each stroke its points, across and down, in thousandths of the sheet's width. */
export type Strokes = readonly (readonly number[])[];

/** Wide for a hand, and 3 to 1. */
export const SIGNATURE = { width: 1000, height: 333 };
const MOST_BYTES = 20_000;
const MOST_NAME = 100;
const MOST_TEXT = 1000;

export interface StopReport {
  signedName: string;
  strokes: Strokes;
  /** Why nobody signs. */
  unsignedReason: string;
  /** What is wrong, in whose words it was found. */
  issues: string;
}

interface TypedReport {
  signedName: string;
  strokes: string;
  unsignedReason: string;
  issues: string;
}

const UNSIGNED = "Please have the client type their name, or say why nobody signs.";
const UNREADABLE = "The signature could not be read. Please sign again, in fewer strokes.";
const NOTHING_DONE = "Please tick what was hung, or say what is wrong.";

/** What an installer reports at the end of a stop: who signs for it, and what was hung or found. */
export function checkReport(typed: TypedReport, hung: number): Verdict<StopReport> {
  const report = {
    signedName: typed.signedName.trim(),
    strokes: readStrokes(typed.strokes),
    unsignedReason: typed.unsignedReason.trim(),
    issues: typed.issues.trim(),
  };
  const refuse = (reason: string, field: string) => ({ ok: false as const, reason, field });
  if (!report.signedName && !report.unsignedReason) return refuse(UNSIGNED, "signedName");
  if (report.signedName.length > MOST_NAME) return refuse(`Please keep it to ${MOST_NAME} characters.`, "signedName");
  for (const field of ["unsignedReason", "issues"] as const) {
    if (report[field].length > MOST_TEXT) return refuse(`Please keep it to ${MOST_TEXT} characters.`, field);
  }
  if (report.strokes.length === 0 && !["", "[]"].includes(typed.strokes)) return refuse(UNREADABLE, "strokes");
  if (hung === 0 && !report.issues) return refuse(NOTHING_DONE, "issues");
  return { ok: true, value: report };
}

/** None of what is no drawing of ours, or is larger than a hand makes it. */
export function readStrokes(text: string): Strokes {
  const read = text.length > MOST_BYTES ? undefined : readJson(text);
  return Array.isArray(read) && read.every(isStroke) ? read : [];
}

function isStroke(stroke: unknown): stroke is number[] {
  const inside = (point: unknown, most: number) =>
    Number.isInteger(point) && Number(point) >= 0 && Number(point) <= most;
  return (
    Array.isArray(stroke) &&
    stroke.length % 2 === 0 &&
    stroke.every((point, index) => inside(point, index % 2 === 0 ? SIGNATURE.width : SIGNATURE.height))
  );
}

/** A hand that rests or trembles adds nothing that can be seen. */
const NEAR = 4;

/** The last stroke goes on to this point. */
export function drawOn(strokes: Strokes, [x = 0, y = 0]: readonly number[]): Strokes {
  const last = strokes.at(-1);
  const [beforeX = 0, beforeY = 0] = last?.slice(-2) ?? [];
  if (!last || Math.hypot(x - beforeX, y - beforeY) < NEAR) return strokes;
  return [...strokes.slice(0, -1), [...last, x, y]];
}

/** As a path of SVG; a dot is a line to itself, which a round pen draws. */
export function signaturePath(strokes: Strokes): string {
  return strokes
    .filter((stroke) => stroke.length > 0)
    .map(([x, y, ...rest]) => `M${x} ${y}L${rest.length > 0 ? rest.join(" ") : `${x} ${y}`}`)
    .join("");
}

import { type TreatmentType, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { type Layer, layers } from "#app/domain/orders/places/layers.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { type Press, steps } from "./sign-offs.ts";

export interface PartPress extends Press {
  windowKey: string;
  treatment: TreatmentType | Layer;
  remake: number;
}

export const MOST_NOTE = 300;

/** What a press says, from a form or out of a dead zone; undefined for what is no press of ours. */
export function readPress(fields: Readonly<PressFields>): PartPress | undefined {
  const treatment = [...treatmentTypes, ...layers].find((one) => one === fields.treatment);
  const step = steps.find((one) => one === fields.step);
  const act = (["ticked", "unticked"] as const).find((one) => one === fields.act);
  if (!treatment || !step || !act || !/^[\w-]{1,40}$/.test(fields.windowKey)) return undefined;
  if (!/^\d{0,2}$/.test(fields.remake)) return undefined;
  const note = fields.note.trim().slice(0, MOST_NOTE);
  return {
    windowKey: fields.windowKey,
    treatment,
    remake: Number(fields.remake),
    step,
    act,
    note,
    all: fields.all === "on",
  };
}

export const pressFields = ["windowKey", "treatment", "step", "act", "note", "all", "remake"] as const;
export type PressFields = Record<(typeof pressFields)[number], string>;

export const MOST_PROBLEM = 1000;

/** What a seamstress or an installer says is wrong, in their own words. */
export function checkProblem(typed: string): Verdict<string> {
  const refuse = (reason: string) => ({ ok: false as const, reason, field: "problem" });
  if (typed.length > MOST_PROBLEM * 4) return refuse(`Please keep it to ${MOST_PROBLEM} characters.`);
  const text = typed
    .replaceAll("\r\n", "\n")
    .replace(/[^\P{C}\n]+/gu, " ")
    .trim();
  if (text === "") return refuse("Please say in a few words what is wrong.");
  if (text.length > MOST_PROBLEM) return refuse(`Please keep it to ${MOST_PROBLEM} characters.`);
  return { ok: true, value: text };
}

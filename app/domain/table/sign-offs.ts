import { canonicalJson } from "#app/domain/canonical-json.ts";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { Layer } from "#app/domain/orders/places/layers.ts";
import { type Refusal, refusal } from "#app/domain/refusal.ts";
import type { PacketDocument } from "#app/domain/workroom/sheet/packet-document.ts";

/** The boxes of the printed sheet, in the order in which a part goes through them. */
export const stepLabels = {
  measured: "Measured",
  checked: "Checked",
  cut: "Cut",
  sewn: "Sewn",
  inspected: "Inspected",
  packed: "Packed",
  hung: "Hung",
} as const;
export type Step = keyof typeof stepLabels;
export const steps = Object.keys(stepLabels) as Step[];

/** What was done at the table once, and is only ever added to. */
export interface SignOff {
  step: Step;
  act: "ticked" | "unticked";
  initials: string;
  at: string;
  /** The part's figures as they were. */
  partHash: string;
}

interface Signed {
  initials: string;
  at: string;
}

export interface Box {
  step: Step;
  /** By whom and when; none where it is open. */
  signed?: Signed | undefined;
  /** It was ticked, and the figures have changed since. */
  changed?: boolean;
}

export interface SignedPart {
  hash: string;
  /** By the sheet's final measure; none where nobody measured. */
  measured?: Signed | undefined;
  /** By the freezing of the packet. */
  checked: Signed;
}

/** The boxes of a part as they stand. Ticks after Checked count for the figures they were made by and for no others. */
export function boxesOf({ hash, measured, checked }: SignedPart, signOffs: readonly SignOff[]): Box[] {
  const before: Partial<Record<Step, Signed | undefined>> = { measured, checked };
  return steps.map((step) => {
    const last = signOffs.filter((one) => one.step === step).at(-1);
    if (!last) return { step, signed: before[step] };
    if (last.act === "unticked") return { step };
    const holds = last.partHash === hash || step in before;
    return holds ? { step, signed: { initials: last.initials, at: last.at } } : { step, changed: true };
  });
}

/** For so long a press can be taken back without a word. */
const TAKEN_BACK_MS = 10 * 60_000;
const WHY_UNTICKED = "Please say in a few words why it is unticked.";

export interface Press {
  step: Step;
  act: SignOff["act"];
  note: string;
  /** The steps before it are ticked with it. */
  all: boolean;
  /** It is ticked whatever stands open: what hangs on the wall hangs there. */
  alone?: boolean;
}

type Pressed = { ok: true; steps: Step[] } | (Refusal & { ask?: "both" | "all" | "reason" });

/** What a press on a box does: which boxes it writes, none where somebody was first, or what it asks for. */
export function pressBox(boxes: readonly Box[], { step, act, note, all, alone }: Press, now: Date): Pressed {
  const index = steps.indexOf(step);
  const signed = boxes[index]?.signed;
  if ((act === "ticked") === Boolean(signed)) return { ok: true, steps: [] };
  if (signed) {
    const later = boxes.slice(index + 1).find((box) => box.signed);
    if (later) return refusal("refused", `${stepLabels[later.step]} is ticked. Please untick that first.`);
    const soon = now.getTime() - Date.parse(signed.at) <= TAKEN_BACK_MS;
    return soon || note ? { ok: true, steps: [step] } : { ...refusal("refused", WHY_UNTICKED), ask: "reason" };
  }
  if (alone) return { ok: true, steps: [step] };
  const open = boxes.slice(0, index).flatMap((box) => (box.signed ? [] : [box.step]));
  if (open.length > 0 && !all) return { ...refusal("refused", askAll(open)), ask: open.length === 1 ? "both" : "all" };
  return { ok: true, steps: [...open, step] };
}

/** "Cut is not ticked. Tick both?" */
function askAll(open: readonly Step[]): string {
  const names = open.map((step) => stepLabels[step]);
  const last = names.at(-1);
  return names.length === 1
    ? `${last} is not ticked. Tick both?`
    : `${names.slice(0, -1).join(", ")} and ${last} are not ticked. Tick all?`;
}

/** How far an order is, by its parts. */
export function countSigned(parts: readonly (readonly Box[])[]) {
  const done = (step: Step) => parts.filter((boxes) => boxes.find((box) => box.step === step)?.signed).length;
  return {
    parts: parts.length,
    cut: done("cut"),
    sewn: done("sewn"),
    packed: done("packed"),
    hung: done("hung"),
    /** Parts whose figures are others than those they were cut by. */
    changed: parts.filter((boxes) => boxes.some((box) => box.changed)).length,
  };
}

/** A treatment of a window, which goes through the workroom by itself. */
export interface TablePart {
  windowKey: string;
  treatment: TreatmentType | Layer;
  /** Its figures as they are cut by, to tell whether they have changed. */
  made: string;
}

export function partsIn({ packet, inputs }: Pick<PacketDocument, "packet" | "inputs">): TablePart[] {
  return packet.windows.flatMap((hung, index) =>
    hung.treatments.flatMap(({ treatment, figures }, at) => {
      const input = inputs[index];
      const asked = input?.treatments[at];
      if (!treatment || !asked) return [];
      return [
        { windowKey: input.key, treatment: asked.layer ?? asked.type, made: canonicalJson({ treatment, figures }) },
      ];
    }),
  );
}

/** "MR" for "Marta Ruiz": what somebody writes into a box of the sheet. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /^\p{L}/u.exec(word)?.[0] ?? []);
  return letters.slice(0, 3).join("").toUpperCase();
}

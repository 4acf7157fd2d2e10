import type { Verdict } from "#app/domain/verdict.ts";
import type { Hardware, Windows } from "./order.ts";
import type { OverviewPlace } from "./overview-step.ts";
import { type OrderSite, usualSite } from "./site/site-form.ts";
import type { Window } from "./window.ts";

/** What is ordered. */
export interface OrderContent {
  /** Whether the client wants new hardware; null until asked. */
  hardwareChoice: boolean | null;
  hardware: Hardware;
  windows: Windows;
}

/** The part of an order that its client may change, while it is incomplete. Changes are functions from draft to draft. */
export interface OrderDraft extends OrderContent, OverviewPlace {
  id: string;
  site: OrderSite;
  /** 1 window count, 2 hardware choice, 3 measurements, 4 overview. */
  step: WizardStep;
}

export type WizardStep = 1 | 2 | 3 | 4;
/** Next asks for a whole answer. Save & Exit keeps what is there, comes back to the same step, and needs no answer. */
export type Leaving = "next" | "exit";
export type DraftChange<Field extends string = string> = Verdict<OrderDraft, Field>;

export const WINDOW_GONE = "This window is no longer part of the order.";

/** A new order starts at its first question. */
export function newDraft(id: string): OrderDraft {
  const empty = { hardwareChoice: null, hardware: [], windows: [], site: usualSite };
  return { id, step: 1, overviewStep: null, windowSteps: [], ...empty };
}

/** Windows are counted as people count them, from 1. */
export function windowAt(draft: Pick<OrderDraft, "windows">, number: number): Window | undefined {
  return draft.windows[number - 1];
}

/** Where the window with this key stands now, counted from 1; undefined when it is gone. */
export function numberOfWindow(draft: OrderDraft, key: string): number | undefined {
  const index = draft.windows.findIndex((window) => window.key === key);
  return key === "" || index === -1 ? undefined : index + 1;
}

/** Replaces one window and leaves every other one as it is. */
export function withWindow(draft: OrderDraft, number: number, change: (window: Window) => Window): DraftChange<never> {
  const window = windowAt(draft, number);
  if (!window) return { ok: false, reason: WINDOW_GONE };
  return { ok: true, value: { ...draft, windows: draft.windows.with(number - 1, change(window)) } };
}

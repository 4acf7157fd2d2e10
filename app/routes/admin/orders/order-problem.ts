import type { FormProblem } from "#app/web/form-problem.ts";
import type { OrderPageData } from "./load-order.server.ts";

export const ORDER_UPDATE_FAILED = "Failed to update the order. Please try again.";
export const WINDOW_UPDATE_FAILED = "Failed to update the window. Please try again.";
export const HARDWARE_UPDATE_FAILED = "Failed to update the hardware. Please try again.";

/** The forms of the page. */
export type OrderForm =
  | "terms"
  | "window"
  | "windows"
  | "hardware"
  | "quote"
  | "money"
  | "dates"
  | "notes"
  | "messages"
  | "checked"
  | "remakes";

/** When somebody else was quicker: what stands there now. */
export interface OrderProblem extends FormProblem {
  /** The newer values of what both have changed, in words. */
  newer?: Record<string, string> | undefined;
  /** What the form is filled from after a conflict, for the next save to compare with. */
  base?: Record<string, string> | undefined;
  version?: number | undefined;
}

/** A part of the page: the order, and what was wrong with the form that it holds. */
export interface OfOrder {
  order: OrderPageData;
  problem: OrderProblem | undefined;
}

/** The problem of this form, if it is the one that was refused. */
export function problemOf(form: OrderForm, problem: OrderProblem | undefined): OrderProblem | undefined {
  return problem?.form === form ? problem : undefined;
}

/** The newer value of a field, said beside what was typed. */
export function newerHint(problem: OrderProblem | undefined, name: string): string | undefined {
  const value = problem?.newer?.[name];
  return value === undefined ? undefined : `Now: ${value}`;
}

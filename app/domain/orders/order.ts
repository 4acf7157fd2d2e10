import type { NamedLink, Window } from "./window.ts";

export const orderStatuses = [
  "incomplete",
  "submitted",
  "quoted",
  "in progress",
  "completed",
  "shipping",
  "delivered",
  "cancelled",
] as const;

export type OrderStatus = (typeof orderStatuses)[number];

export type Windows = Window[];
export type Hardware = NamedLink[];

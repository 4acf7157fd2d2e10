import type { NamedLink, Window } from "./window.ts";

export type Windows = Window[];
export type Hardware = NamedLink[];

/** An order as it is read from its row; only what the client works on in the wizard is left out. */
export interface Order {
  id: string;
  number: number | null;
  userId: string;
  /** One of our statuses or, from an older or newer database, any other word. */
  status: string;
  totalCents: number | null;
  paymentLink: string | null;
  /** Only an order that the owner wrote has a name and a description. */
  orderName: string | null;
  description: string | null;
  hardware: Hardware;
  windows: Windows;
  windowCount: number;
  version: number;
  createdAt: string;
  submittedAt: string | null;
  confirmedAt: string | null;
}

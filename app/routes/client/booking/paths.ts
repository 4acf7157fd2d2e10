import { href } from "react-router";

export const BOOKING = href("/client/dashboard/booking");

/** The same calendar, for a call. */
export const CALL_BOOKING = `${BOOKING}?kind=call`;

export const movePath = (consultationId: string) =>
  href("/client/dashboard/booking/:consultationId/move", { consultationId });

export const cancelPath = (consultationId: string) =>
  href("/client/dashboard/booking/:consultationId/cancel", { consultationId });

import { href } from "react-router";

export const BOOKING = href("/client/dashboard/booking");

export const movePath = (consultationId: string) =>
  href("/client/dashboard/booking/:consultationId/move", { consultationId });

export const cancelPath = (consultationId: string) =>
  href("/client/dashboard/booking/:consultationId/cancel", { consultationId });

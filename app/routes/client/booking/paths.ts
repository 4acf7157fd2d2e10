export const BOOKING = "/client/dashboard/booking";
export const CONSULTATION = "/client/dashboard/consultation";

export const movePath = (id: string) => `${BOOKING}/${encodeURIComponent(id)}/move`;
export const cancelPath = (id: string) => `${BOOKING}/${encodeURIComponent(id)}/cancel`;

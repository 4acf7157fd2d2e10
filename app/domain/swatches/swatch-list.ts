import { describeList } from "#app/domain/list-query.ts";

const swatchStates = ["to_send", "sent"] as const;

export const swatchStateLabels: Record<(typeof swatchStates)[number], string> = { to_send: "To send", sent: "Sent" };

/** What waits is what the owner came for, so it is what an address without a state shows. */
export const swatchList = describeList({ state: { values: swatchStates, usual: "to_send" } });
export type SwatchListQuery = ReturnType<typeof swatchList.parse>;

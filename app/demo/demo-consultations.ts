import { demoClient, demoNeighbor, demoOthers } from "./demo-people.ts";

const [marsh, calloway, stone] = demoOthers;

/** Appointments of the demo lie ahead whenever it is started: on the so-and-so-many-eth free day, at its so-and-so-many-eth time. */
export const demoUpcoming = [
  {
    id: "demo-visit-ashgrove",
    userId: demoNeighbor.id,
    day: 1,
    time: 2,
    note: "Please ring at the side door.",
    paid: true,
  },
  { id: "demo-visit-stone", userId: stone.id, day: 2, time: 0, note: "", paid: false },
  {
    id: "demo-visit-calloway",
    userId: calloway.id,
    day: 2,
    time: 4,
    note: "Five windows in the sun room. I would like to see linen samples.",
    paid: false,
  },
  { id: "demo-visit-marsh", userId: marsh.id, day: 4, time: 5, note: "The tall window on the stairs.", paid: false },
];

/** The visit before the demo client's quoted order. */
export const demoPastVisit = {
  id: "demo-visit-whitfield",
  userId: demoClient.id,
  startsAt: "2026-09-08T14:00:00.000Z",
  endsAt: "2026-09-08T15:00:00.000Z",
  note: "Third floor; the elevator works.",
  createdAt: "2026-09-02T18:20:00.000Z",
  feePaidAt: "2026-09-09T13:05:00.000Z",
};

/** Since that order was handed in. */
export const demoCredit = { orderId: "LF-1001", at: "2026-09-15T00:40:00.001Z" };

export const demoCancelledVisit = {
  id: "demo-visit-cancelled",
  userId: stone.id,
  startsAt: "2026-09-24T18:00:00.000Z",
  endsAt: "2026-09-24T19:00:00.000Z",
  note: "",
  createdAt: "2026-09-10T12:00:00.000Z",
  cancelledAt: "2026-09-21T11:30:00.000Z",
  cancelMessage: "I am sorry, the van is in the workshop that day. Please choose another time.",
};

export const demoFeeLink = "https://pay.example.com/consultation";

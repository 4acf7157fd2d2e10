import type { AppointmentKind, AppointmentState } from "#app/domain/appointments/appointment-kinds.ts";
import { demoClient, demoOthers, demoOwner } from "./demo-people.ts";

const [marsh, calloway, stone] = demoOthers;

interface DemoAppointment {
  id: string;
  kind: AppointmentKind;
  /** So many days after the one on which the demo is started. */
  day: number;
  from: string;
  minutes: number;
  orderId: string | null;
  userId: string | null;
  title: string;
  houseNote: string;
  state?: AppointmentState;
}

/** What the demo's installer does around the day on which it is started, in a calendar of their own. */
export const demoAppointments: DemoAppointment[] = [
  {
    id: "demo-measure-stone",
    kind: "measure",
    day: -1,
    from: "13:00",
    minutes: 60,
    orderId: "LF-1007",
    userId: stone.id,
    title: "",
    houseNote: "",
    state: "done",
  },
  {
    id: "demo-install-calloway",
    kind: "installation",
    day: 1,
    from: "09:00",
    minutes: 120,
    orderId: "LF-1008",
    userId: calloway.id,
    title: "",
    houseNote: "The tall ladder.",
  },
  {
    id: "demo-pick-up-marsh",
    kind: "pick-up",
    day: 1,
    from: "14:00",
    minutes: 30,
    orderId: "LF-1009",
    userId: marsh.id,
    title: "",
    houseNote: "",
  },
  {
    id: "demo-measure-whitfield",
    kind: "measure",
    day: 2,
    from: "10:30",
    minutes: 60,
    orderId: "LF-1001",
    userId: demoClient.id,
    title: "",
    houseNote: "Third floor.",
  },
  {
    id: "demo-van",
    kind: "other",
    day: 3,
    from: "08:00",
    minutes: 60,
    orderId: null,
    userId: null,
    title: "Van to the workshop",
    houseNote: "",
  },
];

/** Promised weeks, by so many weeks after this one. */
export const demoPromises = [
  { orderId: "LF-1008", weeks: 0 },
  { orderId: "LF-1004", weeks: 5 },
];

export const demoTasks = [
  {
    id: "demo-task-stairs",
    title: "Call about the tall window on the stairs",
    day: 0,
    customerId: marsh.id,
    assigneeId: demoOwner.id,
  },
  {
    id: "demo-task-samples",
    title: "Take linen samples along",
    day: 1,
    customerId: calloway.id,
    assigneeId: "demo-installer",
  },
  { id: "demo-task-tape", title: "Order lead tape", day: 2, customerId: null, assigneeId: "demo-workroom" },
  { id: "demo-task-window", title: "New picture for the shop window", day: null, customerId: null, assigneeId: null },
];

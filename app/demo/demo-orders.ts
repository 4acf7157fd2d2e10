import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import type { GroupId } from "#app/domain/catalogue/style.ts";
import { chosenEntry } from "#app/domain/fabrics/chosen-fabric.ts";
import type { TreatmentAnswers } from "#app/domain/orders/answers/answers.ts";
import type { Hardware, Windows } from "#app/domain/orders/order.ts";
import type { OrderStatus } from "#app/domain/orders/order-status.ts";
import type { OrderSite } from "#app/domain/orders/site/site-form.ts";
import { windowId } from "#app/domain/orders/window.ts";
import { demoBook } from "./demo-fabrics.ts";
import { demoClient, demoNeighbor, demoOthers } from "./demo-people.ts";

export interface DemoOrder {
  id: string;
  userId: string;
  status: OrderStatus;
  totalCents: number | null;
  paymentLink: string | null;
  step: number;
  hardwareChoice: boolean | null;
  hardware: Hardware;
  windows: Windows;
  /** Where its client answered what is asked about the house. */
  site?: Partial<OrderSite>;
  createdAt: string;
  submittedAt: string | null;
  /** When the owner named a price. */
  quotedAt?: string;
  confirmedAt?: string;
  /** A custom order, written by the owner, has these two. */
  orderName?: string;
  description?: string;
}

type Measurements = Windows[number]["measurements"];

const sashWindow: Measurements = {
  widthOfWindow: "36",
  heightOfWindow: "60",
  heightFromTopOfWindowToFloor: "84",
  heightFromWindowFrameToCeiling: "12",
  heightFromFloorToCeiling: "96",
  distanceFromWindowFrameToLeftWall: "24.5",
  distanceFromWindowFrameToRightWall: "30",
};

const kitchenWindow: Measurements = {
  widthOfWindow: "42.25",
  heightOfWindow: "38.5",
  heightFromTopOfWindowToFloor: "80.5",
  heightFromWindowFrameToCeiling: "15.5",
  heightFromFloorToCeiling: "96",
  distanceFromWindowFrameToLeftWall: "10",
  distanceFromWindowFrameToRightWall: "9.125",
};

const oatLinen = { name: "Oat linen, plain", link: "https://fabrics.example/oat-linen" };

function styleOf(group: GroupId, name: string) {
  const style = findStyle(group, name);
  if (!style) throw new Error(`The catalogue has no ${name} in ${group}.`);
  return { name: style.name, group: style.group, description: style.description };
}

/** The same on every machine, as all of the demo is. */
function identityOf(orderId: string, number: number) {
  return { id: windowId(orderId, number), key: `${orderId}-key${number}` };
}

/** A cloth of the book, as it is kept in an order that chose it. */
function fromBook(id: string) {
  const fabric = demoBook.find((one) => one.id === id);
  if (!fabric) throw new Error(`The book has no ${id}.`);
  return { ...chosenEntry(fabric), role: "main" as const, buyer: "us" as const };
}

const livingRoomDrapes = {
  style: styleOf("pleated-tops", "Three Finger Pinch"),
  customizations: { blackoutLining: true, interlining: true },
  fabrics: { fabrics: [{ ...oatLinen, role: "main" as const, buyer: "us" as const }], trims: [] },
  answers: { draw: "pair", length: "floor" } as const,
};

const kitchenShade = {
  style: styleOf("soft-shades", "Flat Roman"),
  customizations: { cordlessControl: true },
  fabrics: {
    fabrics: [{ name: "Blue ticking", link: "", role: "main" as const, buyer: "client" as const }],
    trims: [],
  },
  answers: { mount: "outside", children: "no" } as const,
};

const bedroomDrapes = {
  style: styleOf("pleated-tops", "Two Finger Pinch"),
  customizations: { standardLining: true },
  fabrics: { fabrics: [fromBook("demo-climbing-vine-fern")], trims: [] },
  answers: { draw: "pair", length: "floor" } as const,
};

const frontRoomDrapes = {
  ...livingRoomDrapes,
  fabrics: { fabrics: [fromBook("demo-courtyard-medallion-indigo")], trims: [] },
};

const pantryShade = {
  ...kitchenShade,
  fabrics: { fabrics: [fromBook("demo-pantry-ticking-barn-red")], trims: [] },
};

const bayWindow: Measurements = {
  widthOfWindow: "71.875",
  heightOfWindow: "64.25",
  heightFromTopOfWindowToFloor: "88.25",
  heightFromWindowFrameToCeiling: "19.75",
  heightFromFloorToCeiling: "108",
  distanceFromWindowFrameToLeftWall: "36",
  distanceFromWindowFrameToRightWall: "41.5",
};

const diningDrapes = {
  style: styleOf("pleated-tops", "Goblet"),
  customizations: { interlining: true, edgeBanding: true, decorativeTrim: true },
  fabrics: {
    fabrics: [
      fromBook("demo-evening-velvet-forest"),
      { name: "Bone sateen for the banding", link: "", role: "band" as const, buyer: "us" as const },
    ],
    trims: [{ name: "Brass bead fringe", link: "https://trims.example/brass-bead" }],
  },
  answers: {
    draw: "pair",
    length: "break",
    bandEdges: ["leading", "bottom"],
    trimEdges: ["leading"],
    trimRows: "1",
  } as const satisfies TreatmentAnswers,
};

const diningCornice = {
  style: { ...styleOf("cornice-boards", "Savannah"), category: "corniceBoard" as const },
  customizations: { decorativeTrim: false },
  fabrics: { fabrics: [fromBook("demo-evening-velvet-forest")], trims: [] },
  answers: { depth: "rule", welt: "same" } as const,
};

const nurseryShade = {
  style: styleOf("soft-shades", "Hobbled"),
  customizations: { blackoutLining: true, motorizedControl: true },
  fabrics: { fabrics: [{ name: "Chalk stripe", link: "https://fabrics.example/chalk-stripe" }], trims: [] },
  answers: { mount: "inside", controlSide: "left", motor: "battery", children: "yes" } as const,
};

const landingShade = {
  ...nurseryShade,
  fabrics: { fabrics: [fromBook("demo-tailor-stripe-graphite")], trims: [] },
};

/** The opening of the sash window, for the shades that hang inside it. */
const sashOpening = {
  insideWidthTop: "31.5",
  insideWidthMiddle: "31.375",
  insideWidthBottom: "31.5",
  insideHeightLeft: "55.25",
  insideHeightMiddle: "55.125",
  insideHeightRight: "55.25",
  insideDepth: "3.25",
};

const [marsh, calloway, stone] = demoOthers;
const payAt = (id: string) => `https://pay.example.com/${id}`;

/** What an order of windows has in common once it has been handed in. */
const handedIn = { step: 4, hardwareChoice: false, hardware: [] };

/** Further customers' orders: every status, and a custom order. */
const furtherOrders: DemoOrder[] = [
  {
    ...handedIn,
    id: "LF-1005",
    userId: marsh.id,
    status: "submitted",
    totalCents: null,
    paymentLink: null,
    hardwareChoice: true,
    hardware: [
      { name: "Forged iron rod, 1 inch", link: "https://hardware.example/iron-rod" },
      { name: "Rings with clips, 40", link: "" },
    ],
    windows: [
      {
        ...identityOf("LF-1005", 1),
        name: "Dining room, bay",
        measurements: bayWindow,
        customizations: { drapes: diningDrapes, tops: diningCornice },
      },
      {
        ...identityOf("LF-1005", 2),
        name: "Dining room, side",
        measurements: sashWindow,
        customizations: { drapes: diningDrapes },
        hardware: { choice: "keep" as const, rodWidth: "52", rodToFloor: "90", rodStandsOut: "3.5" },
        nearby: ["alarm" as const],
      },
      {
        ...identityOf("LF-1005", 3),
        name: "Pantry",
        measurements: kitchenWindow,
        customizations: { shades: pantryShade },
      },
    ],
    createdAt: "2026-11-11T14:05:00.000Z",
    submittedAt: "2026-11-12T20:31:00.000Z",
  },
  {
    ...handedIn,
    id: "LF-1006",
    userId: calloway.id,
    status: "quoted",
    totalCents: 386_00,
    paymentLink: payAt("LF-1006"),
    orderName: "Six pillows in forest velvet",
    description: "20 inch, feather filled, with brass zips. Fabric left over from the bedroom drapes.",
    hardwareChoice: null,
    windows: [],
    createdAt: "2026-11-06T15:10:00.000Z",
    submittedAt: null,
  },
  {
    ...handedIn,
    id: "LF-1007",
    userId: stone.id,
    status: "quoted",
    totalCents: 1_640_00,
    paymentLink: payAt("LF-1007"),
    windows: [
      {
        ...identityOf("LF-1007", 1),
        name: "Nursery",
        measurements: sashWindow,
        customizations: { shades: nurseryShade },
        sizes: sashOpening,
        nearby: ["radiator" as const],
        note: "Please come before the nap, at half past one.",
      },
      {
        ...identityOf("LF-1007", 2),
        name: "Landing",
        measurements: sashWindow,
        customizations: { shades: landingShade },
        sizes: sashOpening,
        nearby: [],
      },
    ],
    createdAt: "2026-10-02T12:30:00.000Z",
    submittedAt: "2026-10-03T13:02:00.000Z",
    quotedAt: "2026-10-06T14:45:00.000Z",
    confirmedAt: "2026-10-07T22:18:00.000Z",
  },
  {
    ...handedIn,
    id: "LF-1008",
    userId: calloway.id,
    status: "completed",
    totalCents: 4_215_50,
    paymentLink: payAt("LF-1008"),
    windows: [
      {
        ...identityOf("LF-1008", 1),
        name: "Main bedroom",
        measurements: bayWindow,
        customizations: { drapes: diningDrapes, shades: nurseryShade },
        sizes: {
          insideWidthTop: "66.25",
          insideWidthMiddle: "66.125",
          insideWidthBottom: "66.25",
          insideHeightLeft: "59.5",
          insideHeightMiddle: "59.5",
          insideHeightRight: "59.625",
          insideDepth: "4",
        },
        nearby: ["vent" as const],
        nearbyNote: "In the floor, under the left drape.",
      },
    ],
    createdAt: "2026-08-08T16:00:00.000Z",
    submittedAt: "2026-08-09T17:25:00.000Z",
    quotedAt: "2026-08-12T13:30:00.000Z",
    confirmedAt: "2026-08-13T11:04:00.000Z",
  },
  {
    ...handedIn,
    id: "LF-1009",
    userId: marsh.id,
    status: "shipping",
    totalCents: 720_00,
    paymentLink: payAt("LF-1009"),
    windows: [
      {
        ...identityOf("LF-1009", 1),
        name: "Utility",
        measurements: kitchenWindow,
        customizations: { shades: kitchenShade },
      },
    ],
    createdAt: "2026-07-18T18:20:00.000Z",
    submittedAt: "2026-07-18T18:44:00.000Z",
    quotedAt: "2026-07-21T15:00:00.000Z",
    confirmedAt: "2026-07-21T20:12:00.000Z",
  },
  {
    ...handedIn,
    id: "LF-1010",
    userId: stone.id,
    status: "delivered",
    totalCents: 2_960_00,
    paymentLink: payAt("LF-1010"),
    windows: [
      {
        ...identityOf("LF-1010", 1),
        name: "Front room",
        measurements: bayWindow,
        customizations: { drapes: frontRoomDrapes },
      },
    ],
    createdAt: "2026-06-03T13:45:00.000Z",
    submittedAt: "2026-06-05T12:00:00.000Z",
    quotedAt: "2026-06-08T16:10:00.000Z",
    confirmedAt: "2026-06-09T12:40:00.000Z",
  },
  {
    ...handedIn,
    id: "LF-1011",
    userId: marsh.id,
    status: "cancelled",
    totalCents: 1_120_00,
    paymentLink: null,
    windows: [
      {
        ...identityOf("LF-1011", 1),
        name: "Guest room",
        measurements: sashWindow,
        customizations: { drapes: livingRoomDrapes },
      },
    ],
    createdAt: "2026-05-11T17:30:00.000Z",
    submittedAt: "2026-05-12T14:20:00.000Z",
    quotedAt: "2026-05-14T19:00:00.000Z",
  },
];

export const demoOrders: DemoOrder[] = [
  {
    id: "LF-1001",
    site: { wall: "plaster", takeDown: "us", access: "Park in the drive. The dog is friendly." },
    userId: demoClient.id,
    status: "quoted",
    totalCents: 2_480_00,
    paymentLink: "https://pay.example.com/LF-1001",
    step: 4,
    hardwareChoice: true,
    hardware: [{ name: "Brass rod, 1 3/8 inch", link: "https://hardware.example/brass-rod" }],
    windows: [
      {
        ...identityOf("LF-1001", 1),
        name: "Living room, left",
        measurements: sashWindow,
        customizations: { drapes: livingRoomDrapes },
      },
      {
        ...identityOf("LF-1001", 2),
        name: "Living room, right",
        measurements: sashWindow,
        customizations: { drapes: livingRoomDrapes },
      },
    ],
    createdAt: "2026-09-14T13:12:00.000Z",
    submittedAt: "2026-09-15T00:40:00.000Z",
    quotedAt: "2026-09-17T15:20:00.000Z",
  },
  {
    id: "LF-1002",
    userId: demoClient.id,
    status: "submitted",
    totalCents: null,
    paymentLink: null,
    step: 4,
    hardwareChoice: false,
    hardware: [],
    windows: [
      {
        ...identityOf("LF-1002", 1),
        name: "Kitchen",
        measurements: kitchenWindow,
        customizations: { shades: kitchenShade },
      },
    ],
    createdAt: "2026-11-02T16:20:00.000Z",
    submittedAt: "2026-11-02T16:55:00.000Z",
  },
  {
    id: "LF-1003",
    userId: demoClient.id,
    status: "incomplete",
    totalCents: null,
    paymentLink: null,
    step: 3,
    hardwareChoice: false,
    hardware: [],
    windows: [
      {
        ...identityOf("LF-1003", 1),
        name: "Bedroom",
        measurements: sashWindow,
        customizations: {},
        draft: { treatments: ["drapes"], customizations: { drapes: bedroomDrapes } },
      },
    ],
    createdAt: "2026-11-10T21:02:00.000Z",
    submittedAt: null,
  },
  {
    id: "LF-1004",
    userId: demoNeighbor.id,
    status: "in progress",
    totalCents: 915_00,
    paymentLink: "https://pay.example.com/LF-1004",
    step: 4,
    hardwareChoice: false,
    hardware: [],
    windows: [
      {
        ...identityOf("LF-1004", 1),
        name: "Study",
        measurements: kitchenWindow,
        customizations: { shades: kitchenShade },
      },
    ],
    createdAt: "2026-10-20T17:45:00.000Z",
    submittedAt: "2026-10-21T12:10:00.000Z",
    quotedAt: "2026-10-23T14:05:00.000Z",
    confirmedAt: "2026-10-24T18:30:00.000Z",
  },
  ...furtherOrders,
];

import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import type { GroupId } from "#app/domain/catalogue/style.ts";
import type { Hardware, OrderStatus, Windows } from "#app/domain/order.ts";
import { windowId } from "#app/domain/window.ts";
import { demoClient, demoNeighbour } from "./demo-people.ts";

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
  createdAt: string;
  submittedAt: string | null;
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

const livingRoomDrapes = {
  style: styleOf("pleated-tops", "Three Finger Pinch"),
  customizations: { blackoutLining: true, interlining: true },
  fabrics: { fabrics: [oatLinen], trims: [] },
};

const kitchenShade = {
  style: styleOf("soft-shades", "Flat Roman"),
  customizations: { cordlessControl: true },
  fabrics: { fabrics: [{ name: "Blue ticking", link: "" }], trims: [] },
};

export const demoOrders: DemoOrder[] = [
  {
    id: "LF-1001",
    userId: demoClient.id,
    status: "quoted",
    totalCents: 2_480_00,
    paymentLink: "https://pay.example.com/LF-1001",
    step: 4,
    hardwareChoice: true,
    hardware: [{ name: "Brass rod, 1 3/8 inch", link: "https://hardware.example/brass-rod" }],
    windows: [
      {
        id: windowId("LF-1001", 1),
        name: "Living room, left",
        measurements: sashWindow,
        customizations: { drapes: livingRoomDrapes },
      },
      {
        id: windowId("LF-1001", 2),
        name: "Living room, right",
        measurements: sashWindow,
        customizations: { drapes: livingRoomDrapes },
      },
    ],
    createdAt: "2026-09-14T13:12:00.000Z",
    submittedAt: "2026-09-15T00:40:00.000Z",
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
        id: windowId("LF-1002", 1),
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
        id: windowId("LF-1003", 1),
        name: "Bedroom",
        measurements: sashWindow,
        customizations: {},
        draft: { treatments: ["drapes"], customizations: {} },
      },
    ],
    createdAt: "2026-11-10T21:02:00.000Z",
    submittedAt: null,
  },
  {
    id: "LF-1004",
    userId: demoNeighbour.id,
    status: "in progress",
    totalCents: 915_00,
    paymentLink: "https://pay.example.com/LF-1004",
    step: 4,
    hardwareChoice: false,
    hardware: [],
    windows: [
      {
        id: windowId("LF-1004", 1),
        name: "Study",
        measurements: kitchenWindow,
        customizations: { shades: kitchenShade },
      },
    ],
    createdAt: "2026-10-20T17:45:00.000Z",
    submittedAt: "2026-10-21T12:10:00.000Z",
  },
];

import { readOrderDocuments } from "#app/db/order-documents.ts";
import { orderPages } from "#app/routes/client/order-paths.ts";
import { readRows } from "#tests/support/rows.ts";
import type { TestServer } from "#tests/support/server.ts";
import type { Visitor } from "#tests/support/visitor.ts";

export type Fields = [name: string, value: string][];

export interface OrderAction {
  name: string;
  /** Its place in the site map. */
  route: string;
  address: (orderId: string) => string;
  /** Something that the page could send, and that changes the prepared order. */
  form: (orderId: string) => Fields;
}

const root = "/client/dashboard/create-order/:orderId";
const inches = { height: "60", floor: "84", above: "12", room: "96", left: "24", right: "30" };

export function measured(name: string, width: string): Fields {
  return [
    ["name", name],
    ["widthOfWindow", width],
    ["heightOfWindow", inches.height],
    ["heightFromTopOfWindowToFloor", inches.floor],
    ["heightFromWindowFrameToCeiling", inches.above],
    ["heightFromFloorToCeiling", inches.room],
    ["distanceFromWindowFrameToLeftWall", inches.left],
    ["distanceFromWindowFrameToRightWall", inches.right],
  ];
}

/** Everything a client can send while building an order, each to the order that prepareOrder leaves. */
export const orderActions: OrderAction[] = [
  {
    name: "delete",
    route: "/client/dashboard/create-order",
    address: () => "/client/dashboard/create-order?index",
    form: (id) => [
      ["intent", "delete"],
      ["orderId", id],
    ],
  },
  {
    name: "window count",
    route: `${root}/windows`,
    address: (id) => orderPages(id).windowCount,
    form: () => [["windowCount", "3"]],
  },
  {
    name: "hardware choice",
    route: `${root}/hardware-choice`,
    address: (id) => orderPages(id).hardwareChoice,
    form: () => [["hardwareChoice", "own"]],
  },
  {
    name: "measurements",
    route: `${root}/measure/:number`,
    address: (id) => orderPages(id).measure(2),
    form: () => [["intent", "next"], ...measured("Right", "37")],
  },
  {
    name: "reuse",
    route: `${root}/measure/:number`,
    address: (id) => orderPages(id).measure(2),
    form: (id) => [
      ["intent", "reuse"],
      ["reuseFrom", `${id}-1`],
      ["name", "Reused"],
    ],
  },
  {
    name: "hardware",
    route: `${root}/hardware`,
    address: (id) => orderPages(id).hardware,
    form: () => [
      ["hardwareName", "Iron rod"],
      ["hardwareLink", ""],
    ],
  },
  {
    name: "treatments",
    route: `${root}/window/:number/treatments`,
    address: (id) => orderPages(id).treatments(1),
    form: () => [
      ["treatment", "drapes"],
      ["treatment", "shades"],
      ["dropTreatments", "on"],
    ],
  },
  {
    name: "copy",
    route: `${root}/window/:number/treatments`,
    address: (id) => orderPages(id).treatments(2),
    form: (id) => [
      ["intent", "copy"],
      ["copyFrom", `${id}-1`],
    ],
  },
  {
    name: "style",
    route: `${root}/window/:number/:treatment/style`,
    address: (id) => orderPages(id).customize(1, "drapes", "style"),
    form: () => [["style", "pleated-tops/Goblet"]],
  },
  {
    name: "options",
    route: `${root}/window/:number/:treatment/options`,
    address: (id) => orderPages(id).customize(1, "shades", "options"),
    form: () => [
      ["blackoutLining", "on"],
      ["control", "clutchControl"],
    ],
  },
  {
    name: "fabrics",
    route: `${root}/window/:number/:treatment/fabrics`,
    address: (id) => orderPages(id).customize(1, "tops", "fabrics"),
    form: () => [
      ["fabricName", "Velvet"],
      ["fabricLink", "shop.example/velvet"],
      ["trimName", "Cord"],
      ["trimLink", ""],
    ],
  },
  {
    name: "confirm",
    route: `${root}/window/:number/confirm`,
    address: (id) => orderPages(id).confirm(2),
    form: () => [],
  },
  {
    name: "measurement in the overview",
    route: `${root}/overview`,
    address: (id) => orderPages(id).overview,
    form: () => [
      ["intent", "measure"],
      ["window", "1"],
      ["field", "widthOfWindow"],
      ["was", "36"],
      ["widthOfWindow", "38"],
    ],
  },
  {
    name: "quit",
    route: `${root}/overview`,
    address: (id) => orderPages(id).overview,
    form: () => [["intent", "quit"]],
  },
  {
    name: "about the house",
    route: `${root}/overview`,
    address: (id) => orderPages(id).overview,
    form: () => [
      ["intent", "site"],
      ["neededBy", "2026-12-24"],
      ["takeDown", "us"],
      ["wall", "plaster"],
      ["callAhead", "no"],
      ["access", "Ring twice"],
    ],
  },
  {
    name: "submit",
    route: `${root}/overview`,
    address: (id) => orderPages(id).overview,
    form: () => [["intent", "submit"]],
  },
];

/** The order as it stands in the database. */
export function storedOrder(server: Pick<TestServer, "url" | "dataDir">, orderId: string) {
  return readRows(server, "select * from orders where id = ?", orderId)[0];
}

/** The same without where its client is: every page that is shown, a refused one too, is noted there. */
export function storedContent(server: Pick<TestServer, "url" | "dataDir">, orderId: string) {
  const order = storedOrder(server, orderId);
  return order && { ...order, overviewStep: undefined };
}

/** The address of the same action for the framework's own requests. */
export function dataAddress(address: string) {
  const [page = "", query] = address.split("?");
  return `${page}.data${query ? `?${query}` : ""}`;
}

/** Sends a form as it is given, with the version that is stored unless it names one; a window is numbered here. */
export function postOrder(
  server: Pick<TestServer, "url" | "dataDir">,
  visitor: Visitor,
  orderId: string,
  address: string,
  form: Fields,
) {
  const order = storedOrder(server, orderId) as { version: number; windows: string; hardware: string } | undefined;
  const named = form.some(([name]) => name === "version");
  const version: Fields = named ? [] : [["version", String(order?.version ?? "")]];
  const number = Number(form.find(([name]) => name === "window")?.[1]);
  const key = order && readOrderDocuments(order).windows[number - 1]?.key;
  const windowKey: Fields = key ? [["windowKey", key]] : [];
  return visitor.send(address, {
    method: "POST",
    headers: { origin: server.url },
    body: new URLSearchParams([...version, ...windowKey, ...form]),
  });
}

/**
 * An order of two windows, ready to be submitted: the first confirmed with all three treatments, the second finished as a
 * copy and then taken up again.
 */
export async function prepareOrder(server: Pick<TestServer, "url" | "dataDir">, visitor: Visitor) {
  const created = await visitor.post("/client/dashboard/create-order?index", { intent: "create" });
  const id = created.headers.get("location")?.split("/").at(-2) ?? "";
  const pages = orderPages(id);
  const steps: [string, Fields][] = [
    [pages.windowCount, [["windowCount", "2"]]],
    [pages.hardwareChoice, [["hardwareChoice", "new"]]],
    [pages.measure(1), [["intent", "next"], ...measured("Left", "36")]],
    [pages.measure(2), [["intent", "next"], ...measured("Right", "40")]],
    [pages.hardware, [["hardwareName", "Brass rod"]]],
    [pages.treatments(1), ["drapes", "shades", "tops"].map((type) => ["treatment", type])],
    [pages.customize(1, "drapes", "style"), [["style", "pleated-tops/Monarch"]]],
    [pages.customize(1, "drapes", "options"), [["interlining", "on"]]],
    [pages.customize(1, "drapes", "fabrics"), [["fabricName", "Oat linen"]]],
    [pages.customize(1, "shades", "style"), [["style", "soft-shades/Hobbled"]]],
    [pages.customize(1, "shades", "options"), [["control", "cordlessControl"]]],
    [pages.customize(1, "shades", "fabrics"), [["fabricName", "Ticking"]]],
    [pages.customize(1, "tops", "style"), [["style", "cornice-boards/Albany"]]],
    [pages.customize(1, "tops", "options"), [["decorativeTrim", "yes"]]],
    [pages.customize(1, "tops", "fabrics"), [["fabricName", "Silk"]]],
    [pages.confirm(1), []],
    [
      pages.treatments(2),
      [
        ["intent", "copy"],
        ["copyFrom", `${id}-1`],
      ],
    ],
    [pages.customize(2, "drapes", "style"), [["style", "pleated-tops/Olivia"]]],
  ];
  for (const [address, form] of steps) {
    const answer = await postOrder(server, visitor, id, address, form);
    if (answer.status !== 302) throw new Error(`${address} answered ${answer.status}`);
  }
  return id;
}

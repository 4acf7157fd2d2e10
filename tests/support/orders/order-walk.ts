/** A client who builds an order as a browser without scripts would: opens each page, fills its form, sends it. */
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { SUBMISSIONS_PER_HOUR } from "#app/domain/orders/order-limits.ts";
import { HUB, MY_ORDERS, orderPages } from "#app/routes/client/order-paths.ts";
import { createVisitor, type Visitor } from "#tests/support/visitor.ts";

/** What the server has said yes to. Whatever happens afterwards, all of this must be found. */
export interface Acknowledged {
  orderId: string;
  windows: { name: string; width: string; fabric?: string }[];
  submitted: boolean;
  /** As the owner has left it, and as the owner tried to leave it last. */
  turn?: Turn;
  tried?: Turn;
  /** Its client has said yes to its price. */
  confirmed?: boolean;
  /** It was quoted line by line. */
  lined?: boolean;
  /** What was sent about its money, and whether the answer was heard. */
  money?: { entries: { kind: "payment" | "refund"; cents: number; heard: boolean }[] };
}

interface Turn {
  status: string;
  totalCents: number;
}

export interface Walker {
  origin: string;
  email: string;
  visitor: Visitor;
  orders: Acknowledged[];
}

interface Step {
  page: string;
  fields: Record<string, string>;
  acknowledged?: () => void;
}

export const PASSWORD = "a-long-enough-one";
let count = 0;

export async function signUp(origin: string): Promise<Walker> {
  count += 1;
  const email = `walker.${count}.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const visitor = createVisitor({ url: origin });
  const answer = await visitor.post("/sign-up", {
    firstName: "Walker",
    lastName: `Sample${count}`,
    email,
    phoneNumber: "2155550107",
    password: PASSWORD,
    confirmPassword: PASSWORD,
    street: "1 Sample Street",
    city: "Ardmore",
    state: "PA",
    zipCode: "19003",
    terms: "on",
  });
  if (answer.status !== 302) throw new Error(`Sign-up answered ${answer.status}`);
  return { origin, email, visitor, orders: [] };
}

/** One client hands in only so many orders an hour: after as many, somebody new goes on in their place. */
export async function nextWalker(walker: Walker): Promise<Walker> {
  return walker.orders.length < SUBMISSIONS_PER_HOUR ? walker : signUp(walker.origin);
}

/** How a request is made: chaos tries again after a fault, a load test measures it. */
export interface Manner {
  open(visitor: Visitor, page: string): Promise<Response>;
  send(visitor: Visitor, page: string, fields: Record<string, string>): Promise<Response>;
}

/** Builds one order of this many windows and submits it; answers false when the server said no on the way. */
export async function walkOrder(walker: Walker, windows: number, manner: Manner) {
  const { visitor, orders } = walker;
  const created = await manner.send(visitor, HUB, { intent: "create" });
  const orderId = /create-order\/([^/]+)\//.exec(created.headers.get("location") ?? "")?.[1];
  if (created.status !== 302 || !orderId) return false;
  const order: Acknowledged = { orderId, windows: [], submitted: false };
  orders.push(order);
  for (const step of stepsOf(order, windows)) {
    if (!(await take(visitor, step, manner))) return order.submitted;
  }
  return order.submitted;
}

function stepsOf(order: Acknowledged, count: number): Step[] {
  const pages = orderPages(order.orderId);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return [
    { page: pages.windowCount, fields: { intent: "next", windowCount: String(count) } },
    { page: pages.hardwareChoice, fields: { intent: "next", hardwareChoice: "own" } },
    ...numbers.map((number) => measureStep(order, number)),
    ...numbers.flatMap((number) => shadeSteps(order, number)),
    {
      page: pages.overview,
      fields: { intent: "submit" },
      acknowledged: () => {
        order.submitted = true;
      },
    },
  ];
}

function measureStep(order: Acknowledged, number: number): Step {
  const window = { name: `Room ${number} of ${order.orderId}`, width: String(20 + Math.floor(Math.random() * 80)) };
  // Heights that add up: others would be asked about before the order is taken.
  const measurements = {
    ...Object.fromEntries(measurementNames.map((name) => [name, "60"])),
    heightFromFloorToCeiling: "120",
  };
  return {
    page: orderPages(order.orderId).measure(number),
    fields: { intent: "next", name: window.name, ...measurements, widthOfWindow: window.width },
    acknowledged: () => {
      order.windows[number - 1] = window;
    },
  };
}

function shadeSteps(order: Acknowledged, number: number): Step[] {
  const pages = orderPages(order.orderId);
  const page = (step: "style" | "options" | "fabrics") => pages.customize(number, "shades", step);
  const fabric = `Ticking ${crypto.randomUUID()}`;
  return [
    { page: pages.treatments(number), fields: { intent: "next", treatment: "shades" } },
    { page: page("style"), fields: { intent: "next", style: "soft-shades/Flat Roman" } },
    { page: page("options"), fields: { intent: "next", control: "cordlessControl" } },
    { page: page("fabrics"), fields: { intent: "next", fabricName: fabric, fabricLink: "" } },
    {
      page: pages.confirm(number),
      fields: { intent: "next" },
      acknowledged: () => {
        const window = order.windows[number - 1];
        if (window) window.fabric = fabric;
      },
    },
  ];
}

/** A step whose answer was lost may have been made: its page then leads on by itself, or takes the same again. */
async function take(visitor: Visitor, { page, fields, acknowledged }: Step, manner: Manner) {
  const shown = await manner.open(visitor, page);
  if (shown.status === 302) {
    if (!shown.headers.get("location")?.startsWith(MY_ORDERS)) return false;
    acknowledged?.();
    return false;
  }
  const version = /name="version" value="(\d+)"/.exec(await shown.text())?.[1] ?? "";
  const answer = await manner.send(visitor, page, { version, ...fields });
  await answer.body?.cancel();
  if (answer.status !== 302) return false;
  acknowledged?.();
  return true;
}

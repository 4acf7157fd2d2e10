import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { CardSettings } from "#app/services/cards/provider/provider-settings.ts";

export const SECRET_KEY = "sk_test_larkfield0000";
export const WEBHOOK_SECRET = "whsec_larkfield0000";

interface Checkout {
  id: string;
  object: "checkout.session";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
  url: string | null;
  success_url: string;
  cancel_url: string;
  expires_at: number;
}

interface Asked {
  method: string;
  path: string;
  idempotencyKey: string | undefined;
}

/**
 * A provider on this machine that speaks as much of Stripe's Checkout as we use: it makes, tells of and closes checkouts, shows a
 * page where they are paid, and signs its events by the same scheme.
 */
export async function startCardDouble({ now = () => new Date() }: { now?: () => Date } = {}) {
  const checkouts = new Map<string, Checkout>();
  const answered = new Map<string, { body: string; answer: Checkout }>();
  const asked: Asked[] = [];
  let count = 0;

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const base = `http://localhost:${typeof address === "object" && address ? address.port : 0}`;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? "", base);
    const body = await text(request);
    // A browser asks for it beside the page.
    if (pathname === "/favicon.ico") return void response.writeHead(204).end();
    if (pathname.startsWith("/pay/")) return shown(request, response, pathname.split("/")[2] ?? "");
    const key = request.headers["idempotency-key"];
    const idempotencyKey = Array.isArray(key) ? key[0] : key;
    asked.push({ method: request.method ?? "", path: pathname, idempotencyKey });
    if (double.manners === "silent") return;
    if (double.manners === "gone") return void request.socket.destroy();
    if (double.manners === "failing") return say(response, 500, { error: { type: "api_error", message: "Not now." } });
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) {
      return say(response, 401, { error: { type: "invalid_request_error", message: "No such key." } });
    }
    const [, , , , id = "", act] = pathname.split("/");
    if (request.method === "POST" && id === "") return begin(response, body, idempotencyKey ?? "");
    const checkout = checkouts.get(id);
    if (!checkout)
      return say(response, 404, { error: { type: "invalid_request_error", message: "No such checkout." } });
    if (act === "expire") {
      if (checkout.status !== "open") {
        return say(response, 400, { error: { type: "invalid_request_error", message: "It is not open." } });
      }
      Object.assign(checkout, { status: "expired", url: null });
    }
    return say(response, 200, checkout);
  }

  function begin(response: ServerResponse, body: string, key: string) {
    const before = answered.get(key);
    if (before) {
      if (before.body === body) return say(response, 200, before.answer);
      return say(response, 400, { error: { type: "idempotency_error", message: "The same key, another request." } });
    }
    const fields = new URLSearchParams(body);
    const field = (name: string) => fields.get(name) ?? "";
    const expires_at = Number(field("expires_at"));
    if (expires_at < now().getTime() / 1000 + 30 * 60) {
      return say(response, 400, { error: { type: "invalid_request_error", message: "It ends too soon." } });
    }
    count += 1;
    const id = `cs_test_${process.pid}_${count}`;
    const metadata = Object.fromEntries(
      [...fields].flatMap(([name, value]) => {
        const mark = /^metadata\[(\w+)\]$/.exec(name)?.[1];
        return mark ? [[mark, value]] : [];
      }),
    );
    const checkout: Checkout = {
      id,
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
      amount_total: Number(field("line_items[0][price_data][unit_amount]")),
      currency: field("line_items[0][price_data][currency]"),
      metadata,
      expires_at,
      url: `${base}/pay/${id}`,
      success_url: field("success_url"),
      cancel_url: field("cancel_url"),
    };
    checkouts.set(id, checkout);
    answered.set(key, { body, answer: checkout });
    return say(response, 200, checkout);
  }

  /** The page where it is paid: a form and a way back. */
  async function shown(request: IncomingMessage, response: ServerResponse, id: string) {
    const checkout = checkouts.get(id);
    if (!checkout) return say(response, 404, {});
    if (request.method === "POST") {
      pay(id);
      if (double.webhook) await deliver(double.webhook, paidEvent(id));
      response.writeHead(303, { location: checkout.success_url }).end();
      return;
    }
    response.writeHead(200, { "content-type": "text/html" }).end(
      `<!doctype html><title>Pay</title><h1>Pay ${checkout.amount_total}</h1>
       <form method="post"><button>Pay</button></form><a href="${checkout.cancel_url.replaceAll("&", "&amp;")}">Back</a>`,
    );
  }

  /** The client has paid; how much came can be another amount. */
  function pay(id: string, changes: Partial<Checkout> = {}) {
    const checkout = checkouts.get(id);
    if (!checkout) throw new Error(`No checkout ${id}`);
    const paid = { status: "complete", payment_status: "paid", payment_intent: `pi_${id}`, url: null } as const;
    Object.assign(checkout, { ...paid, ...changes });
    return `pi_${id}`;
  }

  function event(type: string, object: object, id = `evt_${crypto.randomUUID()}`) {
    const created = Math.floor(now().getTime() / 1000);
    return JSON.stringify({ id, object: "event", type, created, data: { object } });
  }

  const paidEvent = (id: string, eventId?: string) =>
    event("checkout.session.completed", checkouts.get(id) ?? {}, eventId);

  /** Stripe's scheme: a time, and a code over the time and every byte. */
  function sign(body: string, { at = now(), secret = WEBHOOK_SECRET } = {}) {
    const time = Math.floor(at.getTime() / 1000);
    return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}`;
  }

  function deliver(url: string, body: string, signature = sign(body)) {
    const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": signature };
    return fetch(url, { method: "POST", headers, body, redirect: "manual" });
  }

  const settings: CardSettings = {
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiBase: new URL(base),
    checkoutOrigin: base,
  };
  const double = {
    base,
    settings,
    env: { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_BASE: base },
    manners: "kind" as "kind" | "failing" | "silent" | "gone",
    /** Where it tells of what is paid on its page. */
    webhook: "",
    checkouts,
    asked,
    pay,
    event,
    paidEvent,
    sign,
    deliver,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return double;
}

export type CardDouble = Awaited<ReturnType<typeof startCardDouble>>;

function say(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** A quote with lines and choices: the owner writes and sends it, its client picks, signs and says yes. */
import { myQuotePath } from "#app/routes/client/order-paths.ts";
import type { Acknowledged, Manner, Walker } from "#tests/support/orders/order-walk.ts";
import type { Visitor } from "#tests/support/visitor.ts";

interface Quoting {
  /** The owner's page of the order. */
  page: string;
  order: Acknowledged;
  manner: Manner;
  /** Called at the moment before something is sent that a kill may cut in two. */
  aim(act: "accepting" | "sending or recording"): void;
}

const LINING = { standard: 200_00, blackout: 300_00 };
const TASSELS = 50_00;

function fieldsOf(dollars: number): Record<string, string> {
  const lines = [
    { label: "Shades", unitPrice: String(dollars), role: "fixed" },
    { label: "Standard lining", unitPrice: "200", role: "choice", choiceGroup: "Lining", suggested: "on" },
    { label: "Blackout lining", unitPrice: "300", role: "choice", choiceGroup: "Lining" },
    { label: "Tassels", unitPrice: "50", role: "optional" },
  ];
  const keys = ["shades", "standard", "blackout", "tassels"];
  return {
    detail: "lines",
    taxRate: "",
    taxReason: "For resale",
    discountLabel: "",
    discount: "",
    deposit: "50%",
    validUntil: "",
    leadTime: "Six weeks",
    note: "",
    terms: "Be kind.",
    ...Object.fromEntries(
      lines.flatMap((line, index) => [
        [`lines[${index}].key`, keys[index] ?? ""],
        ...Object.entries({ ...line, quantity: "1" }).map(([name, value]) => [`lines[${index}].${name}`, value]),
      ]),
    ),
  };
}

const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

/** Written, asked and sent. A save that was done unheard makes the next one stale, so the page is opened again. */
export async function sendLines(owner: Visitor, { page, order, manner, aim }: Quoting) {
  const dollars = 500 + Math.floor(Math.random() * 500);
  order.tried = { status: "quoted", totalCents: dollars * 100 + LINING.standard };
  const editor = `${page}/quote`;
  for (let tries = 0; tries < 5; tries += 1) {
    const version = hidden(await (await manner.open(owner, editor)).text(), "version");
    const asked = await manner.send(owner, editor, { ...fieldsOf(dollars), version, intent: "send" });
    const dialog = /<dialog.*?<\/dialog>/s.exec(await asked.text())?.[0] ?? "";
    if (asked.status !== 200 || dialog === "") continue;
    const draft = { quoteId: hidden(dialog, "quoteId"), version: hidden(dialog, "version") };
    aim("sending or recording");
    const sent = await manner.send(owner, editor, { intent: "send-now", ...draft });
    await sent.body?.cancel();
    if (sent.status !== 302) return false;
    order.turn = order.tried;
    order.lined = true;
    return true;
  }
  return false;
}

/** The dearer lining and the tassels, with the client's name under them. */
export async function confirmLines({ visitor }: Walker, { order, manner, aim }: Omit<Quoting, "page">) {
  const suggested = order.turn?.totalCents ?? 0;
  const totalCents = suggested - LINING.standard + LINING.blackout + TASSELS;
  order.tried = { status: "quoted", totalCents };
  aim("accepting");
  const answer = await manner.send(visitor, myQuotePath(order.orderId), {
    intent: "confirm",
    number: "1",
    "chosen[Lining]": "blackout",
    chosen: "tassels",
    agreeToTerms: "yes",
    signedName: "Walker Sample",
    seenTotalCents: String(totalCents),
    seenCreditCents: "0",
  });
  await answer.body?.cancel();
  if (answer.status !== 302) return false;
  order.turn = order.tried;
  order.confirmed = true;
  return true;
}

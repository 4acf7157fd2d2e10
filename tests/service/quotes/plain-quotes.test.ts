import { expect, test } from "vitest";
import { demoOwner } from "#app/demo/demo-people.ts";
import { parseOrderList } from "#app/domain/orders/order-list.ts";
import type { OrderTerms } from "#app/domain/orders/order-update.ts";
import { boardList } from "#app/domain/schedule/board-list.ts";
import { countDesk } from "#app/services/orders/desk/count-desk.server.ts";
import { listNext } from "#app/services/orders/desk/list-next.server.ts";
import { findMyOrder } from "#app/services/orders/find-my-order.server.ts";
import { confirmOrder } from "#app/services/orders/life/confirm-order.server.ts";
import { createCustomOrder } from "#app/services/orders/life/create-custom-order.server.ts";
import { reopenForClient } from "#app/services/orders/life/reopen-for-client.server.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { listOrders } from "#app/services/orders/list-orders.server.ts";
import { askForChanges, declineQuote } from "#app/services/quotes/decline-or-ask.server.ts";
import { recordAcceptance } from "#app/services/quotes/record-acceptance.server.ts";
import { findBoard } from "#app/services/schedule/find-board.server.ts";
import { findCalendar, findCards } from "#app/services/schedule/find-cards.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf } from "#tests/support/effects.ts";
import { SUGGESTED, sampleContent, submittedOrder } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");

onEachDemo("Order Total and Order Status", "today", (house) => {
  async function submitted() {
    house().setNow(NOW);
    const order = await submittedOrder(house().app);
    /** The owner saves these terms and leaves the others as they are. */
    const set = async (terms: Partial<OrderTerms>) => {
      const { version, status, totalCents, paymentLink } = await order.row();
      const after = { ...({ status, totalCents, paymentLink } as OrderTerms), ...terms };
      return updateOrder(house().app, demoOwner.id, { ...order.place, version }, after);
    };
    const yes = async () => {
      const { version, totalCents } = await order.row();
      const seen = { totalCents, creditCents: 0 };
      return confirmOrder(house().app, { user: order.client, orderId: order.orderId, version, seen });
    };
    const lines = async () => {
      const { quoteId } = await order.row();
      const rows = app()
        .db.selectFrom("quoteLines")
        .select(["kind", "netCents"])
        .where("quoteId", "=", quoteId ?? "");
      return (await rows.orderBy("position").execute()).map(({ kind, netCents }) => [kind, netCents]);
    };
    return { ...order, set, yes, lines };
  }
  const app = () => house().app;

  test("a typed total is a plain quote of one line, confirmed by one click", async () => {
    const order = await submitted();
    const { effects } = await effectsOf(app(), () => order.set({ status: "quoted", totalCents: 1_250_00 }));
    expect(effects.quotes?.added).toMatchObject([
      { number: 1, state: "sent", kind: "plain", totalCents: 1_250_00, taxRate: 0, terms: "", validUntil: null },
    ]);
    expect(effects.quoteLines?.added).toMatchObject([{ kind: "plain", label: "Your order", unitCents: 1_250_00 }]);
    expect(await order.yes()).toEqual({ ok: true });
    expect(await order.states()).toEqual([[1, "accepted"]]);
    expect(await order.set({ totalCents: 1_300_00 })).toMatchObject({ ok: true });
    expect(await order.states()).toEqual([
      [1, "accepted"],
      [2, "sent"],
    ]);
    expect((await order.row()).acceptedQuoteId).toBe((await order.quotes())[0]?.id);
    expect(await order.yes()).toEqual({ ok: true });
    expect((await order.answers()).map(({ totalCents, how }) => [totalCents, how])).toEqual([
      [1_250_00, "portal"],
      [1_300_00, "portal"],
    ]);
  });

  test("a custom order is a plain quote with its name and description on the line", async () => {
    const { client } = await submitted();
    const custom = { orderName: "Pillows", description: "Six", totalCents: 90_00, paymentLink: null };
    const { effects } = await effectsOf(app(), () => createCustomOrder(app(), demoOwner.id, client.id, custom));
    expect(effects.quotes?.added).toMatchObject([{ number: 1, state: "sent", kind: "plain", totalCents: 90_00 }]);
    expect(effects.quoteLines?.added).toMatchObject([{ label: "Pillows", description: "Six", netCents: 90_00 }]);
  });

  test("another total beside lines is a new version with one more line, above or below zero", async () => {
    const order = await submitted();
    await order.send();
    expect(await order.yes()).toMatchObject({ ok: false, reason: "Please read the quote, and confirm it there." });
    expect(await order.set({ totalCents: SUGGESTED - 72_00 })).toMatchObject({ ok: true });
    expect(await order.states()).toEqual([
      [1, "superseded"],
      [2, "sent"],
    ]);
    expect((await order.lines()).at(-1)).toEqual(["adjustment", -72_00]);
    expect(await order.row()).toMatchObject({ totalCents: 1_200_00 });
    expect(await order.set({ totalCents: SUGGESTED })).toMatchObject({ ok: true });
    expect(await order.lines()).toHaveLength(4);
  });

  test("an e-mail about another total says what is due first and until when, as the quote's own does", async () => {
    const order = await submitted();
    await order.send();
    await order.set({ totalCents: SUGGESTED + 28_00 });
    const told = app().db.selectFrom("emails").select(["kind", "parameters"]).where("orderId", "=", order.orderId);
    const news = (await told.where("kind", "in", ["quote_ready", "status_changed"]).orderBy("kind").execute()).map(
      ({ kind, parameters }) => ({ kind, ...(JSON.parse(parameters) as object) }),
    );
    expect(news).toMatchObject([
      { kind: "quote_ready", total: 127_200, due: 63_600, valid_until: "2026-12-20" },
      { kind: "status_changed", total: 130_000, due: 65_000, valid_until: "2026-12-20" },
    ]);
    const plain = await submitted();
    await plain.set({ status: "quoted", totalCents: 100_00 });
    const [mail] = await app()
      .db.selectFrom("emails")
      .select("parameters")
      .where("orderId", "=", plain.orderId)
      .where("kind", "=", "quote_ready")
      .execute();
    expect(JSON.parse(mail?.parameters ?? "")).not.toHaveProperty("due");
  });

  test("on a submitted order a total is a draft that its client does not answer, with lines one more of them", async () => {
    const order = await submitted();
    expect(await order.set({ totalCents: 500_00 })).toMatchObject({ ok: true });
    expect(await order.quotes()).toMatchObject([{ state: "draft", kind: "plain", totalCents: 500_00 }]);
    expect(await order.save(sampleContent(app()))).toMatchObject({ ok: true });
    expect(await order.row()).toMatchObject({ totalCents: null });
    expect(await order.set({ totalCents: 1_300_00 })).toMatchObject({ ok: true });
    expect(await order.quotes()).toMatchObject([{ state: "draft", kind: "lines", totalCents: 1_300_00 }]);
  });

  test("Quoted sends the draft with lines, or says beside the total why it cannot", async () => {
    const order = await submitted();
    const unpriced = sampleContent(app()).lines.map((line) => ({ ...line, unitCents: null }));
    const saved = await order.save(sampleContent(app(), {}, unpriced));
    expect(await order.set({ status: "quoted" })).toMatchObject({
      ok: false,
      status: 409,
      field: "total",
      reason:
        "The draft of the quote cannot be sent yet. Please enter a price. Not priced: drapes; standard; blackout; tassels.",
    });
    expect(await order.row()).toMatchObject({ status: "submitted" });
    expect(await order.save(sampleContent(app()), saved.ok ? saved.version : 0)).toMatchObject({ ok: true });
    expect(await order.set({ status: "quoted" })).toMatchObject({ ok: true });
    expect(await order.row()).toMatchObject({ status: "quoted", totalCents: SUGGESTED });
    expect(await order.mails()).toEqual(["quote_ready"]);
    expect(await order.confirm()).toMatchObject({ ok: true });
  });

  test("work that begins counts as a yes, which is not the client's own", async () => {
    const order = await submitted();
    await order.send();
    expect(await order.set({ status: "in progress" })).toMatchObject({ ok: true });
    expect(await order.states()).toEqual([[1, "accepted"]]);
    expect(await order.answers()).toMatchObject([{ by: "owner", how: "work begun", totalCents: SUGGESTED }]);
    expect(await order.row()).toMatchObject({ confirmedAt: null });
    expect(await findMyOrder(app(), order.client.id, order.orderId)).toMatchObject({ quote: "none" });
  });

  test.each(["incomplete", "cancelled", "submitted"] as const)(
    "set to %s, what is open is withdrawn",
    async (status) => {
      const order = await submitted();
      await order.set({ status: "quoted", totalCents: 100_00 });
      await order.set({ status });
      expect((await order.states()).filter(([number]) => number === 1)).toEqual([[1, "withdrawn"]]);
      await order.set({ status: "quoted", totalCents: 100_00 });
      expect((await order.states()).filter(([number]) => number !== 0)).toEqual([
        [1, "withdrawn"],
        [2, "sent"],
      ]);
      expect(await order.yes()).toEqual({ ok: true });
    },
  );

  test("a total that is cleared withdraws the quote, but not once it is accepted", async () => {
    const order = await submitted();
    await order.set({ status: "quoted", totalCents: 100_00 });
    expect(await order.set({ totalCents: null })).toMatchObject({ ok: true });
    expect(await order.states()).toEqual([[1, "withdrawn"]]);
    await order.set({ totalCents: 120_00 });
    await order.yes();
    expect(await order.set({ totalCents: null })).toMatchObject({ ok: false, field: "total" });
    expect(await order.row()).toMatchObject({ totalCents: 120_00 });
  });

  test("cancelled and taken up again, an order needs a new quote", async () => {
    const order = await submitted();
    await order.send();
    await order.confirm();
    await order.set({ status: "cancelled" });
    expect(await order.row()).toMatchObject({ acceptedQuoteId: null, totalCents: SUGGESTED });
    await order.set({ status: "quoted" });
    expect(await order.states()).toEqual([
      [1, "accepted"],
      [2, "sent"],
    ]);
    expect(await order.lines()).toHaveLength(4);
    expect(await order.confirm({ number: 2 })).toMatchObject({ ok: true });
  });

  test("whoever waits at the desk waits since the day of what they did, or of what was due", async () => {
    const on = (day: string) => house().setNow(new Date(`2026-${day}T17:00:00.000Z`));
    const days = { asked: "01-20", expired: "01-30", deposit: "01-25", confirmed: "01-26", unquoted: "01-05" };
    const ids: Record<string, string> = {};
    for (const kind of Object.keys(days)) {
      on("01-05");
      const { orderId, client, send, confirm } = await submittedOrder(app());
      ids[kind] = orderId;
      if (kind === "unquoted") continue;
      on("01-08");
      const deposit = kind === "confirmed" ? { depositRate: null } : { depositDays: 2 };
      await send(sampleContent(app(), { validUntil: "2026-01-30", ...deposit }));
      if (kind === "asked") {
        on("01-20");
        const asked = { user: client, orderId, number: 1, message: "More.", lineMessages: {} };
        expect(await askForChanges(app(), asked)).toMatchObject({ ok: true });
      }
      if (kind === "deposit") on("01-23");
      if (kind === "confirmed") on("01-26");
      if (kind === "deposit" || kind === "confirmed") expect(await confirm()).toMatchObject({ ok: true });
    }
    on("02-03");
    const next = await listNext(app(), demoOwner.id);
    const mine = next.filter(({ id }) => Object.values(ids).includes(id));
    expect(mine.map(({ kind, id, since }) => [kind, id, since.slice(5, 10)])).toEqual(
      (["unquoted", "asked", "deposit", "confirmed", "expired"] as const).map((kind) => [kind, ids[kind], days[kind]]),
    );
  });

  test("the desk counts what its lists show", async () => {
    const figures = async () => {
      const { toQuote, withClient, confirmed, changesAsked, expired, declined, reopened } = await countDesk(app());
      return { toQuote, withClient, confirmed, changesAsked, expired, declined, reopened };
    };
    const list = (query: string) => listOrders(app(), parseOrderList(new URLSearchParams(query)));
    const listed = async (query: string) => (await list(query)).rows.map(({ id }) => id);
    const expectLists = async () => {
      const { expiring, ...counted } = await countDesk(app());
      const counts = { ...(await figures()), expiring, inWork: counted.inWork };
      const found = Object.entries({
        toQuote: "only=unquoted",
        withClient: "status=quoted&only=unconfirmed",
        changesAsked: "only=asked",
        confirmed: "status=quoted&only=confirmed",
        declined: "status=quoted&only=declined",
        expiring: "only=expiring",
        expired: "only=expired",
        reopened: "only=reopened",
        inWork: "status=in+progress",
      }).map(async ([figure, query]) => [figure, (await list(query)).rowCount] as const);
      expect(Object.fromEntries(await Promise.all(found))).toEqual(counts);
      // What the desk says of quotes adds up to the list's, and to what waits on the board.
      const { confirmed, withClient, declined } = counts;
      const unpriced = (await list("status=quoted&only=unquoted")).rowCount;
      expect(confirmed + withClient + declined + unpriced).toBe((await list("status=quoted")).rowCount);
      const { columns } = await findBoard(app(), boardList.parse(new URLSearchParams()));
      expect(columns.find(({ stage }) => stage === "waiting")?.count).toBe(withClient + declined);
    };
    house().setNow(NOW);
    const before = await figures();
    await expectLists();
    const waiting = await submitted();
    await waiting.send(sampleContent(app(), { validUntil: "2026-11-22" }));
    const asked = await submitted();
    await asked.send();
    const ask = { user: asked.client, orderId: asked.orderId, number: 1, message: "More.", lineMessages: {} };
    await askForChanges(app(), ask);
    const declined = await submitted();
    await declined.send();
    const no = { user: declined.client, orderId: declined.orderId, number: 1, reason: "price", message: "" };
    await declineQuote(app(), no);
    const recorded = await submitted();
    await recorded.send();
    const record = { chosen: ["standard"], signedName: "Ida", how: "phone", day: "2026-11-20", number: 1 };
    await recordAcceptance(app(), { ...record, actorId: demoOwner.id, ...recorded.place });
    const confirmed = await submitted();
    await confirmed.send();
    await confirmed.confirm();
    const reopened = await submitted();
    const { version } = await reopened.row();
    await reopenForClient(app(), { actorId: demoOwner.id, ...reopened.place, version, message: "Please measure." });
    expect(await figures()).toEqual({
      toQuote: before.toQuote,
      withClient: before.withClient + 2,
      confirmed: before.confirmed + 2,
      changesAsked: before.changesAsked + 1,
      expired: before.expired,
      declined: before.declined + 1,
      reopened: before.reopened + 1,
    });
    await expectLists();
    expect(await listed("only=reopened")).toEqual([reopened.orderId]);
    expect(await listed(`only=reopened&search=${reopened.orderId}`)).toEqual([reopened.orderId]);
    expect(await listed(`search=${reopened.orderId}`)).toEqual([]);
    expect(await listed("only=asked")).toContain(asked.orderId);
    expect(await listed("only=declined")).toContain(declined.orderId);
    const unconfirmed = await listed("only=unconfirmed");
    expect(unconfirmed).toEqual(expect.arrayContaining([waiting.orderId, asked.orderId]));
    for (const { orderId } of [declined, recorded, confirmed]) expect(unconfirmed).not.toContain(orderId);
    expect(await listed("only=confirmed")).toEqual(expect.arrayContaining([recorded.orderId, confirmed.orderId]));
    expect((await countDesk(app())).expiring).toBeGreaterThan(0);
    house().setNow(new Date("2026-11-23T17:00:00.000Z"));
    // Beside their status, which is the same, the lists say what became of each in the words of its card.
    const ids = [waiting, asked, declined].map(({ orderId }) => orderId);
    expect(await findCards(app().db, ids, await findCalendar(app()))).toMatchObject([
      { blocks: ["Expired November 22"], ours: true },
      { blocks: ["Changes asked"], ours: true },
      { blocks: ["Declined"], ours: false },
    ]);
    expect((await figures()).expired).toBe(before.expired + 1);
    await expectLists();
  });
});

import { expect, test } from "vitest";
import { demoClient, demoOwner } from "#app/demo/demo-people.ts";
import type { Side } from "#app/domain/messages/message-rules.ts";
import { conversationList } from "#app/domain/messages/show-thread.ts";
import type { Transport } from "#app/email/transports/transport.ts";
import { countUnread, findMark, findThread, readThread } from "#app/services/messages/find-thread.server.ts";
import { countMessagesToRead, listConversations } from "#app/services/messages/list-conversations.server.ts";
import { sendMessage, takeBackMessage } from "#app/services/messages/send-message.server.ts";
import { askToChangeOrder } from "#app/services/orders/life/reopen-for-client.server.ts";
import { askForChanges } from "#app/services/quotes/decline-or-ask.server.ts";
import { addClient } from "#tests/support/clients.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects } from "#tests/support/effects.ts";
import { outboxOf } from "#tests/support/emails.ts";
import { newOrder } from "#tests/support/orders/new-order.ts";
import { submittedOrder } from "#tests/support/orders/quotes.ts";
import { readyOrder } from "#tests/support/orders/ready-order.ts";

const NOW = new Date("2026-10-20T12:00:00.000Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

onEachDemo("messages on an order", NOW, (house) => {
  /** A client of their own, with an order in progress. */
  async function begin() {
    const { app } = house();
    const client = await addClient(app);
    const { id } = await newOrder(app, client.id);
    const place = { userId: client.id, orderId: id };
    const authors = { client: client.id, house: demoOwner.id };
    const looks = (side: Side) => findThread(app, { ...place, side });
    let sent = 0;
    return {
      ...place,
      client,
      looks,
      bodies: async (side: Side) => (await looks(side))?.messages.map(({ body }) => body),
      /** As a page would: what is shown has been seen. */
      write: async (side: Side, body: string, more: Partial<Parameters<typeof sendMessage>[1]> = {}) => {
        const seen = (await looks(side))?.seen ?? "";
        sent += 1;
        const formKey = `a-key-of-message-${id}-${sent}`;
        return sendMessage(app, { ...place, side, authorId: authors[side], body, formKey, seen, ...more });
      },
      read: async (side: Side) => {
        const seen = (await looks(side))?.seen ?? "";
        await readThread(app, { ...place, side, readerId: authors[side], seen });
      },
      takeBack: (side: Side, messageId: string) => takeBackMessage(app, { ...place, side, messageId }),
      notices: () =>
        app.db
          .selectFrom("emails")
          .select(["id", "kind", "state", "nextTryAt", "parameters", "userId", "recipientAddress", "lastError"])
          .where("orderId", "=", id)
          .where("kind", "like", "message%")
          .orderBy("createdAt")
          .execute(),
    };
  }

  const delivered: string[] = [];
  const transport: Transport = {
    name: "smtp",
    atOnce: 1,
    send: async ({ subject }) => {
      delivered.push(subject);
      return "250 OK";
    },
  };

  /** Sends what is due at a moment, and answers what went out about this order. */
  async function sendAt(minutes: number, orderId: string) {
    delivered.length = 0;
    house().setNow(later(minutes));
    await outboxOf(house().app, transport).sendDue();
    return delivered.filter((subject) => subject.includes(orderId));
  }

  test("are sent once, whatever comes twice, and tell nobody else", async () => {
    const { app } = house();
    const talk = await begin();
    const { answer, effects } = await effectsOf(app, () => talk.write("client", "  Hello.\r\nHow wide? "));
    expect(answer).toEqual({ ok: true, without: 0 });
    expect(effects).toEqual({
      messages: {
        added: [
          {
            id: expect.any(String),
            orderId: talk.orderId,
            side: "client",
            authorId: talk.userId,
            body: "Hello.\nHow wide?",
            windowKey: null,
            quoteLineKey: null,
            sentAt: NOW.toISOString(),
            readAt: null,
            readBy: null,
            takenBackAt: null,
            photosLost: 0,
            formKey: `sent ${talk.userId} a-key-of-message-${talk.orderId}-1`,
          },
        ],
      },
      messageSpells: {
        added: [
          {
            orderId: talk.orderId,
            side: "house",
            emailId: expect.any(String),
            noticedAt: NOW.toISOString(),
            readAt: null,
          },
        ],
      },
      emails: {
        added: [
          expect.objectContaining({
            kind: "message_received_notice",
            userId: null,
            nextTryAt: later(5).toISOString(),
            parameters: {
              order_id: talk.orderId,
              link: `/admin/dashboard/order/${talk.userId}/${talk.orderId}#messages`,
              count: 1,
            },
          }),
        ],
      },
      rateLimits: expect.anything(),
    });
    const again = { formKey: `a-key-of-message-${talk.orderId}-1` };
    expect(await expectNoEffects(app, () => talk.write("client", "Hello.", again))).toEqual({ ok: true, without: 0 });
    // The same key of somebody else is a message of its own.
    expect(await talk.write("house", "60 inches.", again)).toEqual({ ok: true, without: 0 });
    expect(await talk.bodies("client")).toEqual(["Hello.\nHow wide?", "60 inches."]);
  });

  test("at once with the same key are one, and at the same moment keep their order", async () => {
    const talk = await begin();
    const formKey = "the-very-same-key-of-two";
    const both = await Promise.all([
      talk.write("client", "One", { formKey }),
      talk.write("client", "One", { formKey }),
    ]);
    expect(both).toEqual([
      { ok: true, without: 0 },
      { ok: true, without: 0 },
    ]);
    await talk.write("client", "Two");
    await talk.write("client", "Three");
    const thread = await talk.looks("house");
    expect(thread?.messages.map(({ body }) => body)).toEqual(["One", "Two", "Three"]);
    expect(new Set(thread?.messages.map(({ sentAt }) => sentAt)).size).toBe(3);
  });

  test("of 4,000 characters are taken, and others are refused with what they lack", async () => {
    const { app } = house();
    const talk = await begin();
    const refused = async (body: string, more = {}) => {
      const answer = await expectNoEffects(app, () => talk.write("client", body, more));
      return answer.ok ? "sent" : [answer.code, answer.reason];
    };
    expect(await refused(" \n ")).toEqual(["invalid", "Please write something, or add a photograph."]);
    expect(await refused("x".repeat(4_001))).toEqual(["invalid", "Please keep a message to 4,000 characters."]);
    expect(await refused("x", { windowKey: "nowhere" })).toEqual(["invalid", "This window is no longer in the order."]);
    expect(await refused("x", { quoteLineKey: "none" })).toEqual(["invalid", "This line is in no quote of the order."]);
    expect(await refused("x", { orderId: "LF-1001" })).toEqual(["missing", expect.any(String)]);
    expect(await talk.write("client", "x".repeat(4_000))).toEqual({ ok: true, without: 0 });
  });

  test("name the window that they are about, also when it is gone", async () => {
    const { app } = house();
    const client = await addClient(app);
    const { orderId } = await readyOrder(app, client.id);
    const place = { userId: client.id, orderId };
    const windows = (await findThread(app, { ...place, side: "client" }))?.windows;
    const windowKey = windows?.[0]?.key ?? "";
    const message = { ...place, side: "client" as const, authorId: client.id, body: "This one.", windowKey, seen: "" };
    expect(await sendMessage(app, { ...message, formKey: "key-of-window-message" })).toEqual({ ok: true, without: 0 });
    const about = async () => (await findThread(app, { ...place, side: "house" }))?.messages[0]?.about;
    expect(await about()).toBe(windows?.[0]?.name);
    await app.db.updateTable("messages").set({ windowKey: "gone" }).where("orderId", "=", orderId).execute();
    expect(await about()).toBe("A window that is gone");
  });

  test("that came while somebody was writing are shown first", async () => {
    const { app } = house();
    const talk = await begin();
    await talk.write("house", "We measured.");
    const late = await expectNoEffects(app, () => talk.write("client", "When?", { seen: "" }));
    expect(late).toMatchObject({ code: "stale", reason: expect.stringContaining("came while you were writing") });
    expect(await talk.write("client", "When?")).toEqual({ ok: true, without: 0 });
    // What one wrote oneself meanwhile, in another tab, is no reason to wait.
    expect(await talk.write("client", "And how?")).toEqual({ ok: true, without: 0 });
  });

  test("are 60 an hour at most", async () => {
    const { app } = house();
    const talk = await begin();
    const key = `message:user:${talk.userId}`;
    await app.db
      .insertInto("rateLimits")
      .values({ key, count: 59, resetsAt: later(30).toISOString() })
      .execute();
    expect(await talk.write("client", "The sixtieth")).toEqual({ ok: true, without: 0 });
    const refused = await expectNoEffects(app, () => talk.write("client", "One more"));
    expect(refused).toMatchObject({
      code: "too_many",
      reason: "That is a lot of messages. Please wait a little, or call us.",
    });
  });

  test("are read by looking, and only what was shown", async () => {
    const { app } = house();
    const talk = await begin();
    await talk.write("house", "First");
    const shown = await talk.looks("client");
    await talk.write("house", "Second");
    expect(await countUnread(app, talk.userId)).toEqual({ [talk.orderId]: 2 });
    const reading = { userId: talk.userId, orderId: talk.orderId, side: "client" as const, readerId: talk.userId };
    await readThread(app, { ...reading, seen: shown?.seen ?? "" });
    expect(await countUnread(app, talk.userId)).toEqual({ [talk.orderId]: 1 });
    const mark = await findMark(app, { ...reading });
    expect(await findMark(app, { ...reading, side: "house" })).not.toBe(shown?.mark);
    await talk.read("client");
    expect(await countUnread(app, talk.userId)).toEqual({});
    // One's own reading brings nothing new to oneself.
    expect(await findMark(app, reading)).toBe(mark);
    const thread = await talk.looks("house");
    expect(thread?.messages.find(({ id }) => id === thread.lastRead)).toMatchObject({
      body: "Second",
      takeBack: false,
    });
    await expectNoEffects(app, () => talk.read("client"));
    await expectNoEffects(app, () => readThread(app, { ...reading, userId: demoClient.id, seen: "9" }));
  });

  test("are taken back until they are read", async () => {
    const { app } = house();
    const talk = await begin();
    await talk.write("client", "Wrong order");
    await talk.write("client", "Right");
    const [first, second] = (await talk.looks("client"))?.messages ?? [];
    expect(await talk.takeBack("house", first?.id ?? "")).toMatchObject({ code: "refused" });
    const { effects } = await effectsOf(app, () => talk.takeBack("client", first?.id ?? ""));
    expect(effects).toEqual({
      messages: { changed: { [first?.id ?? ""]: { body: "", takenBackAt: NOW.toISOString() } } },
      emails: {
        changed: { [(await talk.notices())[0]?.id ?? ""]: { parameters: expect.objectContaining({ count: 1 }) } },
      },
    });
    expect(await expectNoEffects(app, () => talk.takeBack("client", first?.id ?? ""))).toEqual({ ok: true });
    expect((await talk.looks("house"))?.messages[0]).toMatchObject({ body: "", takenBack: true });
    await talk.read("house");
    const read = await expectNoEffects(app, () => talk.takeBack("client", second?.id ?? ""));
    expect(read).toMatchObject({ code: "refused", reason: "It has been read already." });
    expect(await talk.takeBack("client", "nothing")).toMatchObject({ code: "missing" });
  });

  test("three in two minutes are one notice, five minutes later; read before that, none", async () => {
    const talk = await begin();
    for (const minute of [0, 1, 2]) {
      house().setNow(later(minute));
      await talk.write("client", `Message ${minute}`);
    }
    expect(await talk.notices()).toHaveLength(1);
    expect(await sendAt(4, talk.orderId)).toEqual([]);
    expect(await sendAt(5, talk.orderId)).toEqual([`3 messages about order ${talk.orderId}`]);
    // Nothing more until somebody looks, or for a day.
    await talk.write("client", "Hello?");
    expect(await talk.notices()).toHaveLength(1);
    await talk.read("house");
    house().setNow(later(10));
    await talk.write("client", "Thank you");
    expect(await talk.notices()).toHaveLength(2);
    house().setNow(later(12));
    await talk.read("house");
    expect(await sendAt(15, talk.orderId)).toEqual([]);
    expect((await talk.notices())[1]).toMatchObject({ state: "dropped", lastError: expect.stringContaining("read") });
    house().setNow(later(20));
    await talk.write("client", "One more");
    await sendAt(25, talk.orderId);
    house().setNow(later(25 + 24 * 60));
    await talk.write("client", "A day later");
    expect(await talk.notices()).toHaveLength(4);
    house().setNow(NOW);
  });

  test("that come right after somebody looked wait five minutes of their own", async () => {
    const talk = await begin();
    await talk.write("client", "One");
    house().setNow(later(3));
    await talk.read("house");
    house().setNow(later(4));
    await talk.write("client", "Two");
    expect(await sendAt(5, talk.orderId)).toEqual([]);
    expect(await sendAt(9, talk.orderId)).toEqual([`A message about order ${talk.orderId}`]);
    house().setNow(NOW);
  });

  test("to a client are told of by a mail to them, and to one without an address by none", async () => {
    const { app } = house();
    const talk = await begin();
    await talk.write("house", "Hello");
    expect(await talk.notices()).toMatchObject([
      { kind: "message_received", userId: talk.userId, recipientAddress: talk.client.email },
    ]);
    const silent = await begin();
    const email = `${silent.userId}@no-address.invalid`;
    await app.db.updateTable("users").set({ email }).where("id", "=", silent.userId).execute();
    await silent.write("house", "Hello");
    expect(await silent.notices()).toEqual([]);
  });

  test("stand in the owner's list by whose turn it is", async () => {
    const { app } = house();
    await app.db.deleteFrom("messages").execute();
    const [asks, answered, quiet] = [await begin(), await begin(), await begin()];
    await answered.write("client", "Is it ready?");
    await answered.read("house");
    await answered.write("house", "Yes.");
    house().setNow(later(1));
    await asks.write("client", "One");
    await asks.write("client", "Two");
    house().setNow(later(2));
    await quiet.write("client", "Thanks.");
    await quiet.read("house");
    house().setNow(NOW);
    const list = async (search: string) => {
      const found = await listConversations(app, conversationList.parse(new URLSearchParams(search)));
      return { ...found, rows: found.rows.map(({ id, unread, beginning }) => [id, unread, beginning]) };
    };
    expect(await list("")).toMatchObject({
      rows: [
        [asks.orderId, 2, "Two"],
        [quiet.orderId, 0, "Thanks."],
        [answered.orderId, 0, "Yes."],
      ],
      counts: { unread: 1, waiting: 1 },
      all: 3,
      rowCount: 3,
    });
    expect((await list("state=unread")).rows).toEqual([[asks.orderId, 2, "Two"]]);
    expect((await list("state=waiting")).rows).toEqual([[answered.orderId, 0, "Yes."]]);
    expect((await list(`search=${quiet.orderId}`)).rows).toEqual([[quiet.orderId, 0, "Thanks."]]);
    expect(await list("search=nobody-at-all")).toMatchObject({ rows: [], all: 0, rowCount: 0 });
    expect(await countMessagesToRead(app)).toBe(2);
    const last = (await asks.looks("client"))?.mine ?? "";
    await asks.takeBack("client", last);
    expect((await list("state=unread")).rows).toEqual([[asks.orderId, 1, "One"]]);
  });

  test("are also what a client says with an answer, a wish to change or a payment, told of by its own mail", async () => {
    const { app } = house();
    const order = await submittedOrder(app);
    const about = { user: order.client, orderId: order.orderId, number: 1 };
    const place = { userId: order.client.id, orderId: order.orderId };
    const shown = async () => {
      const { messages = [], seen } = (await findThread(app, { ...place, side: "house" })) ?? {};
      return {
        seen,
        said: messages.map(({ body, origin, about: line }) => [body, origin, line].filter(Boolean).join(" | ")),
      };
    };
    expect(await askToChangeOrder(app, { ...about, message: "One more window" })).toEqual({ ok: true });
    await order.send();
    const lineMessages = { drapes: "This one longer" };
    expect(await askForChanges(app, { ...about, message: "Longer, please", lineMessages })).toEqual({ ok: true });
    const told = [
      "One more window | Change of the order",
      "Longer, please | Changes to the quote",
      "This one longer | Changes to the quote | drapes",
    ];
    expect((await shown()).said).toEqual(told);
    // What was said before there were messages is read from where it stands.
    const rows = () => app.db.selectFrom("messages").selectAll().where("orderId", "=", order.orderId).execute();
    const [first] = await rows();
    const notices = await app.db.selectFrom("emails").select("kind").where("orderId", "=", order.orderId).execute();
    expect(notices.filter(({ kind }) => kind.startsWith("message"))).toEqual([]);
    expect(await takeBackMessage(app, { ...place, side: "client", messageId: first?.id ?? "" })).toMatchObject({
      reason: "It belongs to an answer, which stands.",
    });
    await app.db.deleteFrom("messages").where("orderId", "=", order.orderId).execute();
    expect((await shown()).said.toSorted()).toEqual(told.toSorted());
    expect(await rows()).toEqual([]);
    expect((await findThread(app, { ...place, side: "client" }))?.messages.some(({ takeBack }) => takeBack)).toBe(
      false,
    );
  });

  test("show what the client had asked us before they began the order, and our answer, there alone", async () => {
    const { app } = house();
    const talk = await begin();
    const asked = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();
    await app.db
      .updateTable("orders")
      .set({ createdAt: asked(1) })
      .where("id", "=", talk.orderId)
      .execute();
    const [inquiry] = await app.db.selectFrom("inquiries").selectAll().limit(1).execute();
    if (!inquiry) throw new Error("The demo has no inquiry.");
    const answers = JSON.stringify([{ at: asked(2), words: "Yes, we do." }]);
    const own = { id: `asked-${talk.orderId}`, userId: talk.userId, question: "Do you come?", answers };
    await app.db
      .insertInto("inquiries")
      .values({ ...inquiry, ...own, createdAt: asked(3) })
      .execute();
    expect((await talk.looks("client"))?.messages).toMatchObject([
      { side: "client", body: "Do you come?", origin: "Asked before the order" },
      { side: "house", body: "Yes, we do.", origin: "Asked before the order" },
    ]);
    const { id } = await newOrder(app, talk.userId);
    expect((await findThread(app, { userId: talk.userId, orderId: id, side: "client" }))?.messages).toEqual([]);
  });

  test("of a long conversation are shown a hundred at a time", async () => {
    const { app } = house();
    const talk = await begin();
    const rows = Array.from({ length: 130 }, (_, index) => ({
      ...{ id: `${talk.orderId}-${index}`, orderId: talk.orderId, side: "house" as const, authorId: demoOwner.id },
      ...{ body: `${index}`, windowKey: null, quoteLineKey: null, readAt: null, readBy: null, takenBackAt: null },
      sentAt: new Date(NOW.getTime() + index).toISOString(),
      formKey: `${talk.orderId}-${index}`,
    }));
    await app.db.insertInto("messages").values(rows).execute();
    const newest = await talk.looks("client");
    expect([newest?.messages.length, newest?.messages[0]?.body]).toEqual([100, "30"]);
    const before = newest?.earlier ?? "";
    const place = { userId: talk.userId, orderId: talk.orderId };
    const older = await findThread(app, { ...place, side: "client", before });
    expect([older?.messages.length, older?.messages.at(-1)?.body, older?.earlier]).toEqual([30, "29", null]);
  });
});

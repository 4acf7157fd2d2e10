import { beforeAll, expect, test } from "vitest";
import { demoClient } from "#app/demo/demo-people.ts";
import { swatchList } from "#app/domain/swatches/swatch-words.ts";
import { stampForm } from "#app/services/public-forms/public-form.server.ts";
import {
  findSwatchRequest,
  listSwatchRequests,
  markSwatchesSent,
} from "#app/services/swatches/list-swatch-requests.server.ts";
import { findSwatchAddress, requestSwatches, SWATCHES } from "#app/services/swatches/request-swatches.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { effectsOf, expectNoEffects, queuedEmail } from "#tests/support/effects.ts";
import { newAddress } from "#tests/support/emails.ts";

const NOW = new Date("2026-10-20T12:00:00.000Z");
const AT = NOW.toISOString();
const LATER = "2026-10-21T12:00:00.000Z";
const cloths = ["demo-morning-sheer-white", "demo-morning-sheer-ivory"];
const words = "Morning Sheer, White; Morning Sheer, Ivory";
const stored = [
  { id: cloths[0], name: "Morning Sheer", color: "White" },
  { id: cloths[1], name: "Morning Sheer", color: "Ivory" },
];

onEachDemo("what swatches do", NOW, (house) => {
  let shown = "";
  let sender = 0;
  beforeAll(async () => {
    house().setNow(new Date(NOW.getTime() - 60_000));
    shown = await stampForm(house().app, SWATCHES);
    house().setNow(NOW);
  });

  const asked = (changes: object = {}) => ({
    name: "Ida Sample",
    email: newAddress(),
    street: "1 Sample Street",
    city: "Ardmore",
    state: "PA",
    zipCode: "19003",
    fabricIds: cloths,
    cameFrom: "Ripplefold",
    ...changes,
  });
  const sent = (changes: object = {}) => ({ trap: "", shown, ip: `sender-${sender++}`, ...changes });
  const ask = (request: ReturnType<typeof asked>, how: object = {}, changes: object = {}) =>
    requestSwatches(house().app, request, { userId: null, formKey: undefined, sent: sent(changes), ...how });

  test("a stranger's request is kept, counted, and told to them and to us", async () => {
    const request = asked();
    const { answer, effects } = await effectsOf(house().app, () => ask(request));
    expect(answer).toEqual({ ok: true, id: expect.any(String) });
    const { fabricIds: _, ...details } = request;
    const email = { at: AT, giveUpAt: LATER };
    const parameters = {
      request_id: answer.ok && answer.id,
      customer_id: "",
      customer_name: "Ida Sample",
      customer_email: request.email,
      fabrics: words,
      came_from: "Ripplefold",
    };
    expect(effects).toEqual({
      swatchRequests: {
        added: [
          {
            ...details,
            id: answer.ok && answer.id,
            userId: null,
            fabrics: JSON.stringify(stored),
            createdAt: AT,
            sentAt: null,
          },
        ],
      },
      emails: {
        added: [
          queuedEmail({
            kind: "swatches_requested",
            to: { name: "", address: request.email },
            userId: null,
            parameters: { fabrics: words },
            ...email,
          }),
          queuedEmail({
            kind: "swatches_requested_notice",
            to: { name: "Larkfield Drapery", address: "hello@larkfield.example" },
            parameters,
            ...email,
          }),
        ],
      },
      rateLimits: expect.anything(),
    });
  });

  test("the same form twice, or ten times at once, is one request; other fabrics from it are another", async () => {
    const request = asked();
    const form = { formKey: "0123456789abcdef-swatches" };
    const answers = await Promise.all(Array.from({ length: 3 }, () => ask(request, form)));
    expect(new Set(answers.map((answer) => answer.ok && answer.id))).toEqual(new Set([form.formKey]));
    expect(await expectNoEffects(house().app, () => ask(request, form))).toEqual({ ok: true, id: form.formKey });
    const other = { ...request, email: newAddress(), fabricIds: ["demo-morning-sheer-white"] };
    const again = await ask(other, form);
    expect(again).toEqual({ ok: true, id: expect.not.stringContaining(form.formKey) });
    const kept = await house()
      .app.db.selectFrom("emails")
      .select("id")
      .where("recipientAddress", "=", request.email)
      .execute();
    expect(kept).toHaveLength(1);
  });

  test.each([
    ["in the trap", { trap: "x" }, 403],
    ["without our stamp", { shown: "" }, 410],
    ["with a stamp for another form", { shown: "2026-10-20T11:59:00.000Z.x" }, 410],
  ])("what a program sends %s is refused and leaves nothing", async (_, changes, status) => {
    const answer = await expectNoEffects(house().app, () => ask(asked(), {}, changes));
    expect(answer).toMatchObject({ ok: false, status });
  });

  test("a fabric that is no longer made, or never was, is refused beside the fabrics", async () => {
    const answer = await expectNoEffects(house().app, () =>
      ask(asked({ fabricIds: ["demo-morning-sheer-white", "?"] })),
    );
    expect(answer).toMatchObject({ ok: false, status: 409, field: "fabric" });
  });

  test("nobody's address is written to more than three times a day", async () => {
    const request = asked();
    const [name = "", host = ""] = request.email.split("@");
    for (const email of [request.email, `${name}+one@${host}`, `${name}+two@${host}`])
      expect(await ask({ ...request, email })).toMatchObject({ ok: true });
    expect(await ask({ ...request, email: `${name}+three@${host}` })).toMatchObject({ ok: false, status: 429 });
    expect(await ask(asked())).toMatchObject({ ok: true });
  });

  test("one sender has ten a day, so that a few do not use up what everybody shares", async () => {
    const from = { ip: "192.0.2.77" };
    const hours = [0, 1, 2];
    const answers = [];
    for (const hour of hours) {
      house().setNow(new Date(NOW.getTime() + hour * 3_600_001));
      for (const _ of [1, 2, 3, 4, 5]) answers.push(await ask(asked(), {}, from));
    }
    house().setNow(NOW);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  });

  test("marking as sent tells whoever asked, once", async () => {
    const request = asked();
    const made = await ask(request);
    const id = made.ok ? made.id : "";
    const { effects } = await effectsOf(house().app, () => markSwatchesSent(house().app, id));
    expect(effects).toEqual({
      swatchRequests: { changed: { [id]: { sentAt: AT } } },
      emails: {
        added: [
          queuedEmail({
            kind: "swatches_sent",
            to: { name: "", address: request.email },
            userId: null,
            parameters: { fabrics: words },
            at: AT,
            giveUpAt: LATER,
          }),
        ],
      },
    });
    expect(await expectNoEffects(house().app, () => markSwatchesSent(house().app, id))).toEqual({ ok: true });
    const unknown = await expectNoEffects(house().app, () => markSwatchesSent(house().app, "nobody"));
    expect(unknown).toMatchObject({ ok: false, status: 404 });
  });

  test("the owner's list, one request, the desk's count and what a client need not type change nothing", async () => {
    const { app } = house();
    await expectNoEffects(app, async () => {
      const waiting = await listSwatchRequests(app, swatchList.parse(new URLSearchParams("search=wren")));
      expect(waiting.rows.map(({ id }) => id)).toEqual(["demo-swatches-to-send"]);
      const gone = await listSwatchRequests(app, swatchList.parse(new URLSearchParams("state=sent&search=clara")));
      expect(gone.rows.map(({ id }) => id)).toEqual(["demo-swatches-sent"]);
      expect((await findSwatchRequest(app, "demo-swatches-to-send"))?.fabrics).toHaveLength(2);
      expect(await findSwatchRequest(app, "nobody")).toBeUndefined();
      expect(await findSwatchAddress(app, demoClient.id)).toMatchObject({ email: demoClient.email });
      expect(await findSwatchAddress(app, "nobody")).toBeUndefined();
    });
  });
});

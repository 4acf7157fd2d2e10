import { expect, test } from "vitest";
import { readOrderDocuments } from "#app/db/order-documents.ts";
import { demoOwner } from "#app/demo/demo-people.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import { describeEvent } from "#app/domain/orders/order-trail.ts";
import type { TreatmentEntry, Window } from "#app/domain/orders/window.ts";
import { emptyLine } from "#app/domain/quotes/plain-line.ts";
import type { OwnerLine } from "#app/domain/quotes/quote-types.ts";
import { workOrderOf } from "#app/domain/workroom/paper/work-order.ts";
import { updateOrder } from "#app/services/orders/life/update-order.server.ts";
import { confirmQuote } from "#app/services/quotes/confirm-quote.server.ts";
import { openQuoteDraft } from "#app/services/quotes/open-quote-draft.server.ts";
import { recordAcceptance } from "#app/services/quotes/record-acceptance.server.ts";
import { reviseQuote } from "#app/services/quotes/revise-quote.server.ts";
import { draftPacket } from "#app/services/workroom/find-packet.server.ts";
import { countStatements } from "#tests/support/count-statements.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { sampleContent, submittedOrder } from "#tests/support/orders/quotes.ts";

const NOW = new Date("2026-11-20T17:00:00.000Z");
const style = { name: "Three Finger Pinch", group: "pleated-tops", description: "" };
const fabrics = { fabrics: [{ name: "Oat Linen", link: "" }], trims: [] };
const drapes: TreatmentEntry = { style, customizations: { standardLining: true }, fabrics };
const measurements = Object.fromEntries(measurementNames.map((name) => [name, "60"]));
const windowOf = (key: string, name: string): Window => ({
  id: `LF-0-${key}`,
  key,
  name,
  measurements,
  customizations: { drapes },
});
const LIVING = "living-room1";

const line = (key: string, label: string, rest: Partial<OwnerLine> = {}): OwnerLine => ({
  ...emptyLine,
  key,
  label,
  windowKey: LIVING,
  unitCents: 1_000,
  ...rest,
});
const making = line("making", "Drapes: Making", { kind: "labour", treatment: "drapes" });
const lining = { role: "choice", choiceGroup: "Lining", kind: "lining" } as const;
const lines = [
  making,
  line("standard", "Lining, standard", lining),
  line("blackout", "Blackout lining", { ...lining, suggested: false }),
  line("band", "Contrast band", { role: "optional", suggested: false }),
  line("longer", "Two inches longer", { role: "optional", suggested: false }),
];

onEachDemo("what was chosen on a quote", "today", (house) => {
  const ordered = async (windows = [windowOf(LIVING, "Living Room")]) => {
    house().setNow(NOW);
    const { app } = house();
    const order = await submittedOrder(app);
    const write = (list: readonly Window[]) =>
      app.db
        .updateTable("orders")
        .set({ windows: JSON.stringify({ version: 3, list }) })
        .where("id", "=", order.orderId)
        .execute();
    await write(windows);
    const windowsNow = async () => readOrderDocuments(await order.row()).windows;
    const ticked = async () => {
      const [window] = await windowsNow();
      const flags = Object.entries(window?.customizations.drapes?.customizations ?? {});
      return flags.flatMap(([name, on]) => (on ? [name] : [])).sort();
    };
    const accept = (chosen: string[], number = 1, on: Pick<typeof app, "db" | "now"> = app) =>
      recordAcceptance(on, {
        actorId: demoOwner.id,
        ...order.place,
        number,
        chosen,
        signedName: "Ida Sample",
        how: "phone",
        day: "2026-11-20",
      });
    const checks = async () => {
      const packet = await draftPacket(app.db, order.orderId);
      const all = packet?.packet.windows.flatMap(({ treatments }) => treatments.flatMap((one) => one.checks)) ?? [];
      return all.filter(({ code }) => /AGREED|CONSENT|SETTLED/.test(code)).map(({ sentence }) => sentence);
    };
    const terms = async (status: "submitted" | "cancelled" | "in progress") => {
      const { version, totalCents, paymentLink } = await order.row();
      return updateOrder(app, demoOwner.id, { ...order.place, version }, { status, totalCents, paymentLink });
    };
    const trail = async () => {
      const rows = app.db.selectFrom("orderEvents").select(["kind", "details"]).where("orderId", "=", order.orderId);
      const events = await rows.execute();
      return events.filter(({ kind }) => kind.startsWith("choices")).map((one) => describeEvent(one.kind, one.details));
    };
    return { ...order, write, windowsNow, ticked, accept, checks, terms, trail };
  };

  test("becomes the window, its packet, its list and the trail, in the transaction of the yes", async () => {
    const { app } = house();
    const order = await ordered();
    await order.send(sampleContent(app, { taxRate: 0, taxReason: "Sample" }, lines));
    const confirmed = await order.confirm({
      chosen: ["blackout", "band", "longer"],
      seen: { totalCents: 4_000, creditCents: 0 },
    });
    expect(confirmed).toEqual({ ok: true, already: false });
    expect(await order.ticked()).toEqual(["blackoutLining", "edgeBanding"]);
    expect(await order.trail()).toEqual([
      "The windows follow what was chosen · Living Room: Drapes: Standard lining removed, Drapes: Blackout lining added, Drapes: Edge banding added",
    ]);
    const packet = await draftPacket(app.db, order.orderId);
    expect(packet?.packet.windows[0]?.treatments[0]?.treatment).toMatchObject({
      lining: "blackout",
      band: { kind: "edge" },
      insetBand: undefined,
    });
    expect(packet?.packet.purchase.map(({ item }) => item)).toContain("Lining, blackout");
    const paper = packet && workOrderOf(packet, { number: 1, at: NOW.toISOString(), customer: "Ida" });
    expect(paper?.windows[0]?.parts[0]?.checks).toContainEqual({ sentence: "Agreed on the quote: Two inches longer." });
    const [mail] = await app.db
      .selectFrom("emails")
      .select("parameters")
      .where("orderId", "=", order.orderId)
      .where("kind", "=", "quote_confirmed")
      .execute();
    expect(JSON.parse(mail?.parameters ?? "{}")).toMatchObject({
      chosen: "Living Room: Blackout lining; Living Room: Contrast band; Living Room: Two inches longer",
    });
    // What the acceptance wrote makes nobody price the window again.
    await reviseQuote(app, { actorId: demoOwner.id, ...order.place, number: 1 });
    expect((await openQuoteDraft(app, order.client.id, order.orderId))?.changedWindows).toEqual([]);
  });

  test("comes back when the consent ends, field by field where nobody has changed it since", async () => {
    const { app } = house();
    const order = await ordered();
    const before = await order.windowsNow();
    await order.send(sampleContent(app, {}, lines));
    expect(await order.accept(["blackout", "band"])).toEqual({ ok: true });
    await order.terms("submitted");
    expect(await order.windowsNow()).toEqual(before);
    expect((await order.trail()).at(-1)).toBe(
      "The yes has ended, and the windows are as before · Living Room: Drapes: Standard lining added, Drapes: Blackout lining removed, Drapes: Edge banding removed",
    );
    const other = await ordered();
    await other.send(sampleContent(app, {}, lines));
    await other.accept(["blackout", "band"]);
    const customizations = { drapes: { ...drapes, customizations: { unlined: true, edgeBanding: true } } };
    await other.write([{ ...windowOf(LIVING, "Living Room"), customizations }]);
    await other.terms("cancelled");
    expect(await other.ticked()).toEqual(["unlined"]);
  });

  test("stays as it is once a packet is frozen, and a check says so", async () => {
    const { app } = house();
    const order = await ordered();
    await order.send(sampleContent(app, {}, lines));
    await order.accept(["blackout"]);
    const { orderId } = order;
    const packet = { id: `${orderId}-1`, orderId, number: 1, document: "{}", reason: "", actorId: demoOwner.id };
    await app.db
      .insertInto("packets")
      .values({ ...packet, at: NOW.toISOString() })
      .execute();
    expect(await order.checks()).toEqual([]);
    await order.terms("cancelled");
    expect(await order.ticked()).toEqual(["blackoutLining"]);
    expect(await order.checks()).toEqual([
      "The client’s yes has ended, and this is still as it was chosen then: Blackout lining.",
    ]);
  });

  test("of a revision takes the place of what was chosen before", async () => {
    const { app } = house();
    const order = await ordered();
    await order.send(sampleContent(app, {}, lines));
    await order.accept(["blackout", "band"]);
    const interlined = line("inter", "Interlining", { role: "optional", suggested: false });
    await order.send(sampleContent(app, {}, [...lines.slice(0, 3), interlined]));
    expect(await order.accept(["standard", "inter"], 2)).toEqual({ ok: true });
    expect(await order.ticked()).toEqual(["interlining", "standardLining"]);
    await order.terms("cancelled");
    expect(await order.windowsNow()).toEqual([windowOf(LIVING, "Living Room")]);
  });

  test("is written too when work is begun by hand", async () => {
    const { app } = house();
    const order = await ordered();
    const suggested = lines.map((one) => ({ ...one, suggested: !["standard", "longer"].includes(one.key) }));
    await order.send(sampleContent(app, {}, suggested));
    await order.terms("in progress");
    expect(await order.ticked()).toEqual(["blackoutLining", "edgeBanding"]);
  });

  test("is refused, and nothing written, for a window that is gone and for a choice of another version", async () => {
    const { app } = house();
    const order = await ordered();
    await order.send(sampleContent(app, {}, lines));
    expect(await order.accept(["blackout", "of-version-2"])).toMatchObject({
      ok: false,
      status: 409,
      reason: "What was chosen belongs to another version of this quote. Please look at it again.",
    });
    await order.write([windowOf("other-room-1", "Study")]);
    const { version } = await order.row();
    const read = { actorId: demoOwner.id, ...order.place, number: 1, chosen: ["blackout"], read: version };
    expect(await recordAcceptance(app, { ...read, signedName: "Ida", how: "phone", day: "2026-11-20" })).toMatchObject({
      ok: false,
      status: 409,
      reason: "“Blackout lining” is for a window that is gone or cannot have it any more. Please send a new version.",
    });
    expect(await order.answers()).toEqual([]);
    expect(await order.trail()).toEqual([]);
  });

  test.each(["client", "owner"] as const)(
    "takes the %s at most 40 statements for 200 lines and 12 windows, and as many for two lines and one",
    async (by) => {
      const statements = await statementsFor(by, 200, 12);
      // With those that begin and end the transaction.
      expect(statements + 2).toBeLessThanOrEqual(40);
      expect(await statementsFor(by, 2, 1)).toBe(statements);
    },
  );

  async function statementsFor(by: "client" | "owner", lineCount: number, windowCount: number) {
    const { app } = house();
    const keys = Array.from({ length: windowCount }, (_, index) =>
      `window-${10 + index}-key`.slice(0, 12).padEnd(12, "0"),
    );
    const order = await ordered(keys.map((key, index) => windowOf(key, `Room ${index + 1}`)));
    const many = Array.from({ length: lineCount }, (_, index) => {
      const windowKey = keys[index % windowCount] ?? "";
      const extra = { windowKey, role: "optional", suggested: false, meaning: "drapes.blackoutLining" } as const;
      return line(`l${index}`, `Line ${index}`, index < 2 * windowCount ? extra : { windowKey, kind: "labour" });
    });
    const sent = await order.send(sampleContent(app, { taxRate: 0, taxReason: "Sample" }, many));
    expect(sent).toMatchObject({ ok: true });
    const chosen = many.slice(0, 2 * windowCount).map(({ key }) => key);
    const counted = countStatements(app);
    const confirmation = {
      user: order.client,
      orderId: order.orderId,
      number: 1,
      chosen,
      agreeToTerms: true,
      signedName: "Ida",
      seen: { totalCents: lineCount * 1_000, creditCents: 0 },
      address: "203.0.113.7",
      userAgent: "Firefox",
    };
    const yes = by === "client" ? confirmQuote(counted.app, confirmation) : order.accept(chosen, 1, counted.app);
    expect(await yes).toMatchObject({ ok: true });
    expect(await order.ticked()).toEqual(["blackoutLining"]);
    return counted.statements();
  }
});

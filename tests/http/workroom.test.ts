import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeRows, readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, type Visitor } from "#tests/support/visitor.ts";

/* The owner's workroom without scripts, and what a person or a program sends that makes no sense. */
let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startServer();
  owner = await signedIn(server, "owner@example.com", "demo-owner");
});
afterAll(() => server.stop());

const RULES = "/admin/dashboard/shop-rules";
const CARD = "/admin/dashboard/rate-card";
const workroom = (id: string, userId = "demo-client") => `/admin/dashboard/order/${userId}/${id}/workroom`;

function decode(text: string) {
  return text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}

/** Every field of a form as a browser would send it back, by what the form is called. */
function fieldsOf(html: string, name: string): Record<string, string> {
  const form = [...html.matchAll(/<form.*?<\/form>/gs)]
    .map(([text]) => text)
    .find((text) => decode(text).includes(`aria-label="${name}"`));
  const inputs = [...(form ?? "").matchAll(/<input[^>]*>/g)].map(([input]) => [
    decode(/name="([^"]*)"/.exec(input)?.[1] ?? ""),
    decode(/value="([^"]*)"/.exec(input)?.[1] ?? ""),
  ]);
  const selects = [...(form ?? "").matchAll(/<select.*?<\/select>/gs)].map(([select]) => [
    decode(/name="([^"]*)"/.exec(select)?.[1] ?? ""),
    decode(
      (/<option[^>]*value="([^"]*)"[^>]*selected/.exec(select) ?? /<option[^>]*value="([^"]*)"/.exec(select))?.[1] ??
        "",
    ),
  ]);
  return Object.fromEntries([...inputs, ...selects]) as Record<string, string>;
}

const formAt = async (page: string, name: string) => fieldsOf(await (await owner.get(page)).text(), name);

describe("shop rules and rate card", () => {
  test("a rule is changed with a reason, and the history tells it", async () => {
    const form = await formAt(RULES, "Shop rules");
    expect(form.version).toBe("1");
    const saved = await owner.post(RULES, { ...form, hemAllowance: "6", reason: "Six-inch hems" });
    expect([saved.status, saved.headers.get("location")]).toEqual([302, RULES]);
    const history = await (await owner.get(`${RULES}/history`)).text();
    expect(history).toContain("What version 2 changed");
    expect(history).toContain("Six-inch hems");
    expect(history).toMatch(/<s>8<\/s>/);
  });

  test("out of bounds: a sentence at each field, and nothing that was typed is lost", async () => {
    const form = await formAt(RULES, "Shop rules");
    const refused = await owner.post(RULES, { ...form, seam: "nine", sideHem: "-1", trimEnds: "5", reason: "" });
    expect(refused.status).toBe(400);
    const html = decode(await refused.text());
    expect(html).toContain("Please enter a number from 0 to 3.");
    expect(html).toContain("Please enter a number from 0 to 12.");
    expect(html).toContain("Please say why, for whoever looks at this later.");
    expect(fieldsOf(html, "Shop rules")).toMatchObject({ seam: "nine", sideHem: "-1", trimEnds: "5" });
  });

  test("a refused form still names the version it was filled from, however many were saved since", async () => {
    const mine = await formAt(RULES, "Shop rules");
    expect((await owner.post(RULES, { ...mine, skirt: "2", reason: "Theirs" })).status).toBe(302);
    const refused = await owner.post(RULES, { ...mine, seam: "nine", reason: "Mine" });
    expect(refused.status).toBe(400);
    const again = fieldsOf(decode(await refused.text()), "Shop rules");
    expect(again.version).toBe(mine.version);
    expect((await owner.post(RULES, { ...again, seam: "1" })).status).toBe(409);
    expect(await formAt(RULES, "Shop rules")).toMatchObject({ skirt: "2", seam: mine.seam });
  });

  test("a stale edit is refused with both values shown; saved again it goes through, and the other's change stays", async () => {
    const mine = await formAt(RULES, "Shop rules");
    const theirs = { ...mine, sideHem: "4", bandWidth: "2", reason: "Theirs" };
    expect((await owner.post(RULES, theirs)).status).toBe(302);
    const refused = await owner.post(RULES, { ...mine, sideHem: "5", trimEnds: "4", reason: "Mine" });
    expect(refused.status).toBe(409);
    const html = decode(await refused.text());
    expect(html).toMatch(/Now saved: (<!-- -->)?4</);
    const merged = fieldsOf(html, "Shop rules");
    expect(merged).toMatchObject({ sideHem: "5", bandWidth: "2", trimEnds: "4", reason: "Mine" });
    expect((await owner.post(RULES, merged)).status).toBe(302);
    expect(await formAt(RULES, "Shop rules")).toMatchObject({ sideHem: "5", bandWidth: "2", trimEnds: "4" });
  });

  test("a price is typed in dollars, and what open orders lack is said", async () => {
    const fields = await formAt(CARD, "Rate card");
    expect(fields).toMatchObject({ version: "2", ring: "3.50", "labourPerWidth/pleated-tops/Goblet": "55.00" });
    expect((await owner.post(CARD, { ...fields, ring: "", reason: "No rings" })).status).toBe(302);
    const html = decode(await (await owner.get(CARD)).text());
    expect(html).toContain("Rates that open orders still need");
    expect(html).toContain(">Rings<");
  });

  test("trim has one price: what the card says is what every page says", async () => {
    const client = await signedIn(server, "client@example.com", "demo-client");
    const pages = async () => {
      const options = "/client/dashboard/create-order/LF-1003/window/1/drapes/options";
      const answers = [
        await client.get(options),
        await owner.get("/custom-products"),
        await owner.get("/for-designers"),
      ];
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      expect(texts.join("")).not.toContain("site.invalid");
      return texts.map((html) => [...new Set(html.match(/\$[\d.]+ per foot/g))]);
    };
    expect(await pages()).toEqual([["$12 per foot"], ["$12 per foot"], ["$12 per foot"]]);
    const fields = await formAt(CARD, "Rate card");
    expect(fields.trimPerFoot).toBe("12.00");
    expect((await owner.post(CARD, { ...fields, trimPerFoot: "", reason: "None" })).status).toBe(400);
    expect((await owner.post(CARD, { ...fields, trimPerFoot: "14.50", reason: "Dearer trim" })).status).toBe(302);
    expect(await pages()).toEqual([["$14.50 per foot"], ["$14.50 per foot"], ["$14.50 per foot"]]);
  });

  test("what a style begins at stands in its built page and its data at once, and goes by the owner's switch", async () => {
    const said = async () => {
      const paths = ["/styles", "/styles/pleated-tops-goblet", "/styles.data", "/styles/pleated-tops-goblet.data"];
      const texts = await Promise.all(paths.map(async (path) => (await owner.get(path)).text()));
      expect(texts.join("")).not.toMatch(/\{(from|trim)/);
      return texts.map((text) => (text.includes("From $") ? "from" : "nothing"));
    };
    const etag = async () => (await owner.get("/styles")).headers.get("etag");
    const save = async (showFrom: string) => {
      const fields = await formAt(CARD, "Rate card");
      const answer = await owner.post(CARD, { ...fields, ring: "3.50", showFrom, reason: "For the pages" });
      expect(answer.status).toBe(302);
    };
    const shown = ["from", "from", "from", "from"];
    await save("on");
    const before = await etag();
    expect(await said()).toEqual(shown);
    await save("");
    expect(await said()).toEqual(["nothing", "nothing", "nothing", "nothing"]);
    expect(await etag()).not.toBe(before);
    await save("on");
    expect([await said(), await etag()]).toEqual([shown, before]);
  });

  test.each([
    ["no version", { version: "" }],
    ["a version that is not there", { version: "99" }],
    ["a version of nonsense", { version: "1e9" }],
    ["no fields at all", { reason: "x" }],
  ])("%s is refused", async (_, fields) => {
    const before = readRows(server, "select count(*) as count from shopRules");
    const answer = await owner.post(RULES, { reason: "Why not", ...fields } as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(readRows(server, "select count(*) as count from shopRules")).toEqual(before);
  });
});

describe("the sheet of an order", () => {
  const page = workroom("LF-1007", "demo-stone");
  const part = "treatment:LF-1007-key1:shades";

  test("a figure is set, shown with the rule's beside it, and given back to the rule", async () => {
    const name = "Nursery, Shades: Hobbled";
    const fields = await formAt(page, name);
    expect(fields).toMatchObject({ part, version: "0", finishedWidth: "31 1/8" });
    expect((await owner.post(page, { ...fields, finishedWidth: "52" })).status).toBe(302);
    const changed = decode(await (await owner.get(page)).text());
    expect(changed).toMatch(/<s><span class="sr-only">By the rules <\/span>31 1\/8<\/s>/);
    expect(changed).toContain("Use the rule again");
    const stale = await owner.post(page, { ...fields, finishedWidth: "50" });
    expect(stale.status).toBe(409);
    expect(decode(await stale.text())).toMatch(/Now saved: (<!-- -->)?52</);
    const again = { ...fieldsOf(changed, name), rule: "finishedWidth" };
    expect((await owner.post(page, again)).status).toBe(302);
    expect(await formAt(page, name)).toMatchObject({ version: "2", finishedWidth: "31 1/8" });
  });

  test("what cannot stand has a sentence at its box", async () => {
    const fields = await formAt(page, "Nursery, Shades: Hobbled");
    const refused = await owner.post(page, { ...fields, finishedWidth: "0", finishedHeight: "a lot" });
    expect(refused.status).toBe(400);
    const html = decode(await refused.text());
    expect(html).toContain("Please enter a number from 1/16 to 1200.");
    expect(fieldsOf(html, "Nursery, Shades: Hobbled")).toMatchObject({ finishedWidth: "0", finishedHeight: "a lot" });
  });

  test("cloth of an absurd width is refused", async () => {
    const fields = await formAt(page, "Chalk stripe");
    const refused = await owner.post(page, { ...fields, intent: "fabric", width: "2000" });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("Please enter a number from 6 to 200.");
  });

  test.each([
    ["no intent", {}],
    ["an unknown intent", { intent: "burn" }],
    ["no part", { intent: "figures", version: "0" }],
    ["a part of another order", { intent: "figures", version: "0", part: "treatment:LF-1001-key1:drapes" }],
    ["a check that does not stand", { intent: "wave", version: "0", part, code: "FULLNESS_LOW", reason: "x" }],
    ["a check that cannot be waved", { intent: "wave", version: "0", part, code: "NOT_MEASURED", reason: "x" }],
    ["a cloth that is not in it", { intent: "fabric", version: "0", part: "fabric:gold", width: "54" }],
    ["a window that is not in it", { intent: "measure", version: "0", part: "measure:LF-1001-key1", how: "client" }],
    ["a measure by nobody", { intent: "measure", version: "0", part: "measure:LF-1007-key1", how: "them" }],
    ["a packet after none", { intent: "freeze" }],
    ["a packet after nonsense", { intent: "freeze", after: "-3" }],
    ["a revision without a reason", { intent: "freeze", after: "1", reason: " " }],
  ])("%s is refused, and nothing is written", async (_, fields) => {
    const written = () => readRows(server, "select part, version from sheets order by part, version");
    const before = written();
    expect((await owner.post(page, fields as Record<string, string>)).status).toBe(400);
    expect(written()).toEqual(before);
  });

  test("an order that is not this customer's has no workroom", async () => {
    for (const address of [workroom("LF-1007"), workroom("LF-0")]) {
      expect((await owner.get(address)).status).toBe(404);
      expect((await owner.post(address, { intent: "freeze", after: "0" })).status).toBe(404);
    }
  });
});

describe("the packet of an order", () => {
  const page = workroom("LF-1002");

  test("it is refused with a sentence for each fault, then frozen, and says when the order has changed since", async () => {
    const refused = await owner.post(page, { intent: "freeze", after: "0" });
    expect(refused.status).toBe(409);
    const words = decode((await refused.text()).replaceAll(/<[^>]*>/g, ""));
    expect(words).toContain("The final measure is missing: measure, or accept the client's figures. Kitchen");
    expect(words).toContain("The width of Blue ticking is missing: enter it under Fabrics. Kitchen, shades");

    // All windows in one press: what the page did not show is not accepted, and twice is as good as once.
    const all = { ...(await formAt(page, "Final measure of all windows")), intent: "accept" };
    const measures = () =>
      readRows(server, "select part from sheets where orderId = 'LF-1002' and part like 'measure:%'");
    expect((await owner.post(page, { ...all, seen: "LF-1002-key1 widthOfWindow 1" })).status).toBe(302);
    expect(measures()).toHaveLength(0);
    for (const _ of ["once", "twice"]) expect((await owner.post(page, all)).status).toBe(302);
    expect(measures()).toHaveLength(1);
    expect(decode(await (await owner.get(page)).text())).toContain("Client's figures accepted");
    const cloth = { ...(await formAt(page, "Blue ticking")), intent: "fabric", width: "54" };
    expect((await owner.post(page, cloth)).status).toBe(302);

    // In progress freezes it, as Start Work would.
    const order = "/admin/dashboard/order/demo-client/LF-1002";
    const terms = {
      version: "1",
      status: "in progress",
      total: "500",
      paymentLink: "",
      leaveOut: "on",
      agreed: "in progress",
    };
    expect((await owner.post(`${order}/acts/save-order`, terms)).status).toBe(302);
    expect(await (await owner.get(page)).text()).toContain("Packet 1, frozen");
    expect(decode(await (await owner.get(order)).text())).toContain("Work started: packet 1 is frozen");

    const version = readRows(server, "select version from orders where id = 'LF-1002'")[0]?.version;
    expect((await owner.post(`${order}/acts/add-window?edit=new`, { version: `${version}` })).status).toBe(302);
    expect(decode(await (await owner.get(page)).text())).toMatch(/The order has changed since: 1 figure\./);

    // The sum below is by today's card, and the packet by another.
    const [{ card } = { card: 0 }] = readRows(server, "select max(version) as card from rateCards");
    changeRows(
      server,
      `insert into rateCards (id, version, document, reason, at, "actorId")
        select 'dearer', version + 1, document, reason, at, "actorId" from rateCards where version = ${card}`,
    );
    const priced = decode(await (await owner.get(page)).text());
    expect(priced).toContain(`It was priced by version ${card} of the rate card.`);
  });

  test("the desk counts what is in progress without a packet", async () => {
    expect(await (await owner.get("/admin/dashboard")).text()).not.toContain("without a packet");
    const terms = {
      version: "1",
      status: "in progress",
      total: "",
      paymentLink: "",
      leaveOut: "on",
      agreed: "in progress",
    };
    const order = "/admin/dashboard/order/demo-marsh/LF-1005";
    expect((await owner.post(`${order}/acts/save-order`, terms)).status).toBe(302);
    const desk = (await (await owner.get("/admin/dashboard")).text())
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ");
    expect(desk).toContain("1 In progress without a packet");
  });
});

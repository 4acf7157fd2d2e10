import { expect, inject, test } from "vitest";
import { readPageData } from "#tests/support/page-data.ts";
import { readRows } from "#tests/support/rows.ts";
import { createVisitor, newcomer, signedIn, type Visitor } from "#tests/support/visitor.ts";

const server = inject("demoServer");
const HUB = "/client/dashboard/create-order";
const own = "size=own&widthOfWindow=48+3/8&heightOfWindow=60&style=pleated-tops-goblet&cloth=sage";

const pageAt = async (visitor: Visitor, path: string) => {
  const answer = await visitor.get(path);
  const html = (await answer.text()).replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("<!-- -->", "");
  return { answer, html };
};
/** What stands in a draft of this account, by the address that signed up. */
const draftsOf = (email: string) => {
  const rows = readRows(server, 'select o.* from orders o join users u on u.id = o."userId" where u.email = ?', email);
  return rows.map(({ windows, ...row }) => ({ ...row, windows: JSON.parse(String(windows)).list }));
};

test("without scripts an address holds the answers, and is answered with a drawing and a price that says what is in it", async () => {
  const visitor = createVisitor(server);
  const bare = await pageAt(visitor, "/try");
  expect(bare.html).toMatch(/About \$[\d,]+ to \$[\d,]+/);
  const { answer, html } = await pageAt(visitor, `/try?${own}`);
  expect(answer.status).toBe(200);
  expect(html).toContain('Goblet in sage, 48 3/8" wide and 60" high, to scale');
  expect(html).toContain("Making, lining, cloth, hardware, installation and sales tax are in it.");
  expect(html).toMatch(/<option[^>]*value="pleated-tops-goblet"[^>]*selected|selected[^>]*value="pleated-tops-goblet"/);
  expect(html).toMatch(/name="widthOfWindow"[^>]*value="48 3\/8"/);
  const sent = "size=own&amp;widthOfWindow=48.375&amp;heightOfWindow=60&amp;style=pleated-tops-goblet&amp;cloth=sage";
  for (const path of ["/sign-up", "/ask"]) expect(html).toContain(`href="${path}?${sent}"`);
  // Nothing of the rate card travels with it but the sentence.
  const data = JSON.stringify(await readPageData(visitor, "/try"));
  expect(data).not.toMatch(/PerYard|PerWidth|PerFoot|leastCharge|rangeStep/);
});

test.each([
  ["size=huge", "Please choose one of these sizes."],
  ["style=gobbet&cloth=__proto__", "Please choose a style."],
  ["size=own&heightOfWindow=60", "Please measure this one."],
  [`size=own&widthOfWindow=${"9".repeat(3000)}`, "Please enter 9,999 inches or less."],
  [`size=own&widthOfWindow=${encodeURIComponent(`"><script>alert(1)</script>`)}`, "Please enter inches, such as"],
])("nonsense is refused beside its field, without a drawing or a price: %.40s", async (query, sentence) => {
  const { answer, html } = await pageAt(createVisitor(server), `/try?${query}`);
  expect(answer.status).toBe(400);
  expect(html).toContain(sentence);
  expect(html).not.toMatch(/<script>alert|About \$|id="tried/);
});

test("a sender tries thirty windows a minute; what cannot be answered does not count, and others are not held up", async () => {
  const visitor = createVisitor(server);
  for (let at = 0; at < 31; at += 1) await visitor.get("/try?size=huge");
  const answers = await Promise.all(Array.from({ length: 31 }, () => visitor.get("/try?size=small")));
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429]);
  const refused = await pageAt(visitor, "/try?size=small");
  expect(refused.html).toContain("Too many attempts. Please try again later.");
  expect(Number(refused.answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await visitor.get("/try")).status).toBe(200);
  expect((await createVisitor(server).get("/try?size=small")).status).toBe(200);
});

test("Sign Up carries the window into the first order, once, with nothing that nobody said", async () => {
  const visitor = createVisitor(server);
  const { html } = await pageAt(visitor, `/sign-up?${own}`);
  expect(html).toContain("Your first order will start with the window you tried, Goblet in sage.");
  const email = `tilda.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const answer = await visitor.post("/sign-up", { ...newcomer, email });
  expect(answer.headers.get("location")).toBe("/client/dashboard");
  expect(draftsOf(email)).toMatchObject([
    {
      status: "incomplete",
      step: 1,
      windows: [
        {
          name: "Window 1",
          measurements: { widthOfWindow: "48.375", heightOfWindow: "60" },
          customizations: {},
          draft: {
            customizations: { drapes: { style: { name: "Goblet" }, fabrics: { fabrics: [{ drawAs: "sage" }] } } },
          },
        },
      ],
    },
  ]);
  // The same form again signs in, and an order begun later starts empty.
  await visitor.post("/sign-up", { ...newcomer, email });
  await visitor.post(`${HUB}?index`, { intent: "create" });
  expect(
    draftsOf(email)
      .map(({ windows }) => windows.length)
      .sort(),
  ).toEqual([0, 1]);
});

test("whoever has an account already begins the next order with it; a usual size is nobody's measurement", async () => {
  const client = await signedIn(server, "client@example.com", "demo-client");
  const led = await client.get("/sign-up?size=door&style=ripplefold-ripplefold&cloth=navy");
  expect([led.status, led.headers.get("location")]).toEqual([302, HUB]);
  expect((await pageAt(client, HUB)).html).toContain("the window you tried, Ripplefold in navy velvet");
  const created = await client.post(`${HUB}?index`, { intent: "create" });
  const id = /create-order\/([^/]+)\//.exec(created.headers.get("location") ?? "")?.[1] ?? "";
  const [order] = readRows(server, "select windows from orders where id = ?", id);
  expect(JSON.parse(String(order?.windows))).toMatchObject({
    list: [{ measurements: {}, draft: { treatments: ["drapes"] } }],
  });
  await client.post(`${HUB}?index`, { intent: "delete", orderId: id });
});

test("Ask sends it along in words, and takes no other words from one", async () => {
  const { html } = await pageAt(createVisitor(server), `/ask?${own}`);
  expect(html).toContain('My window is 48 3/8" wide and 60" high. I tried Goblet in sage.');
  const forged = await pageAt(createVisitor(server), "/ask?size=own&widthOfWindow=Buy+pills&style=pleated-tops-goblet");
  expect(forged.html).not.toContain("Buy pills");
});

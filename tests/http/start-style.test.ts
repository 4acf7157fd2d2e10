import { expect, inject, test } from "vitest";
import { readPageData } from "#tests/support/page-data.ts";
import { createVisitor, newcomer, signedIn, type Visitor } from "#tests/support/visitor.ts";

const HUB = "/client/dashboard/create-order";
const COOKIE = "larkfield.start-style";

const server = inject("demoServer");

async function createOrder(client: Visitor) {
  const answer = await client.post(`${HUB}?index`, { intent: "create" });
  const id = /create-order\/([^/]+)\/windows$/.exec(answer.headers.get("location") ?? "")?.[1];
  if (!id) throw new Error(`Create New Order answered ${answer.status}`);
  await client.post(`${HUB}/${id}/windows`, { windowCount: "2", version: "1" });
  return id;
}

const treatmentsOf = async (client: Visitor, id: string, number = 1) => {
  const data = await readPageData(client, `${HUB}/${id}/window/${number}/treatments`);
  return (data["create-order/treatments"] as { treatments: string[] }).treatments;
};

test("somebody new starts with a style: it is kept through sign-up, and is chosen in their first order alone", async () => {
  const visitor = createVisitor(server);
  const page = await visitor.get("/sign-up?style=pleated-tops-goblet");
  expect(await page.text()).toContain("Your first order will start with <!-- -->Goblet");
  const line = page.headers.getSetCookie().find((cookie) => cookie.startsWith(COOKIE));
  expect(line).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
  // A form that was refused is shown at the bare address, and has not forgotten it.
  expect(await (await visitor.post("/sign-up", { ...newcomer, email: "" })).text()).toContain(
    "start with <!-- -->Goblet",
  );
  const email = `gilda.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const answer = await visitor.post("/sign-up", { ...newcomer, email });
  expect(answer.headers.get("location")).toBe("/client/dashboard");
  expect(await (await visitor.get(HUB)).text()).toContain("Your next order will start with <!-- -->Goblet");

  const first = await createOrder(visitor);
  const second = await createOrder(visitor);
  expect(await (await visitor.get(HUB)).text()).not.toContain("will start with");
  expect(await treatmentsOf(visitor, first)).toEqual(["drapes"]);
  expect(await treatmentsOf(visitor, first, 2)).toEqual(["drapes"]);
  expect(await treatmentsOf(visitor, second)).toEqual([]);

  const before = (await readPageData(visitor, `${HUB}/${first}/window/1/treatments`))["create-order/treatments"] as {
    version: number;
  };
  await visitor.post(`${HUB}/${first}/window/1/treatments`, {
    treatment: "drapes",
    intent: "next",
    version: String(before.version),
  });
  const style = await (await visitor.get(`${HUB}/${first}/window/1/drapes/style`)).text();
  expect(style).toMatch(
    /<input[^>]*checked=""[^>]*value="pleated-tops\/Goblet"|value="pleated-tops\/Goblet"[^>]*checked=""/,
  );
  expect(style).toContain("You started with <!-- -->Goblet");
});

test("somebody who has an account is led to where an order begins, the owner home", async () => {
  const client = await signedIn(server, "client@example.com", "demo-client");
  const answer = await client.get("/sign-up?style=cornice-boards-statler");
  expect([answer.status, answer.headers.get("location")]).toEqual([302, HUB]);
  expect(await (await client.get(HUB)).text()).toContain("Your next order will start with <!-- -->Statler");
  await client.post("/logout", {});
  expect(client.cookies.has(COOKIE)).toBe(false);

  const visitor = createVisitor(server);
  await visitor.get("/sign-up?style=soft-shades-hobbled");
  await visitor.post("/login", { email: "client@example.com", password: "demo-client" });
  expect(await (await visitor.get(HUB)).text()).toContain("Your next order will start with <!-- -->Hobbled");

  const owner = await signedIn(server, "owner@example.com", "demo-owner");
  expect((await owner.get("/sign-up?style=soft-shades-hobbled")).headers.get("location")).toBe("/admin/dashboard");
});

test.each(["", "finder", "pleated-tops-gobbet", "__proto__", "x".repeat(6000)])(
  "a style that we do not make is not remembered: %.20s",
  async (style) => {
    const answer = await createVisitor(server).get(`/sign-up?style=${style}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie().filter((cookie) => cookie.startsWith(COOKIE))).toEqual([]);
  },
);

test("a cookie that somebody wrote themselves chooses nothing that we do not make", async () => {
  const client = await signedIn(server, "client@example.com", "demo-client");
  for (const forged of ["nonsense", btoa(JSON.stringify({ style: "<b>" })), btoa("[".repeat(3000))]) {
    client.cookies.set(COOKIE, encodeURIComponent(forged));
    const page = await client.get(HUB);
    expect([page.status, (await page.text()).includes("will start with")]).toEqual([200, false]);
  }
});

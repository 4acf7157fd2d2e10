import { afterAll, beforeAll, expect, test } from "vitest";
import { changeRows, readRows } from "#tests/support/rows.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signedIn, signedUp, type Visitor } from "#tests/support/visitor.ts";

let server: TestServer;
let owner: Visitor;
beforeAll(async () => {
  server = await startServer();
  owner = await signedIn(server, "owner@example.com", "demo-owner");
});
afterAll(async () => {
  await server.stop();
});

const DELETED = "/admin/dashboard/customers";
const pageOf = (id: string) => `/admin/dashboard/customer/${id}/delete`;

test("the owner deletes a customer by typing their name; nobody else's goes, and the page is gone", async () => {
  const { visitor, user } = await signedUp(server, { firstName: "Odile", lastName: "Fennimore" });
  const id = String(user?.id);
  const page = await (await owner.get(pageOf(id))).text();
  expect(page).toContain("Delete Odile Fennimore?");
  for (const typedName of ["", "Odile", "delete"]) {
    const refused = await owner.post(pageOf(id), { typedName });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("Please type the customer’s name or ID as it is written here.");
  }
  expect((await owner.post(pageOf(id), { typedName: "odile fennimore" })).headers.get("location")).toBe(DELETED);
  expect(readRows(server, "select id from users where id = ?", id)).toEqual([]);
  expect((await owner.get(pageOf(id))).status).toBe(404);
  expect((await owner.post(pageOf(id), { typedName: "Odile Fennimore" })).status).toBe(404);
  expect((await visitor.get("/client/dashboard")).headers.get("location")).toContain("/login");
  const audit = await (await owner.get("/admin/dashboard/audit?kind=deleted")).text();
  expect(audit).toContain("Deleted the account; kept without the person: 0 orders, 0 paid visits");
  expect(audit).not.toContain("Fennimore");
});

test("a customer with work in hand stays, and the page says what has to be finished first", async () => {
  changeRows(server, "update orders set status = 'in progress' where id = 'LF-1004'");
  const [{ name } = { name: "" }] = readRows(server, "select name from users where id = 'demo-neighbor'");
  const page = await (await owner.get(pageOf("demo-neighbor"))).text();
  expect(page).toContain("while we still have work for it in hand: order LF-1004");
  expect(page).not.toContain("Delete this customer</");
  const refused = await owner.post(pageOf("demo-neighbor"), { typedName: String(name) });
  expect(refused.status).toBe(409);
  expect(readRows(server, "select id from users where id = 'demo-neighbor'")).toHaveLength(1);
});

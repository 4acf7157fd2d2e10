import { expect, test } from "vitest";
import { areaCookie, areaInCookies } from "./area-cookie.ts";

const http = new URL("http://localhost:3000");
const https = new URL("https://drapery.example");

test("it says only client or admin, to scripts too, for as long as a session", () => {
  expect(areaCookie("client", http)).toBe("larkfield.area=client; Path=/; Max-Age=2592000; SameSite=Lax");
  expect(areaCookie("admin", https)).toBe("larkfield.area=admin; Path=/; Max-Age=2592000; SameSite=Lax; Secure");
});

test("without anybody signed in it goes", () => {
  expect(areaCookie(undefined, https)).toBe("larkfield.area=; Path=/; Max-Age=0; SameSite=Lax; Secure");
});

test.each([
  [null, undefined],
  ["", undefined],
  ["larkfield.area=client", "client"],
  ["a=b; larkfield.area=admin; c=d", "admin"],
  ["larkfield.area=owner", undefined],
  ["larkfield.area=", undefined],
  ["other.larkfield.area=admin", undefined],
  ["a=b; __Host-larkfield.area=admin", "admin"],
])("of %j it reads %j", (header, area) => {
  expect(areaInCookies(header)).toBe(area);
});

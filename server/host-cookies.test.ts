import { expect, test } from "vitest";
import { fromHostCookies, toHostCookie } from "./host-cookies.ts";

test.each([
  ["larkfield.toast=x; Path=/; HttpOnly", "__Host-larkfield.toast=x; Path=/; HttpOnly; Secure"],
  ["larkfield.area=client; Max-Age=9; path=/; secure", "__Host-larkfield.area=client; Max-Age=9; path=/; secure"],
  ["larkfield.part=x; Path=/client", "larkfield.part=x; Path=/client; Secure"],
  ["larkfield.wide=x; Path=/; Domain=drapery.example", "larkfield.wide=x; Path=/; Domain=drapery.example; Secure"],
  ["other=larkfield.x; Path=/", "other=larkfield.x; Path=/; Secure"],
  ["__Secure-larkfield.other=; Max-Age=0; Path=/", "__Secure-larkfield.other=; Max-Age=0; Path=/; Secure"],
])("%s goes out as %s", (line, sent) => {
  expect(toHostCookie(line)).toBe(sent);
});

test.each([
  ["", ""],
  ["__Host-larkfield.area=client; a=b", "larkfield.area=client; a=b"],
  ["larkfield.session_token=planted; __Host-larkfield.session_token=ours", "larkfield.session_token=ours"],
  ["larkfield.session_token=planted", ""],
  [
    "x__Host-larkfield.area=client;__Secure-larkfield.other=x",
    "x__Host-larkfield.area=client; __Secure-larkfield.other=x",
  ],
])("%j comes in as %j", (header, read) => {
  expect(fromHostCookies(header)).toBe(read);
});

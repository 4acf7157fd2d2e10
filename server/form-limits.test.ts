import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shopRulesForm } from "#app/domain/workroom/forms/shop-rules-form.ts";
import { formLimit, formType, hasMoreFields, isUpload, UPLOAD_BYTES } from "./form-limits.ts";

const KB = 1024;
const order = "/client/dashboard/create-order/LF-1";

test.each([
  ["/client/dashboard/profile.data", 128 * KB, 200],
  [`${order}/window/2/drapes/fabrics`, 512 * KB, 200],
  [`${order}/window/2/drapes/fabrics.data`, 512 * KB, 200],
  [`${order}/hardware`, 512 * KB, 200],
  [`${order}/hardware-choice`, 128 * KB, 200],
  ["/admin/dashboard/order/u/LF-1/acts/save-window", 2048 * KB, 600],
  ["/admin/dashboard/order/u/LF-1/acts/save-hardware.data", 2048 * KB, 600],
  ["/admin/dashboard/order/u/LF-1/acts/settle", 128 * KB, 200],
  ["/admin/dashboard/order/u/LF-1/quote", 2048 * KB, 3_100],
  ["/admin/dashboard/order/u/LF-1/quote.data", 2048 * KB, 3_100],
  ["/admin/dashboard/order/u/LF-1/quote/preview", 128 * KB, 200],
  ["/admin/dashboard/shop-rules", 128 * KB, 800],
  ["/admin/dashboard/rate-card.data", 128 * KB, 800],
  ["/admin/dashboard/shop-rules/history", 128 * KB, 200],
])(
  "%s takes %i bytes in %i fields of whoever brings a session, and 128 KB of everybody else",
  (pathname, bytes, fields) => {
    for (const name of ["larkfield.session_token", "__Host-larkfield.session_token"])
      expect(formLimit(pathname, `theme=dark; ${name}=abc`)).toEqual({ bytes, fields });
    for (const cookies of [undefined, "", "larkfield.session_token=", "xlarkfield.session_token=abc"])
      expect(formLimit(pathname, cookies)).toEqual({ bytes: 128 * KB, fields: 200 });
  },
);

test.each([
  ["/login", 8 * KB, 20],
  ["/login/passkey", 8 * KB, 20],
  ["/reset-password.data", 8 * KB, 20],
  ["/ask", 32 * KB, 60],
  ["/swatches.data", 32 * KB, 60],
])("%s, which anybody may send, takes %i bytes in %i fields of everybody", (pathname, bytes, fields) => {
  for (const cookies of ["", "larkfield.session_token=abc"])
    expect(formLimit(pathname, cookies)).toEqual({ bytes, fields });
});

test.each([
  ["application/x-www-form-urlencoded", "&"],
  ["application/x-www-form-urlencoded;charset=UTF-8", "&"],
  ["application/x-www-form-urlencoded; charset=utf-8", "&"],
  ["multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW", "------WebKitFormBoundary7MA4YWxkTrZu0gW"],
])("%s is a form", (type, between) => {
  expect(formType([type])).toEqual({ between });
});

test.each([
  [undefined],
  [[]],
  [[""]],
  [["application/json"]],
  [["text/plain;charset=UTF-8"]],
  [["application/x-www-form-urlencoded", "application/x-www-form-urlencoded"]],
  [["multipart/form-data; boundary=x", "application/x-www-form-urlencoded"]],
  [["multipart/form-data; boundary=ZZZZZZZZ, application/x-www-form-urlencoded"]],
  [["application/x-www-form-urlencoded, multipart/form-data; boundary=ZZZZZZZZ"]],
  [["application/x-www-form-urlencoded;charset=UTF-16"]],
  [["application/x-www-form-urlencoded; boundary=x"]],
  [["xapplication/x-www-form-urlencoded"]],
  [["application/x-www-form-urlencoded\t"]],
  [["multipart/form-data"]],
  [["multipart/form-data; boundary="]],
  [['multipart/form-data; boundary="x"']],
  [["multipart/form-data; boundary=x; boundary=yyyyyyyyyy"]],
  [["multipart/form-data; charset=utf-8; boundary=x"]],
  [[`multipart/form-data; boundary=${"x".repeat(71)}`]],
  [["multipart/mixed; boundary=x"]],
])("%j is not one", (types) => {
  expect(formType(types)).toBeUndefined();
});

const part = '--xyz\r\ncontent-disposition: form-data; name="a"\r\n\r\n1 & 2 & 3\r\n';

test.each([
  ["", "&", 0],
  ["a=1", "&", 1],
  ["a=1&b=2&&c", "&", 4],
  ["--xyz--", "--xyz", 0],
  [`${part}--xyz--\r\n`, "--xyz", 1],
  [`${part}${part}--xyz--\r\n`, "--xyz", 2],
])("%j holds so many fields between %s", (text, between, count) => {
  expect(hasMoreFields(Buffer.from(text), { between }, count)).toBe(false);
  if (count > 0) expect(hasMoreFields(Buffer.from(text), { between }, count - 1)).toBe(count > 1 || between !== "&");
});

test("the largest form of settings fits, with room for what every form carries besides", () => {
  const { fields } = formLimit("/admin/dashboard/shop-rules", "larkfield.session_token=abc");
  expect(fields).toBeGreaterThan(shopRulesForm.fields.length + 20);
});

test("the proxy of docs/operations.md lets through whatever the site takes", () => {
  const docs = readFileSync("docs/operations.md", "utf8");
  const sizes = Array.from(docs.matchAll(/client_max_body_size (\d+)m;/g), ([, size]) => Number(size) * KB * KB);
  const [usual = 0, uploads = 0] = sizes;
  const large = new RegExp(/location ~ (\S+) \{/.exec(docs)?.[1] ?? "");
  const areas = [
    "client/dashboard/orders/1",
    "admin/dashboard/order/u/1",
    "admin/dashboard/stops/1",
    "admin/dashboard/table/1",
  ];
  const photos = [...areas, "admin/dashboard/tasks/1", "admin/dashboard/site/gallery", "ask"].map(
    (at) => `/${at}/photos`,
  );
  for (const path of [...photos, "/admin/dashboard/site/logo", "/admin/dashboard/site/logo/preview"]) {
    expect([path, isUpload(path), large.test(path)]).toEqual([path, true, true]);
  }
  expect(uploads).toBeGreaterThan(UPLOAD_BYTES);
  const signedIn = "larkfield.session_token=abc";
  for (const path of ["import", "site/terms", "order/u/1/quote", "order/u/1/acts/save-window"]) {
    expect(usual).toBeGreaterThan(formLimit(`/admin/dashboard/${path}`, signedIn).bytes);
  }
});

import { expect, test } from "vitest";
import { countFields, formLimit } from "./form-limits.ts";

const KB = 1024;
const order = "/client/dashboard/create-order/LF-1";

test.each([
  ["/login", 128 * KB, 200],
  ["/client/dashboard/profile.data", 128 * KB, 200],
  [`${order}/window/2/drapes/fabrics`, 512 * KB, 200],
  [`${order}/window/2/drapes/fabrics.data`, 512 * KB, 200],
  [`${order}/hardware`, 512 * KB, 200],
  [`${order}/hardware-choice`, 128 * KB, 200],
  ["/admin/dashboard/order/u/LF-1/quote", 2048 * KB, 3_100],
  ["/admin/dashboard/order/u/LF-1/quote.data", 2048 * KB, 3_100],
  ["/admin/dashboard/order/u/LF-1/quote/preview", 128 * KB, 200],
  ["/webhooks/stripe", 64 * KB, 64 * KB],
  ["/webhooks/stripe.data", 128 * KB, 200],
])("%s takes %i bytes in %i fields", (pathname, bytes, fields) => {
  expect(formLimit(pathname)).toEqual({ bytes, fields });
});

const multipart = ['--xyz\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n', "--xyz--\r\n"];

test.each([
  ["", undefined, 0],
  ["a=1", "application/x-www-form-urlencoded", 1],
  ["a=1&b=2&&c", "application/x-www-form-urlencoded", 4],
  [multipart.join(""), "multipart/form-data; boundary=xyz", 1],
  [`${multipart[0]}${multipart.join("")}`, 'multipart/form-data; boundary="xyz"', 2],
  ["--xyz--", "multipart/form-data; boundary=xyz", 0],
])("%j holds so many fields", (text, contentType, count) => {
  expect(countFields(Buffer.from(text), contentType)).toBe(count);
});

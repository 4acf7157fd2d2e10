import fc from "fast-check";
import { expect, test } from "vitest";
import { readFields } from "./read-fields.server.ts";

const send = (body: BodyInit, type?: string) =>
  readFields(
    new Request("http://localhost/", { method: "POST", body, ...(type && { headers: { "content-type": type } }) }),
  );

// A form in parts writes every line break as both of its characters; names are those of our pages.
const text = fc.string({ unit: "grapheme", maxLength: 40 }).map((value) => value.replaceAll(/\r|\n|\0/g, ""));
const pairs = fc.array(fc.tuple(fc.stringMatching(/^[\w.-]{1,20}$/), text), { maxLength: 20 });

test("what a page sends is what arrives, in its order, in both types", async () => {
  await fc.assert(
    fc.asyncProperty(pairs, async (fields) => {
      expect(await send(new URLSearchParams(fields))).toEqual(fields);
      const parts = new FormData();
      for (const [name, value] of fields) parts.append(name, value);
      expect(await send(parts)).toEqual(fields);
    }),
  );
});

test("a part without a name, a file or not, is a field of no name", async () => {
  const part = (head: string) => `--x\r\nContent-Disposition: form-data${head}\r\n\r\n1\r\n`;
  const body = `${part('; name=""')}${part("")}${part('; name=""; filename="a"')}--x--\r\n`;
  const sent = await send(body, "multipart/form-data; boundary=x");
  expect(sent.map(([name]) => name)).toEqual(["", "", ""]);
});

test("a file that breaks off is an error of this form, and of nothing else", async () => {
  const loose: unknown[] = [];
  const note = (reason: unknown) => loose.push(reason);
  process.on("unhandledRejection", note);
  const body = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf of';
  await expect(send(body, "multipart/form-data; boundary=x")).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off("unhandledRejection", note);
  expect(loose).toEqual([]);
});

test("a file keeps its name and bytes", async () => {
  const form = new FormData();
  form.append("intent", "import");
  form.append("file", new File(["Name,Price\nKnöll & Son,1\n"], "prices ü.csv"));
  const [intent, file] = await send(form);
  expect(intent).toEqual(["intent", "import"]);
  const sent = file?.[1] as File;
  expect([file?.[0], sent.name, await sent.text()]).toEqual(["file", "prices ü.csv", "Name,Price\nKnöll & Son,1\n"]);
});

test.each([
  ["a", [["a", ""]]],
  [
    "a=1&&b=2=3&=x",
    [
      ["a", "1"],
      ["b", "2=3"],
      ["", "x"],
    ],
  ],
  [
    "a=100%&b=a+b%2Bc",
    [
      ["a", "100%"],
      ["b", "a b+c"],
    ],
  ],
  ["a=%FF", [["a", "\uFFFD"]]],
])("%s is read as a browser means it", async (body, fields) => {
  expect(await send(body, "application/x-www-form-urlencoded")).toEqual(fields);
});

const boundary = "multipart/form-data; boundary=x";
const head = '--x\r\ncontent-disposition: form-data; name="a"\r\n';

test.each([
  ["another type", "a=1", "text/plain"],
  ["too many fields", "a&".repeat(4_000), "application/x-www-form-urlencoded"],
  ["too many parts", `${`${head}\r\n1\r\n`.repeat(4_001)}--x--`, boundary],
  ["half a part", head, boundary],
  ["a head without end", `--x\r\n${"x: y\r\n".repeat(30_000)}\r\n\r\n--x--`, boundary],
])("%s is an error", async (_name, body, type) => {
  await expect(send(body, type)).rejects.toThrow();
});

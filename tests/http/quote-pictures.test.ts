import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { openDemoHouse } from "#tests/support/orders/quoted-house.ts";
import { addOrderRecord } from "#tests/support/orders/quoted-order.ts";
import { newFolder, startServer, type TestServer } from "#tests/support/server.ts";

let mail: MailServer;
let server: TestServer;
let orderId: string;
beforeAll(async () => {
  mail = await startMailServer();
  const dataDir = newFolder();
  const house = await openDemoHouse(dataDir);
  ({ orderId } = await addOrderRecord(house));
  await house.close();
  server = await startServer({ dataDir, env: { SMTP_URL: mail.url } });
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

test("the mail of a quote shows its windows before its button, small, and in words where no picture is shown", async () => {
  const sent = () => mail.received.find(({ subject }) => subject === `Your quote for order ${orderId} is ready`);
  for (let count = 1; !sent(); count += 1) await mail.holds(count);
  const { html, text, attachments } = sent()!;
  expect(attachments).toMatchObject([
    { contentType: "image/png", contentDisposition: "inline", related: true, cid: "window@larkfield" },
  ]);
  const [{ content } = { content: Buffer.alloc(0) }] = attachments;
  expect(content.subarray(1, 4).toString()).toBe("PNG");
  expect(content.length).toBeGreaterThan(2_000);
  expect(content.length).toBeLessThan(45_000);
  const words = /alt="(Drawn from the measurements: [^"]+\.)"/.exec(String(html))?.[1];
  expect(words).toBeDefined();
  expect(text).toContain(`[${words}]`);
  expect(String(html).indexOf("<img")).toBeLessThan(String(html).indexOf("See your quote"));
});

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { RunningApp } from "#app/app.server.ts";
import { readConfig } from "#app/config.server.ts";
import { shippedSite } from "#app/content/site.ts";
import { createListener } from "./listener.ts";
import { createLog } from "./log.ts";
import { createMetrics } from "./metrics.ts";

const TOKEN = "a token of thirty-two characters";

async function serve(env: Record<string, string>) {
  const settings = readConfig(env);
  if (!settings.ok) throw new Error(settings.faults.join());
  const figures = {
    outbox: { queued: 3, failed: 1, overdueSeconds: 42 },
    backup: { at: 1_794_000_000, bytes: 5_000, failing: true },
    database: { up: true, seconds: 0.002 },
  };
  const listener = createListener({
    site: {
      strict: true,
      file: () => undefined,
      start: () => Promise.reject(new Error("It runs already.")),
      answer: async () => new Response("not here", { status: 404 }),
      figures: async () => figures,
    },
    app: { site: { shown: shippedSite } } as RunningApp,
    config: settings.config,
    log: createLog("silent"),
    lifecycle: { leaving: false, stopping: false },
  });
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (path: string, authorization?: string) =>
    fetch(origin + path, authorization ? { headers: { authorization } } : {});
}

test("metrics are nowhere without a token, and for whoever does not show it", async () => {
  expect((await (await serve({}))("/metrics", "Bearer ")).status).toBe(404);
  const get = await serve({ METRICS_TOKEN: TOKEN });
  for (const shown of [undefined, "Bearer", `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
    expect((await get("/metrics", shown)).status).toBe(404);
  }
  expect(readConfig({ METRICS_TOKEN: "short" })).toMatchObject({ ok: false });
});

test("they say how many were answered, who waits, what has not gone out and how old the backup is, and name nobody", async () => {
  const get = await serve({ METRICS_TOKEN: TOKEN });
  await (await get("/orders/LF-1001?name=Clara")).text();
  await (await get("/healthz")).text();
  const told = async () => {
    const answer = await get("/metrics", `Bearer ${TOKEN}`);
    expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    return answer.text();
  };
  await expect.poll(told).toContain('larkfield_requests_total{method="GET",status="404"} 1\n');
  const text = await told();
  for (const line of [
    'larkfield_request_seconds_bucket{le="+Inf"}',
    'larkfield_turns_waiting{lane="pages"} 0',
    'larkfield_turns_taken{lane="documents"} 0',
    'larkfield_outbox_emails{state="queued"} 3',
    "larkfield_outbox_oldest_seconds 42",
    "larkfield_backup_timestamp_seconds 1794000000",
    "larkfield_backup_failing 1",
    "larkfield_database_up 1",
  ]) {
    expect(text).toContain(line);
  }
  expect(text).not.toMatch(/LF-1001|Clara|127\.0\.0\.1|NaN/);
  // Every line is a comment or a name, labels and a number.
  const line = /^(# (HELP|TYPE) larkfield_\w+ .+|larkfield_\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? -?[\d.]+(e-?\d+)?)$/;
  expect(
    text
      .trim()
      .split("\n")
      .filter((one) => !line.test(one)),
  ).toEqual([]);
});

test("a bucket holds all that were as quick, and the last one all", () => {
  const metrics = createMetrics();
  for (const seconds of [0.004, 0.04, 0.4, 40]) metrics.count("TRACE", 200, seconds);
  const text = metrics.write(
    {
      outbox: { queued: 0, failed: 0, overdueSeconds: 0 },
      backup: { at: 0, bytes: 0, failing: false },
      database: { up: false, seconds: 5 },
    },
    {},
  );
  const bucket = (most: string) => new RegExp(`_bucket\\{le="${most.replace("+", "\\+")}"\\} (\\d+)`).exec(text)?.[1];
  expect(["0.005", "0.05", "0.25", "0.5", "30", "+Inf"].map(bucket)).toEqual(["1", "2", "2", "3", "3", "4"]);
  expect(text).toContain('larkfield_requests_total{method="other",status="200"} 4');
  expect(text).toContain("larkfield_database_up 0");
});

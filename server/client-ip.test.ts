import type { IncomingMessage } from "node:http";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createProxyWatch, networkOf } from "./client-ip.ts";

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["2001:db8:0001:0002::", "2001:db8:1:2::/64"],
  ["unknown", "unknown"],
  ["1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8:9"],
])("%s counts as %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  [false, ["198.51.100.7", "198.51.100.8"], 1],
  [false, [undefined], 0],
  [true, ["198.51.100.7"], 0],
])("trusted %s, forwarded for %j: warned %i times", (trusted, forwarded, count) => {
  const lines: string[] = [];
  const watch = createProxyWatch(trusted, pino({}, { write: (line) => lines.push(line) }));
  for (const value of forwarded) watch({ headers: { "x-forwarded-for": value } } as unknown as IncomingMessage);
  expect(lines.filter((line) => line.includes("TRUST_PROXY=1"))).toHaveLength(count);
});

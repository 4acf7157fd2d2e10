import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** What a process holds in memory, in megabytes. */
export function megabytesOf(pid: number) {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /VmRSS:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1]
    : execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(kilobytes) / 1024;
}

/** Once the warm-up is over: the medians of the first and of the second half. */
export function growthOf(samples: number[], warmUp: number) {
  const settled = samples.slice(Math.floor(samples.length * warmUp));
  const half = Math.ceil(settled.length / 2);
  return { before: median(settled.slice(0, half)), after: median(settled.slice(half)) };
}

function median(numbers: number[]) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

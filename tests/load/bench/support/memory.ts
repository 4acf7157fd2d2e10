import { readFileSync } from "node:fs";

/** What a process holds of the machine's memory, in MB; nothing where the system does not tell. */
export function residentMegabytes(pid: number | undefined) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

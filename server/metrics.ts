import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Site } from "./site.ts";
import type { Load } from "./turns.ts";

/** Seconds up to which answers are counted together. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const methods = new Set(["GET", "HEAD", "POST"]);
const NANOSECONDS = 1e9;

type Figures = Awaited<ReturnType<Site["figures"]>>;

/** What the process counts of itself. Nothing in it names a person, an order or an address. */
export function createMetrics() {
  const held = monitorEventLoopDelay({ resolution: 20 });
  held.enable();
  const requests = new Map<string, number>();
  const upTo = BUCKETS.map(() => 0);
  let count = 0;
  let sum = 0;

  return {
    count(method: string | undefined, status: number, seconds: number) {
      const labels = `method="${methods.has(method ?? "") ? method : "other"}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      for (const [at, most] of BUCKETS.entries()) if (seconds <= most) upTo[at] = (upTo[at] ?? 0) + 1;
      count += 1;
      sum += seconds;
    },
    write({ outbox, backup, database }: Figures, loads: Record<string, Load>) {
      const lanes = Object.entries(loads);
      const { user, system } = process.cpuUsage();
      const told = [
        family("requests_total", "counter", "Answers by method and status.", [...requests]),
        family("request_seconds", "histogram", "From the first line of a request to the end of its answer.", [
          ...BUCKETS.map((most, at) => [`le="${most}"`, upTo[at] ?? 0, "_bucket"] as const),
          ['le="+Inf"', count, "_bucket"],
          ["", sum, "_sum"],
          ["", count, "_count"],
        ]),
        family("held_seconds", "gauge", "How long the thread was held at a time since this was last asked.", [
          ['quantile="0.5"', held.percentile(50) / NANOSECONDS],
          ['quantile="0.99"', held.percentile(99) / NANOSECONDS],
          ['quantile="1"', held.max / NANOSECONDS],
        ]),
        family(
          "turns_waiting",
          "gauge",
          "Requests that wait for their turn.",
          lanes.map(([lane, { waiting }]) => [`lane="${lane}"`, waiting]),
        ),
        family(
          "turns_taken",
          "gauge",
          "Requests that are being answered.",
          lanes.map(([lane, { taken }]) => [`lane="${lane}"`, taken]),
        ),
        family("outbox_emails", "gauge", "E-mails that have not gone out.", [
          ['state="queued"', outbox.queued],
          ['state="failed"', outbox.failed],
        ]),
        family("outbox_oldest_seconds", "gauge", "How long the oldest of those that wait is overdue.", [
          ["", outbox.overdueSeconds],
        ]),
        family("backup_timestamp_seconds", "gauge", "When the last backup was written; 0 before the first.", [
          ["", backup.at],
        ]),
        family("backup_bytes", "gauge", "How large it is.", [["", backup.bytes]]),
        family("backup_failing", "gauge", "1 where the last one failed or is overdue.", [["", Number(backup.failing)]]),
        family("database_up", "gauge", "1 where the database answers.", [["", Number(database.up)]]),
        family("database_seconds", "gauge", "How long it took to answer.", [["", database.seconds]]),
        family("memory_bytes", "gauge", "Memory that the process holds.", [["", process.memoryUsage.rss()]]),
        family("processor_seconds_total", "counter", "Time on the processor.", [["", (user + system) / 1e6]]),
        family("up_seconds", "gauge", "Since the process began.", [["", process.uptime()]]),
      ];
      held.reset();
      return told.join("");
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

type Sample = readonly [labels: string, value: number, suffix?: string];

/** In the text format of Prometheus, which other collectors read as well. */
function family(name: string, kind: "counter" | "gauge" | "histogram", help: string, samples: readonly Sample[]) {
  const full = `larkfield_${name}`;
  const lines = samples.map(([labels, value, suffix = ""]) => {
    // Without a measurement yet the histogram of delays knows no number.
    const number = Number.isFinite(value) ? value : 0;
    return `${full}${suffix}${labels && `{${labels}}`} ${number}`;
  });
  return `${[`# HELP ${full} ${help}`, `# TYPE ${full} ${kind}`, ...lines].join("\n")}\n`;
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Digests are of one length, and compared in the same time whatever was sent. */
export function mayRead({ headers }: IncomingMessage, token: string) {
  return timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));
}

export function sendMetrics(response: ServerResponse, text: string) {
  response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" });
  response.end(text);
}

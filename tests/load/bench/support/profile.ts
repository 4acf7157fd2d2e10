import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

interface Profile {
  /** In microseconds of the machine's steady clock, as all that follows. */
  startTime: number;
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
}

/** What a process that was started with this setting writes down about itself when it ends. */
export const profiled = (folder: string) => ({ NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` });

/** Now, on the clock that profiles go by. */
export const steadyMicroseconds = () => Number(process.hrtime.bigint() / 1000n);

/** How much of the work between two moments was done inside one of these functions, and how much there was in all, in ms. */
export function readProfile(folder: string) {
  const [file = ""] = readdirSync(folder);
  const { nodes, samples, timeDeltas, startTime } = JSON.parse(
    readFileSync(path.join(folder, file), "utf8"),
  ) as Profile;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));

  function callers(id: number): string[] {
    const names: string[] = [];
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      names.push(byId.get(at)?.callFrame.functionName ?? "");
    }
    return names;
  }
  const namesOf = new Map(nodes.map(({ id }) => [id, callers(id)]));

  return (from: number, to: number, inside: string[]) => {
    let at = startTime;
    let all = 0;
    let within = 0;
    for (const [index, sample] of samples.entries()) {
      const delta = timeDeltas[index] ?? 0;
      at += delta;
      const names = namesOf.get(sample) ?? [];
      if (at < from || at > to || names[0] === "(idle)" || names[0] === "(program)") continue;
      all += delta;
      if (inside.some((name) => names.includes(name))) within += delta;
    }
    return { all: all / 1000, within: within / 1000 };
  };
}

import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
} from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");
/** Nobody's, where we may choose; otherwise our own. */
export const user = process.getuid?.() === 0 ? 65_534 : undefined;

export interface Image {
  /** Where its files lie. */
  folder: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  command: string[];
  health: string[];
}

/** What a Dockerfile says, an instruction a line. */
export function instructionsOf(text: string) {
  const lines = text
    .replace(/^\s*#.*\n/gm, "")
    .replace(/\\\n\s*/g, " ")
    .split("\n");
  return lines.filter(Boolean).map((line) => {
    const [, name = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    return { name, rest };
  });
}

/**
 * Does what the Dockerfile says, step by step, in folders instead of layers: for machines without a container engine. Packages
 * are taken from this checkout instead of the registry, and its build where it was made of the same sources.
 */
export function makeImage(place: string): Image {
  const stages = new Map<string, Image>();
  let image: Image | undefined;
  for (const { name, rest } of instructionsOf(readFileSync(path.join(root, "Dockerfile"), "utf8"))) {
    if (name === "FROM") {
      const stage = / AS (\w+)$/.exec(rest)?.[1] ?? "served";
      const folder = path.join(place, stage);
      image = { folder, workdir: "/", env: {}, user: "root", command: [], health: [] };
      stages.set(stage, image);
      continue;
    }
    if (!image) throw new Error(`${name} stands before FROM.`);
    if (name === "WORKDIR") image.workdir = rest;
    else if (name === "COPY") copy(image, stages, rest);
    else if (name === "RUN") run(image, rest);
    else if (name === "ENV")
      Object.assign(image.env, Object.fromEntries(rest.split(" ").map((pair) => pair.split("="))));
    else if (name === "USER") image.user = rest;
    else if (name === "CMD") image.command = JSON.parse(rest);
    else if (name === "HEALTHCHECK") image.health = JSON.parse(rest.slice(rest.indexOf("[")));
    else if (!["VOLUME", "EXPOSE"].includes(name)) throw new Error(`Nobody knows what ${name} does.`);
  }
  if (!image) throw new Error("There is no stage.");
  return image;
}

export const within = ({ folder, workdir }: Image, name: string) => path.join(folder, path.resolve(workdir, name));

function copy(image: Image, stages: Map<string, Image>, rest: string) {
  const words = rest.split(" ");
  const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.split("=")[1];
  const names = words.filter((word) => !word.startsWith("--"));
  const [to = ""] = names.splice(-1);
  const from = option("from");
  const stage = from === undefined ? undefined : stages.get(from);
  for (const name of names.flatMap((one) => (one === "." ? contextOf() : one))) {
    const source = stage ? within(stage, name) : path.join(root, name);
    // A folder's content, but for the context, whose parts keep their names.
    const whole = stage !== undefined && statSync(source).isDirectory();
    const target = within(image, whole ? to : path.join(to, path.basename(name)));
    mkdirSync(path.dirname(target), { recursive: true });
    // What stands in a stage before is asked for once; here as there it may be half a gigabyte.
    if (stage) renameSync(source, target);
    else cpSync(source, target, { recursive: true, verbatimSymlinks: true });
    const mode = option("chmod");
    if (mode) chmodSync(target, Number.parseInt(mode, 8));
    if (option("chown") && user !== undefined) chownSync(target, user, user);
  }
}

/** What is not ignored, by the names of the first level: nothing else stands in that file. */
function contextOf() {
  const ignored = readFileSync(path.join(root, ".dockerignore"), "utf8").split("\n");
  return readdirSync(root).filter((name) => !ignored.includes(name));
}

function run(image: Image, script: string) {
  const cwd = within(image, ".");
  if (script.startsWith("npm install ")) {
    for (const name of ["node_modules", "build"]) {
      if (existsSync(path.join(root, name))) {
        cpSync(path.join(root, name), path.join(cwd, name), { recursive: true, verbatimSymlinks: true });
      }
    }
    return;
  }
  execFileSync("sh", ["-ec", script], { cwd, stdio: ["ignore", "ignore", "inherit"] });
}

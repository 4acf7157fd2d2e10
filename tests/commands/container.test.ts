import { execFileSync, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Image, instructionsOf, makeImage, user, within } from "#tests/support/container/image.ts";

const root = path.resolve(import.meta.dirname, "../..");
const settings = { SITE_URL: "https://drapery.example", AUTH_SECRET: "s".repeat(40) };
const engine = ["docker", "podman"].find((name) => spawnSync(name, ["info"], { stdio: "ignore" }).status === 0);

test("the image does not run as root, keeps its data in one folder, and says whether it is well", () => {
  const said = instructionsOf(readFileSync(path.join(root, "Dockerfile"), "utf8"));
  const last = (name: string) => said.findLast((one) => one.name === name)?.rest;
  expect(last("USER")).toBe("node");
  expect(last("VOLUME")).toBe("/var/lib/larkfield");
  expect(last("ENV")).toContain("DATA_DIR=/var/lib/larkfield");
  expect(last("HEALTHCHECK")).toContain("check-health.ts");
  const ignored = readFileSync(path.join(root, ".dockerignore"), "utf8").split("\n");
  for (const secret of [".env", "data", ".git", "node_modules"]) expect(ignored).toContain(secret);
});

test.skipIf(!engine)("the image is built, started with a root that nobody writes to, and becomes healthy", async () => {
  const docker = (...args: string[]) => execFileSync(engine ?? "", args, { cwd: root, encoding: "utf8" }).trim();
  const name = `larkfield-test-${process.pid}`;
  const env = Object.entries(settings).flatMap(([key, value]) => ["-e", `${key}=${value}`]);
  const place = ["--read-only", "--tmpfs", "/tmp", "-v", `${name}:/var/lib/larkfield`, ...env];
  docker("build", "-t", name, ".");
  try {
    execFileSync(
      engine ?? "",
      [
        "run",
        "--rm",
        "-i",
        ...place,
        name,
        "node_modules/.bin/node",
        "scripts/operate/admin.ts",
        "owner@drapery.example",
      ],
      { input: "linen-and-lace" },
    );
    docker("run", "-d", "--name", name, ...place, name);
    await vi.waitFor(() => docker("exec", name, "node_modules/.bin/node", "scripts/operate/check-health.ts"), {
      timeout: 60_000,
      interval: 1_000,
    });
    expect(docker("exec", name, "id", "-u")).not.toBe("0");
  } finally {
    spawnSync(engine ?? "", ["rm", "-f", name]);
    spawnSync(engine ?? "", ["volume", "rm", name]);
    spawnSync(engine ?? "", ["rmi", name]);
  }
});

const place = mkdtempSync(path.join(tmpdir(), "larkfield-image-"));
let image: Image;
let options: SpawnOptions & { env: NodeJS.ProcessEnv };

beforeAll(async () => {
  if (engine) return;
  chmodSync(place, 0o755);
  image = makeImage(place);
  rmSync(path.join(place, "build"), { recursive: true });
  const free = createServer().listen(0);
  await once(free, "listening");
  const address = free.address();
  free.close();
  const port = typeof address === "object" ? String(address?.port) : "";
  options = {
    cwd: within(image, "."),
    env: {
      ...image.env,
      ...settings,
      DATA_DIR: within(image, image.env.DATA_DIR ?? ""),
      HOST: "127.0.0.1",
      PORT: port,
    },
    ...(user !== undefined && { uid: user, gid: user }),
  };
  if (user === undefined) execFileSync("chmod", ["-R", "a-w", within(image, ".")]);
});
afterAll(() => {
  if (user === undefined && image) execFileSync("chmod", ["-R", "u+w", within(image, ".")]);
  rmSync(place, { recursive: true, force: true });
});

/** Every file of the served tree, packages apart. */
const tree = () =>
  readdirSync(within(image, "."), { recursive: true }).filter((name) => !String(name).includes("node_modules"));

test.skipIf(engine)(
  "without an engine: its steps, done in a folder, serve as somebody who may write to the data alone",
  async () => {
    const [node = "", ...args] = image.command;
    const isWell = () => spawnSync(image.health[0] ?? "", image.health.slice(1), options).status;
    const before = tree();
    expect(before.some((name) => String(name).startsWith("tests"))).toBe(false);
    expect(existsSync(path.join(within(image, "node_modules"), "knip"))).toBe(false);
    expect(isWell()).toBe(1);
    const admin = ["scripts/operate/admin.ts", "owner@drapery.example"];
    const made = spawnSync(node, admin, { ...options, input: "linen-and-lace", encoding: "utf8" });
    expect([made.status, made.stderr]).toEqual([0, ""]);
    const site = spawn(node, args, { ...options, stdio: ["ignore", "pipe", "inherit"] });
    const ended = once(site, "exit");
    try {
      await vi.waitFor(() => expect(isWell()).toBe(0), { timeout: 60_000, interval: 500 });
      const home = await fetch(`http://127.0.0.1:${options.env.PORT}/`);
      expect([home.status, await home.text()]).toEqual([200, expect.stringContaining("<h1")]);
      expect((await fetch(`http://127.0.0.1:${options.env.PORT}/login`)).status).toBe(200);
      expect(tree()).toEqual(before);
      const write = ["-e", 'require("node:fs").writeFileSync("server.ts", "")'];
      expect(spawnSync(node, write, { ...options, stdio: "ignore" }).status).not.toBe(0);
    } finally {
      site.kill("SIGTERM");
    }
    expect((await ended)[0]).toBe(0);
    expect(isWell()).toBe(1);
  },
);

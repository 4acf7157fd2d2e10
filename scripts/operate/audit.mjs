// npm run audit: what we install is exactly what we say, nothing runs at install that is not allowed by name, and, where a
// registry answers, nothing has a known hole. With --offline the registry is not asked; --folder=DIR looks elsewhere.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { root } from "#scripts/steps.mjs";

const { values } = parseArgs({ options: { offline: { type: "boolean" }, folder: { type: "string", default: root } } });
const read = (name) => JSON.parse(readFileSync(path.join(values.folder, name), "utf8"));

const manifest = read("package.json");
const lock = read("package-lock.json").packages;
const allowed = Object.keys(manifest.allowScripts ?? {});
const nameOf = (place) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
const locked = Object.entries(lock).filter(([place]) => place !== "");

function inexactVersions() {
  const groups = ["dependencies", "devDependencies", "overrides"];
  return groups.flatMap((group) =>
    Object.entries(manifest[group] ?? {})
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${group}: ${name} is "${version}", which is not one exact version.`),
  );
}

function lockThatDiffers() {
  const asked = { ...manifest.dependencies, ...manifest.devDependencies };
  const inLock = { ...lock[""]?.dependencies, ...lock[""]?.devDependencies };
  const differing = Object.keys({ ...asked, ...inLock }).filter(
    (name) => asked[name] !== inLock[name] || lock[`node_modules/${name}`]?.version !== asked[name],
  );
  return differing.map((name) => `${name}: package.json and package-lock.json do not say the same.`);
}

function unsealed() {
  return locked
    .filter(([, entry]) => !entry.link && !/^sha512-/.test(entry.integrity ?? ""))
    .map(([place]) => `${place}: the lock file does not say what its contents must be.`);
}

function scriptsNotAllowed() {
  const running = locked.filter(([, entry]) => entry.hasInstallScript).map(([place]) => nameOf(place));
  return [
    ...running.filter((name) => !allowed.includes(name)).map((name) => `${name}: runs a script at install.`),
    ...allowed.filter((name) => !running.includes(name)).map((name) => `${name}: is allowed a script but has none.`),
  ];
}

/** What is on the disk may differ from what the lock file promises. */
function installedOtherwise() {
  if (!existsSync(path.join(values.folder, "node_modules/.package-lock.json"))) return [];
  return Object.entries(read("node_modules/.package-lock.json").packages).flatMap(([place, entry]) => {
    const differs = lock[place]?.version !== entry.version || lock[place]?.integrity !== entry.integrity;
    const { scripts = {} } = read(`${place}/package.json`);
    const runs = ["preinstall", "install", "postinstall"].some((name) => name in scripts);
    return [
      ...(differs ? [`${place}: what is installed is not what the lock file names.`] : []),
      ...(runs && !allowed.includes(nameOf(place)) ? [`${place}: what is installed has an install script.`] : []),
    ];
  });
}

/** Answers whether something serious is known; says plainly when nobody could be asked. */
function knownHoles() {
  const { stdout } = spawnSync("npm", ["audit", "--json"], { cwd: values.folder, encoding: "utf8" });
  const found = parse(stdout)?.metadata?.vulnerabilities;
  if (!found) {
    console.log("Known holes: not looked up, because no registry here answers such questions.");
    return false;
  }
  const { low, moderate, high, critical } = found;
  console.log(`Known holes: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`);
  if (critical + high + moderate + low > 0) console.log("Which ones: npm audit");
  return critical + high > 0;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const faults = [inexactVersions, lockThatDiffers, unsealed, scriptsNotAllowed, installedOtherwise].flatMap((check) =>
  check(),
);
for (const fault of faults) console.error(fault);
if (faults.length === 0) {
  console.log(`${locked.length} packages: exact, sealed, as locked; install scripts only of ${allowed.join(", ")}.`);
}
const holes = values.offline ? false : knownHoles();
process.exitCode = faults.length > 0 || holes ? 1 : 0;

/**
 * Pages a second: our prerendered home page beside a bare Node server that answers the same bytes from memory, and beside
 * nginx where it is installed. A second site of ours, whose owner has changed the telephone number, shows what an edit costs
 * its pages. Each is asked in turn, three rounds, best of each, so that a busy machine is fair to all.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { shippedBusiness } from "#app/content/business.ts";
import { asTyped } from "#app/domain/forms/described-form.ts";
import { businessForm } from "#app/domain/site/site-forms.ts";
import { signedIn } from "#tests/support/visitor.ts";
import { report } from "./support/table.ts";

const root = path.join(import.meta.dirname, "../../..");
const work = mkdtempSync(path.join(tmpdir(), "larkfield-bench-"));
const page = path.join(root, "build/client/index.html.br");
const ROUNDS = 3;
const SECONDS = 5;

const bare = `
const { createServer } = require("node:http");
const body = require("node:fs").readFileSync(${JSON.stringify(page)});
const headers = ["content-type", "text/html; charset=utf-8", "content-encoding", "br", "content-length", String(body.length)];
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(+process.argv[1], "127.0.0.1");
`;

function nginxConfig(port: number) {
  const html = path.join(work, "html");
  execFileSync("mkdir", ["-p", html]);
  writeFileSync(path.join(html, "index.html"), readFileSync(page));
  const file = path.join(work, "nginx.conf");
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? "user root; " : ""}daemon off; worker_processes 1; pid ${work}/pid; error_log ${work}/error.log; events { worker_connections 1024; }
http { access_log off; types { text/html html; } keepalive_requests 1000000;
server { listen 127.0.0.1:${port}; root ${html}; add_header content-encoding br; } }`,
  );
  return file;
}

const nginx = ["/usr/sbin/nginx", "/usr/bin/nginx"].find((place) => existsSync(place));
const larkfield = (name: string) => ({
  name,
  start: (port: number) =>
    spawn(process.execPath, [path.join(root, "server.ts")], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: path.join(work, name) },
    }),
});
const EDITED = "Larkfield after an edit";
const servers = [
  larkfield("Larkfield"),
  larkfield(EDITED),
  {
    name: "bare Node",
    start: (port: number) =>
      spawn(process.execPath, ["-e", bare, String(port)], { stdio: ["ignore", "ignore", "inherit"] }),
  },
  ...(nginx
    ? [
        {
          name: "nginx",
          start: (port: number) => spawn(nginx, ["-p", work, "-c", nginxConfig(port)], { stdio: "ignore" }),
        },
      ]
    : []),
];

const running: { name: string; child: ChildProcess; url: string; best: number }[] = [];
try {
  for (const { name, start } of servers) {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    running.push({ name, child: start(port), url, best: 0 });
    await answers(url);
    if (name === EDITED) await edit(`http://localhost:${port}`);
  }
  for (const server of running) ask(server.url, 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const server of running) server.best = Math.max(server.best, ask(server.url, SECONDS));
  }
  const best = (wanted: string) => running.find(({ name }) => name === wanted)?.best ?? Number.NaN;
  const shown = (name: string) => `${Math.round(best(name))} a second`;
  report({
    what: "Home page, prerendered, pages",
    measured: shown("Larkfield"),
    beside: `${shown("bare Node")} by a bare Node server`,
    ratio: best("Larkfield") / best("bare Node"),
    limit: "at least 0.8",
  });
  report({
    what: "The same after an edit, all pages made anew",
    measured: shown(EDITED),
    beside: `${shown("Larkfield")} as it was built`,
    ratio: best(EDITED) / best("Larkfield"),
    limit: "at least 0.9",
  });
  if (nginx) {
    report({
      what: "The same beside nginx with one process",
      measured: shown("Larkfield"),
      beside: `${shown("nginx")} by nginx`,
      ratio: best("Larkfield") / best("nginx"),
    });
  }
  if (!nginx) console.log("nginx is not installed here, so there is no figure for it.");
} finally {
  for (const { child } of running) child.kill();
  rmSync(work, { recursive: true, force: true });
}

function ask(url: string, seconds: number): number {
  const args = [
    "exec",
    "--yes",
    "autocannon@8.0.0",
    "--",
    "-c",
    "32",
    "-d",
    String(seconds),
    "-H",
    "accept-encoding=br",
    "--json",
    url,
  ];
  const told = JSON.parse(
    execFileSync("npm", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], cwd: work }),
  );
  if (told.non2xx > 0) throw new Error(`${url} answered ${told.non2xx} requests with something else than the page.`);
  return told.requests.average;
}

/** Another telephone number: it stands at the foot of every page. */
async function edit(url: string) {
  const owner = await signedIn({ url }, "owner@example.com", "demo-owner");
  const form = { ...asTyped(businessForm, shippedBusiness), phone: "2155550199", version: "0" };
  const saved = await owner.post("/admin/dashboard/site/business", form);
  const page = await (await fetch(url)).text();
  if (saved.status !== 302 || !page.includes("(215) 555-0199")) throw new Error("The edit is not shown.");
}

async function answers(url: string) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}`);
}

function freePort() {
  return new Promise<number>((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

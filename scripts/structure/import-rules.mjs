// Who may know whom, in two tables. Run by npm run format, this writes them into biome.json, whose own form of the same rules
// is too long to be read.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "#scripts/steps.mjs";

/** The folders of app/ and what of app/ each may import besides itself. A layer that is not listed may know everything. */
const layers = {
  domain: { knows: [], message: "The domain knows only itself." },
  drawing: { knows: ["domain"], message: "A drawing is a function of the domain." },
  pdf: { knows: ["domain", "drawing"], message: "A document is made of rules and drawings." },
  content: { knows: ["domain"], message: "Content is words and data about the domain." },
  ui: { knows: ["web"], message: "The kit knows nothing of the business." },
  db: { knows: ["domain"], message: "The database serves the domain." },
  email: { knows: ["db", "domain", "content", "web"], message: "E-mail is made of words and data." },
  auth: {
    knows: ["db", "domain", "email", "content", "web", "app.server.ts", "contexts.server.ts"],
    message: "Auth stands on the database and e-mail.",
  },
  services: {
    knows: ["auth", "db", "domain", "drawing", "pdf", "email", "content", "web", "app.server.ts"],
    message: "A use case knows no page.",
  },
  components: {
    knows: ["ui", "domain", "drawing", "content", "web"],
    message: "A component knows no route and no database.",
  },
  web: { knows: ["domain", "content", "contexts.server.ts"], message: "Small tools know no area of the business." },
};

/** In the layers that have a folder for each: which subject may know which other. Those without a folder yet have their place. */
const subjects = {
  // Who read, exported or changed what: told by every subject.
  audit: [],
  accounts: ["audit", "emails"],
  catalogue: [],
  measuring: ["catalogue"],
  emails: [],
  // A drill reads orders as the pages do.
  backups: ["orders"],
  orders: ["accounts", "catalogue", "fabrics", "measuring", "emails"],
  // The fee of a consultation is credited on an order, as an entry of its ledger; neither knows where it comes from.
  consultations: ["accounts", "audit", "emails", "orders", "ledger"],
  customers: ["accounts", "audit", "orders", "consultations", "ledger", "emails", "swatches", "inquiries"],
  retention: ["accounts", "audit", "customers", "emails"],
  fabrics: ["audit", "catalogue", "measuring"],
  workroom: ["accounts", "audit", "catalogue", "measuring", "fabrics", "orders"],
  // Forms that anybody may send, without an account.
  "public-forms": ["accounts"],
  swatches: ["accounts", "fabrics", "emails", "public-forms"],
  inquiries: ["accounts", "catalogue", "emails", "public-forms"],
  ledger: ["accounts", "audit", "orders", "emails"],
  // What a payment by card brings is an entry of the ledger; the ledger knows nothing of providers.
  cards: ["accounts", "audit", "orders", "ledger", "emails"],
  // The fee of a consultation comes off what an order costs.
  quotes: [
    ...["accounts", "audit", "catalogue", "measuring", "fabrics", "workroom", "orders", "consultations"],
    ...["ledger", "emails"],
  ],
  // What only time brings about: quotes that run out, and payments that are due.
  reminders: ["accounts", "orders", "ledger", "emails"],
  // How the house goes: reads of quotes, orders and money, and changes nothing.
  reports: ["accounts", "orders", "ledger", "quotes"],
};
const layersWithSubjects = ["domain", "services"];

const impure = ["react", "react-dom", "react-router", "kysely", "pg", "node:*", "better-auth", "better-auth/**"];
const upwards = { group: ["../**"], message: "Other folders are imported as #app/folder/file.ts." };

export function importRules() {
  return Object.entries(layers).flatMap(([layer, { knows, message }]) => {
    const allowed = [layer, ...knows].map((name) => (name.endsWith(".ts") ? `!#app/${name}` : `!#app/${name}/**`));
    const patterns = [upwards, { group: ["#app/**", ...allowed], message }];
    if (layer === "domain") patterns.push({ group: impure, message: "Rules are pure: no page, database or machine." });
    if (!layersWithSubjects.includes(layer)) return [override(`app/${layer}/**`, patterns)];
    return [
      override(`app/${layer}/**`, [...patterns, subjectRule([], "What no subject owns knows no subject.")]),
      ...Object.entries(subjects)
        .filter(([subject]) => existsSync(path.join(root, "app", layer, subject)))
        .map(([subject, others]) => {
          const rule = subjectRule(
            [subject, ...others],
            `Of subjects, ${subject} may know ${others.join(", ") || "no other"}.`,
          );
          return override(`app/${layer}/${subject}/**`, [...patterns, rule]);
        }),
    ];
  });
}

function subjectRule(known, message) {
  const folders = (prefix) => layersWithSubjects.map((layer) => `${prefix}#app/${layer}/`);
  const allowed = known.flatMap((subject) => folders("!").map((folder) => `${folder}${subject}/**`));
  return { group: [...folders("").map((folder) => `${folder}*/**`), ...allowed], message };
}

function override(place, patterns) {
  const noRestrictedImports = { level: "error", options: { patterns } };
  return {
    includes: [place, "!**/*.test.ts", "!**/*.test.tsx"],
    linter: { rules: { style: { noRestrictedImports } } },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const file = path.join(root, "biome.json");
  const settings = JSON.parse(readFileSync(file, "utf8"));
  const overrides = importRules();
  // Only when they differ: the formatter has its own idea of where a line ends.
  if (JSON.stringify(settings.overrides) !== JSON.stringify(overrides)) {
    writeFileSync(file, `${JSON.stringify({ ...settings, overrides }, null, 2)}\n`);
  }
}

// Who may know whom: tables, and what of an import graph they do not allow.
import type { ImportGraph } from "./import-graph.ts";

/** The folders of app/ and what of app/ each may import besides itself. A layer that is not listed may know everything. */
const layers: Record<string, { knows: string[]; message: string }> = {
  domain: { knows: [], message: "The domain knows only itself." },
  drawing: { knows: ["domain"], message: "A drawing is a function of the domain." },
  pdf: { knows: ["domain", "drawing", "content"], message: "A document is made of rules, drawings and words." },
  files: { knows: ["domain"], message: "The store keeps bytes and knows no business." },
  content: { knows: ["domain"], message: "Content is words and data about the domain." },
  ui: { knows: ["web"], message: "The kit knows nothing of the business." },
  db: { knows: ["domain", "files"], message: "The database serves the domain; its backups carry the photographs." },
  email: { knows: ["db", "domain", "content"], message: "E-mail is made of words and data." },
  auth: {
    knows: ["db", "domain", "email", "content", "web", "app.server.ts", "contexts.server.ts"],
    message: "Auth stands on the database and e-mail.",
  },
  services: {
    knows: ["auth", "db", "domain", "drawing", "pdf", "files", "email", "content", "app.server.ts"],
    message: "A use case knows no page.",
  },
  components: {
    knows: ["ui", "domain", "drawing", "content", "web"],
    message: "A component knows no route and no database.",
  },
  web: { knows: ["domain", "content", "contexts.server.ts"], message: "Small tools know no area of the business." },
};

/** In the layers that have a folder for each: which subject may know which other. Those without a folder yet have their place. */
const subjects: Record<string, string[]> = {
  // Who read, exported or changed what: told by every subject.
  audit: [],
  accounts: ["audit", "emails"],
  catalogue: [],
  measuring: ["catalogue"],
  // A mail calls an order by its number.
  emails: ["orders"],
  // How a form is described: its fields, their kinds and bounds.
  forms: ["measuring"],
  // A drill reads orders as the pages do.
  backups: ["orders", "accounts", "audit", "emails"],
  // When orders are promised, where they stand and what they wait for: written with every turn, and knows nobody's acts.
  schedule: ["accounts", "audit", "emails", "forms", "orders", "purchasing", "table", "workroom"],
  // What is hung at a client's, and signed for; what is signed off at the table, which moves where an order stands.
  stops: ["accounts", "appointments", "emails", "orders", "table", "tasks", "workroom"],
  table: ["accounts", "catalogue", "emails", "orders", "purchasing", "schedule", "tasks", "workroom"],
  // What we remind ourselves of.
  tasks: ["accounts", "files", "forms", "orders", "photos", "schedule"],
  orders: ["accounts", "catalogue", "fabrics", "files", "forms", "measuring", "emails", "schedule", "undos"],
  // What becomes of an order: handed in, saved, confirmed, cancelled, begun. It asks quotes, money and workroom; none asks it.
  "orders/life": [
    "accounts",
    "consultations",
    "emails",
    "ledger",
    "measuring",
    "messages",
    "orders",
    "quotes",
    "tasks",
    "undos",
    "workroom",
  ],
  // The fee of a consultation is credited on an order, as an entry of its ledger; neither knows where it comes from.
  consultations: ["accounts", "audit", "emails", "forms", "orders", "ledger", "undos"],
  // Whatever else takes somebody's hour, by the same keys as a consultation.
  appointments: ["accounts", "audit", "emails", "forms", "orders", "schedule", "consultations", "tasks", "undos"],
  // What was just done and can be taken back: noted and taken back by every subject.
  undos: ["accounts"],
  customers: [
    "accounts",
    "audit",
    "files",
    "orders",
    "consultations",
    "ledger",
    "quotes",
    "emails",
    "swatches",
    "inquiries",
    "undos",
  ],
  // Files of clients, fabrics and prices.
  imports: ["accounts", "audit", "customers", "emails", "fabrics"],
  retention: ["accounts", "audit", "customers", "emails", "files", "forms", "imports"],
  fabrics: ["audit", "catalogue", "measuring"],
  workroom: ["accounts", "audit", "catalogue", "forms", "measuring", "fabrics", "orders", "photos", "schedule"],
  // What is ordered from suppliers, for what the workroom says that orders need.
  purchasing: ["accounts", "audit", "emails", "forms", "orders", "schedule", "workroom"],
  // Forms that anybody may send, without an account.
  "public-forms": ["accounts"],
  swatches: ["accounts", "fabrics", "emails", "public-forms"],
  inquiries: ["accounts", "catalogue", "emails", "files", "photos", "public-forms"],
  ledger: ["accounts", "audit", "forms", "messages", "orders", "emails", "schedule"],
  // What a payment by card brings is an entry of the ledger; the ledger knows nothing of providers.
  cards: ["accounts", "audit", "orders", "ledger", "emails"],
  // The fee of a consultation comes off what an order costs.
  quotes: [
    "accounts",
    "audit",
    "catalogue",
    "measuring",
    "fabrics",
    "workroom",
    "orders",
    "consultations",
    "ledger",
    "messages",
    "emails",
    "forms",
    "schedule",
  ],
  // What clients and we photograph, of windows and orders.
  photos: ["accounts", "files", "orders", "wall"],
  // Treatments as they would hang before the wall of a photograph.
  wall: ["accounts", "catalogue", "files", "measuring", "orders", "workroom"],
  // Bytes that rows name: gone with the last of them.
  files: [],
  // What client and house write to each other about an order.
  messages: ["accounts", "emails", "files", "inquiries", "orders", "photos"],
  // The business in the owner's words: pages, mails and papers go by it.
  site: ["accounts", "audit", "emails", "files", "forms", "photos"],
  // What we note to ourselves about an order or a client.
  notes: ["accounts"],
  // What only time brings about: quotes that run out, payments that are due, and what a day brings.
  reminders: ["accounts", "appointments", "consultations", "emails", "ledger", "orders", "schedule"],
  // How the house goes: reads of quotes, orders and money, and changes nothing.
  reports: ["accounts", "orders", "ledger", "quotes", "workroom"],
};
/** Who we are: every subject writes to the house, or in its name. */
const ASKED_BY_ALL = "site";
const layersWithSubjects = ["domain", "services"];

/** Areas of app/routes that share what they both need elsewhere. */
const strangers = [["admin", "client"]];

const impure = /^(react|react-dom|react-router|kysely|pg|better-auth(\/.*)?|node:.*)$/;

/** Each import within app/ that the tables do not allow, with the reason. */
export function forbiddenImports(graph: ImportGraph): string[] {
  return [...graph].flatMap(([file, targets]) =>
    targets.flatMap((target) => {
      const reason = target.startsWith("app/") ? whyNot(file.split("/"), target.split("/")) : undefined;
      return reason ? [`${file} imports ${target}: ${reason}`] : [];
    }),
  );
}

/** A folder within a subject's is a subject of its own where the table has it. */
function subjectOf([, , folder = "", inner]: string[]) {
  const within = `${folder}/${inner}`;
  return within in subjects ? within : folder;
}

function whyNot(file: string[], target: string[]) {
  const [, layer = "", , ...below] = file;
  const [, otherLayer = "", , ...deep] = target;
  const folder = subjectOf(file);
  const other = subjectOf(target);
  const rule = layers[layer];
  if (rule && ![layer, ...rule.knows].includes(otherLayer)) return rule.message;
  if (layersWithSubjects.includes(layer) && layersWithSubjects.includes(otherLayer) && deep.length > 0) {
    if (below.length === 0) return "What no subject owns knows no subject.";
    const others = subjects[folder] ?? [];
    if (![folder, ASKED_BY_ALL, ...others].includes(other))
      return `Of subjects, ${folder} may know ${others.join(", ") || "no other"}.`;
  }
  if (
    otherLayer === "services" &&
    other === "notes" &&
    folder !== "notes" &&
    !(layer === "routes" && folder === "admin")
  )
    return "Notes are read by the admin portal alone.";
  const both = layer === "routes" && otherLayer === "routes" && folder !== other;
  if (both && strangers.some((pair) => pair.includes(folder) && pair.includes(other)))
    return `The areas ${folder} and ${other} do not know each other.`;
  return undefined;
}

/** What a file of the domain may not name in its imports: rules are pure, without page, database or machine. */
export function impureImports(specifiers: string[]): string[] {
  return specifiers.filter((specifier) => impure.test(specifier));
}

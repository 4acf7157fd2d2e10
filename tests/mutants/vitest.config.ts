import { defineConfig } from "vitest/config";

const { folder = "" } = JSON.parse(process.env.MUTANTS ?? "{}") as { folder?: string };

/** Which tests, beside those of its effects, look at the use cases of a subject. */
const others: Record<string, string[]> = {
  accounts: [
    "accounts",
    "account-guards",
    "effects/addresses",
    "effects/sessions",
    "unverified-holds",
    "effects/second-step",
    "second-step",
    "passkeys",
  ],
  backups: ["backup", "sealed-backup"],
  consultations: ["consultations", "credits", "long-lists"],
  customers: ["admin-lists", "long-lists"],
  emails: ["admin-lists", "long-lists", "dropped-emails"],
  fabrics: [],
  workroom: ["effects/packets"],
  orders: [
    "effects/order-again",
    "effects/owner-windows",
    "orders",
    "drafts",
    "order-life",
    "order-history",
    "admin-changes",
    "admin-lists",
    "long-lists",
    "credits",
    "dropped-emails",
  ],
};

/** The rules are judged by their own tests alone; the use cases of a subject by its tests, on SQLite. */
function testsOf(subject: string) {
  const names = [`effects/${subject}`, ...(others[subject] ?? ["*"])];
  return names.map((name) => `tests/service/${name}.test.ts`);
}

/** Hundreds of files, which are read for every mutant: as few they take half of the time. */
const packages = [
  "better-auth",
  "better-auth/api",
  "better-auth/crypto",
  "kysely",
  "zod",
  "react-router",
  "react-dom/server",
  "nodemailer",
  "ics",
];

// How stored documents are read is tested where they are stored.
const rules = { include: ["app/domain/**/*.test.ts", "app/db/order-documents.test.ts"] };
const useCases = {
  include: testsOf(folder.split("/")[2] ?? ""),
  setupFiles: "tests/support/setup/quick-hash.mjs",
  deps: { optimizer: { ssr: { enabled: true, include: packages } } },
};

// Without the global setup there is no PostgreSQL. The files of one run share what they import, which is most of its time;
// the next run has a thread of its own.
export default defineConfig({
  test: {
    ...(folder.startsWith("app/domain") ? rules : useCases),
    isolate: false,
    runner: "tests/mutants/test-runner.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

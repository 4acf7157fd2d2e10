import { expect, test } from "vitest";
import { makeKeyPairs } from "#app/db/backup/seal/keys.server.ts";
import { isLoopback, readConfig } from "./config.server.ts";

test("with no settings it is a demo on loopback", () => {
  expect(readConfig({})).toMatchObject({
    ok: true,
    config: { mode: "demo", host: "127.0.0.1", port: 3000, databaseUrl: undefined, trustProxy: false },
  });
});

test("production names every missing setting at once", () => {
  const result = readConfig({ NODE_ENV: "production", PORT: "many", LOG_LEVEL: "loud" });
  expect(result).toMatchObject({ ok: false });
  const faults = result.ok ? [] : result.faults.map((fault) => fault.split(":")[0]);
  expect(faults.sort()).toEqual(["AUTH_SECRET", "LOG_LEVEL", "PORT", "SITE_URL"]);
});

test.each([
  [{ PORT: "70000" }, "PORT"],
  [{ PORT: "80.5" }, "PORT"],
  [{ DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL"],
  [{ SITE_URL: "larkfield" }, "SITE_URL"],
  [{ AUTH_SECRET: "short" }, "AUTH_SECRET"],
  [{ SCHEDULING_URL: "javascript:alert(1)" }, "SCHEDULING_URL"],
  [{ TRUST_PROXY: "yes" }, "TRUST_PROXY"],
  [{ NODE_ENV: "production", SITE_URL: "http://drapery.example", AUTH_SECRET: "s".repeat(32) }, "SITE_URL"],
])("%o is refused, naming %s and what is expected", (env, name) => {
  const result = readConfig(env);
  expect(result.ok ? [] : result.faults).toEqual([expect.stringMatching(`^${name}: (expected|required)`)]);
});

const emailJs = { EMAILJS_USER_ID: "u", EMAILJS_SERVICE_ID: "s", EMAILJS_TEMPLATES: "new_order=a, general=b" };

test.each([
  [{}, { by: "file" }],
  [{ SMTP_URL: "smtps://user:word@mail.example:465" }, { by: "smtp", url: "smtps://user:word@mail.example:465" }],
  [
    emailJs,
    {
      by: "emailjs",
      endpoint: "https://api.emailjs.com/api/v1.0/email/send",
      userId: "u",
      serviceId: "s",
      templates: { new_order: "a", general: "b" },
    },
  ],
])("with %o e-mail goes by %o", (env, email) => {
  expect(readConfig(env)).toMatchObject({ ok: true, config: { email } });
});

test.each([
  [{ SMTP_URL: "mail.example" }, ["SMTP_URL"]],
  [{ SMTP_URL: "https://mail.example" }, ["SMTP_URL"]],
  [{ SMTP_URL: "smtp://mail.example", ...emailJs }, ["SMTP_URL"]],
  [{ EMAILJS_USER_ID: "u", PORT: "x" }, ["PORT", "EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATES"]],
  [{ ...emailJs, EMAILJS_TEMPLATES: "new_order=a" }, ["EMAILJS_TEMPLATES"]],
  [{ ...emailJs, EMAILJS_TEMPLATES: "love_letter=a,general=b" }, ["EMAILJS_TEMPLATES"]],
  [{ ...emailJs, EMAILJS_TEMPLATES: "general" }, ["EMAILJS_TEMPLATES"]],
  [{ ...emailJs, EMAILJS_ENDPOINT: "ftp://x" }, ["EMAILJS_ENDPOINT"]],
])("%o is refused, naming %j", (env, names) => {
  const result = readConfig(env);
  expect(result.ok ? [] : result.faults.map((fault) => fault.split(":", 1)[0])).toEqual(names);
});

test("an empty value in a .env file means not set", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ ok: true, config: { port: 3000 } });
});

test("a complete production is accepted", () => {
  const env = {
    NODE_ENV: "production",
    SITE_URL: "https://drapery.example",
    AUTH_SECRET: "s".repeat(32),
    TRUST_PROXY: "1",
  };
  expect(readConfig(env)).toMatchObject({ ok: true, config: { mode: "production", trustProxy: true } });
});

test.each([
  ["127.0.0.1", true],
  ["127.9.9.9", true],
  ["::1", true],
  ["localhost", true],
  ["0.0.0.0", false],
  ["192.0.2.7", false],
  ["127.evil.example", false],
])("%s is loopback: %s", (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

test.each([
  [{}, undefined],
  [{ BACKUP_EVERY: "1h" }, 3_600_000],
  [{ NODE_ENV: "production", SITE_URL: "https://drapery.example", AUTH_SECRET: "s".repeat(32) }, 86_400_000],
])("with %o a backup is made every %j ms", (env, every) => {
  expect(readConfig({ ...env, DATA_DIR: "/srv/data" })).toMatchObject({
    ok: true,
    config: { backup: { every, folder: "/srv/data/backups", keys: undefined } },
  });
});

const backupKeys = makeKeyPairs();

test("the keys that seal and sign are enough to make backups and to check them", () => {
  const result = readConfig({
    BACKUP_KEY: backupKeys.seal,
    BACKUP_SIGNING_KEY: backupKeys.sign,
    BACKUP_DIR: "/srv/safe",
  });
  const backup = result.ok ? result.config.backup : undefined;
  expect(backup?.folder).toBe("/srv/safe");
  expect([backup?.keys?.seal.type, backup?.keys?.sign.type]).toEqual(["public", "private"]);
  expect([backup?.opening.open, backup?.opening.verify?.type]).toEqual([undefined, "public"]);
});

test.each([
  [{ BACKUP_EVERY: "hourly" }, ["BACKUP_EVERY"]],
  [{ BACKUP_KEY: backupKeys.seal }, ["BACKUP_SIGNING_KEY"]],
  [{ BACKUP_SIGNING_KEY: backupKeys.sign }, ["BACKUP_KEY"]],
  [{ BACKUP_KEY: backupKeys.open, BACKUP_SIGNING_KEY: backupKeys.sign }, ["BACKUP_KEY"]],
  [{ BACKUP_OPENING_KEY: backupKeys.seal, BACKUP_VERIFYING_KEY: "x" }, ["BACKUP_OPENING_KEY", "BACKUP_VERIFYING_KEY"]],
])("backups by %o are refused, naming %j", (env, names) => {
  const result = readConfig(env);
  expect(result.ok ? [] : result.faults.map((fault) => fault.split(":")[0])).toEqual(names);
});

const stripe = { STRIPE_SECRET_KEY: "sk_test_0123456789", STRIPE_WEBHOOK_SECRET: "whsec_0123456789" };

test.each([
  [{}, undefined],
  [{ STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "" }, undefined],
  [stripe, { checkoutOrigin: "https://checkout.stripe.com", apiBase: undefined }],
  [
    { ...stripe, STRIPE_API_BASE: "http://localhost:12111" },
    { checkoutOrigin: "http://localhost:12111", apiBase: new URL("http://localhost:12111") },
  ],
])("with %o cards are taken by %o", (env, cards) => {
  const result = readConfig(env);
  expect(result.ok && result.config.cards).toEqual(cards && expect.objectContaining(cards));
});

test.each([
  [{ STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY }, ["STRIPE_WEBHOOK_SECRET"]],
  [{ STRIPE_WEBHOOK_SECRET: stripe.STRIPE_WEBHOOK_SECRET }, ["STRIPE_SECRET_KEY"]],
  [{ STRIPE_API_BASE: "http://localhost:1" }, ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]],
  [{ ...stripe, STRIPE_SECRET_KEY: "pk_live_0123456789" }, ["STRIPE_SECRET_KEY"]],
  [{ ...stripe, STRIPE_SECRET_KEY: `${stripe.STRIPE_SECRET_KEY}\n` }, ["STRIPE_SECRET_KEY"]],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: "sk_test_0123456789" }, ["STRIPE_WEBHOOK_SECRET"]],
  [{ ...stripe, STRIPE_API_BASE: "localhost:12111/v1" }, ["STRIPE_API_BASE"]],
  [{ ...stripe, STRIPE_API_BASE: "http://localhost:12111/v1" }, ["STRIPE_API_BASE"]],
  [
    {
      ...stripe,
      STRIPE_API_BASE: "http://localhost:12111",
      NODE_ENV: "production",
      SITE_URL: "https://drapery.example",
      AUTH_SECRET: "s".repeat(32),
    },
    ["STRIPE_API_BASE"],
  ],
])("half or wrong settings for cards, %o, name %o, and no key is said aloud", (env, names) => {
  const result = readConfig(env);
  const faults = result.ok ? [] : result.faults;
  expect(faults.map((fault) => fault.split(":")[0])).toEqual(names);
  expect(faults.join()).not.toContain("0123456789");
});

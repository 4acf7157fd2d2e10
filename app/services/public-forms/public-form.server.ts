import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { App } from "#app/app.server.ts";
import { isFormKey } from "#app/domain/form-key.ts";
import { checkPublicForm, LONGEST_MS } from "#app/domain/public-forms/public-form.ts";
import { type Done, refusal } from "#app/domain/refusal.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";

interface SentPublicForm {
  /** Such as "swatches"; its limits are its own. */
  purpose: string;
  /** What its two hidden fields held. */
  trap: string;
  shown: string;
  /** The sender's network, and the address that we would write to, or the number that we would call. */
  ip: string;
  contact: string;
}

/** Who sends one, and what came along with what they typed. */
export interface PublicSender {
  /** Whoever is signed in; nobody needs to be. */
  userId: string | null;
  formKey: string | undefined;
  sent: Omit<SentPublicForm, "purpose" | "contact">;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** When the form is shown, under our signature: a program cannot make one up. */
export async function stampForm(app: Pick<App, "auth" | "now">, purpose: string): Promise<string> {
  const at = app.now().toISOString();
  return `${at}.${await sign(app, purpose, at)}`;
}

/**
 * The guard of every form that anybody may send, asked once what was typed is in order. Nobody is sent more than three
 * messages a day because a stranger typed their address, and nobody can fill the owner's list.
 */
export async function guardPublicForm(
  app: Pick<App, "auth" | "db" | "now">,
  { purpose, trap, shown, ip, contact }: SentPublicForm,
): Promise<Done> {
  const human = checkPublicForm({ trap, shownAt: await readStamp(app, purpose, shown), now: app.now() });
  if (!human.ok) return refusal(human.code ?? "refused", human.reason);
  return countAttempt(app, [
    // A mailbox has as many addresses as its holder writes after a plus sign.
    { key: `${purpose}:contact:${contact.replace(/\+.*@/, "@")}`, attempts: 3, minutes: DAY },
    { key: `${purpose}:sender:${ip}`, attempts: 5, minutes: HOUR },
    { key: `${purpose}:sender-day:${ip}`, attempts: 10, minutes: DAY },
    { key: `${purpose}:everybody`, attempts: 300, minutes: DAY },
  ]);
}

/** Whether a page of ours was shown within a day to whoever sends this: asked before anything of it is read. */
export async function isStamped(app: Pick<App, "auth" | "now">, purpose: string, shown: string) {
  const age = app.now().getTime() - ((await readStamp(app, purpose, shown))?.getTime() ?? Number.NaN);
  return age >= 0 && age <= LONGEST_MS;
}

/**
 * The form's key is the id of what it makes, so the same form again makes nothing more. Somebody who went back and typed
 * something else sends another one from the same form.
 */
export async function idOfForm<Content extends object>(
  formKey: string | undefined,
  content: Content,
  find: (id: string) => Promise<Partial<Content> | undefined>,
) {
  if (!formKey || !isFormKey(formKey)) return { id: randomUUID(), made: false };
  const before = await find(formKey);
  if (!before) return { id: formKey, made: false };
  const same = (Object.keys(before) as (keyof Content)[]).every((name) => before[name] === content[name]);
  return same ? { id: formKey, made: true } : { id: randomUUID(), made: false };
}

async function readStamp(app: Pick<App, "auth">, purpose: string, shown: string): Promise<Date | undefined> {
  const [, at = "", signature = ""] = /^([\d:TZ.-]{24})\.([\w-]{43})$/.exec(shown.slice(0, 100)) ?? [];
  const expected = Buffer.from(await sign(app, purpose, at));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? new Date(at) : undefined;
}

async function sign(app: Pick<App, "auth">, purpose: string, at: string) {
  const { secret } = await app.auth.$context;
  return createHmac("sha256", secret).update(`public-form:${purpose}:${at}`).digest("base64url");
}

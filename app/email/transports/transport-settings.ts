import { z } from "zod";
import { emailKinds } from "#app/domain/emails/email-kinds.ts";
import type { EmailJsSettings } from "./emailjs.server.ts";

export type TransportSettings = { by: "file" } | { by: "smtp"; url: string } | ({ by: "emailjs" } & EmailJsSettings);

type Reading = { ok: true; value: TransportSettings } | { ok: false; faults: string[] };
type Given = Record<string, string | undefined>;

const ENDPOINT = "https://api.emailjs.com/api/v1.0/email/send";
const needed = ["EMAILJS_USER_ID", "EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATES"] as const;

/** Whether anybody outside gets an e-mail; files stay here. */
export function sendsMail({ by }: Pick<TransportSettings, "by">): boolean {
  return by !== "file";
}

/** How e-mail leaves the house: by SMTP, by EmailJS, or, with no setting, as files. */
export function readTransport(given: Given): Reading {
  const emailJs = needed.some((name) => given[name] !== undefined);
  if (given.SMTP_URL !== undefined && emailJs) {
    return refuse("SMTP_URL: expected either this or the EMAILJS settings, not both");
  }
  if (given.SMTP_URL !== undefined) return readSmtp(given.SMTP_URL);
  return emailJs ? readEmailJs(given) : { ok: true, value: { by: "file" } };
}

function readSmtp(text: string): Reading {
  const url = z.url({ protocol: /^smtps?$/, hostname: /./ }).safeParse(text);
  return url.success
    ? { ok: true, value: { by: "smtp", url: url.data } }
    : refuse("SMTP_URL: expected a mail server's address, such as smtps://user:password@mail.example:465");
}

function readEmailJs(given: Given): Reading {
  const faults = needed
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: required when e-mail goes out by EmailJS`);
  const templates = readTemplates(given.EMAILJS_TEMPLATES ?? "");
  if (given.EMAILJS_TEMPLATES !== undefined && !templates.ok) faults.push(...templates.faults);
  const endpoint = z.url({ protocol: /^https?$/ }).safeParse(given.EMAILJS_ENDPOINT ?? ENDPOINT);
  if (!endpoint.success) faults.push(`EMAILJS_ENDPOINT: expected an address, such as ${ENDPOINT}`);
  if (faults.length > 0 || !templates.ok || !endpoint.success) return { ok: false, faults };
  return {
    ok: true,
    value: {
      by: "emailjs",
      endpoint: endpoint.data,
      userId: given.EMAILJS_USER_ID ?? "",
      serviceId: given.EMAILJS_SERVICE_ID ?? "",
      accessToken: given.EMAILJS_ACCESS_TOKEN,
      templates: templates.value,
    },
  };
}

/** "new_order=template_a, general=template_b". Every message must find a template, or some would never go out. */
function readTemplates(text: string) {
  const pairs = text.split(",").map((pair) => pair.split("=").map((part) => part.trim()));
  const wrong = pairs.filter(([kind = "", id = ""]) => id === "" || !["general", ...emailKinds].includes(kind));
  const templates = Object.fromEntries(pairs.map(([kind = "", id = ""]) => [kind, id]));
  const missing = emailKinds.filter((kind) => !templates[kind]);
  const faults = wrong.map(([kind]) => `EMAILJS_TEMPLATES: expected kind=template pairs, not "${kind}"`);
  if (faults.length === 0 && !templates.general && missing.length > 0) {
    faults.push(`EMAILJS_TEMPLATES: expected general=template as well, because these have none: ${missing.join(", ")}`);
  }
  return faults.length > 0 ? { ok: false as const, faults } : { ok: true as const, value: templates };
}

function refuse(...faults: string[]): Reading {
  return { ok: false, faults };
}

import type { OutgoingEmail } from "#app/email/message.ts";
import { RefusedForGood, type Transport } from "./transport.ts";

export interface EmailJsSettings {
  endpoint: string;
  userId: string;
  serviceId: string;
  accessToken: string | undefined;
  /** Template ids by the kind of the message; "general" is for the kinds without one of their own. */
  templates: Record<string, string>;
}

/** The version of the provider's own library whose calls look like ours. */
const LIBRARY_VERSION = "4.4.1";
const PATIENCE_MS = 30_000;
/** The provider takes one message a second. */
const BETWEEN_SENDS_MS = 1_100;

export function createEmailJsTransport(settings: EmailJsSettings): Transport {
  let nextFreeAt = 0;
  return {
    name: "emailjs",
    atOnce: 1,
    send: async (email) => {
      const call = callFor(settings, email);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, nextFreeAt - Date.now())));
      try {
        const answer = await fetch(settings.endpoint, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(call),
          redirect: "error",
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        const said = `${answer.status} ${(await answer.text()).slice(0, 300)}`;
        if (!answer.ok) throw new Error(`EmailJS answered ${said}`);
        return `EmailJS answered ${said}`;
      } finally {
        nextFreeAt = Date.now() + BETWEEN_SENDS_MS;
      }
    },
  };
}

/** A kind with a template of its own is filled with exactly its parameters; any other travels written out. */
function callFor({ userId, serviceId, accessToken, templates }: EmailJsSettings, email: OutgoingEmail) {
  const own = templates[email.kind];
  const template = own ?? templates.general;
  if (!template) throw new RefusedForGood(`EMAILJS_TEMPLATES names no template for ${email.kind}.`);
  const written = {
    to_name: email.to.name,
    to_email: email.to.address,
    reply_to: email.replyTo?.address ?? email.from.address,
    subject: email.subject,
    html: email.html,
    text: email.text,
  };
  return {
    lib_version: LIBRARY_VERSION,
    user_id: userId,
    service_id: serviceId,
    template_id: template,
    template_params: own ? email.parameters : written,
    ...(accessToken && { accessToken }),
  };
}

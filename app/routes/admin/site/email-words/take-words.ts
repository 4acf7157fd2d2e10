import { takeTyped } from "#app/domain/forms/described-form.ts";
import { type OwnWords, ownWordsForm } from "#app/domain/site/email-words.ts";
import type { EmailEntry } from "#app/domain/site/site-document.ts";
import type { SiteFacts } from "#app/domain/site/site-facts.ts";
import { placeholdersOf, shippedWords, type Wording, wordings } from "#app/email/own-words.ts";
import { SITE_EMAILS } from "#app/routes/admin/paths.ts";
import type { Form } from "#app/web/form.server.ts";
import { missing } from "#app/web/page-meta.ts";

const NONE = { sentence: "There is no such e-mail.", way: { to: SITE_EMAILS, label: "Wording of e-mails" } };

export function wordingIn({ wording: key }: { wording: string }): Wording {
  const wording = wordings.find((one) => one.key === key);
  if (!wording) throw missing(NONE);
  return wording;
}

/** What was sent of an e-mail's words: what its fields come to, and what is shown again. */
export function takeWords(form: Form, { kind, ...wording }: Wording, facts: SiteFacts) {
  const { words } = shippedWords({ kind, ...wording }, facts);
  const putBack = form.text("putBack");
  return takeTyped(ownWordsForm(placeholdersOf(kind)), (name) =>
    name === putBack || putBack === "all" ? (words[name as keyof OwnWords] ?? form.text(name)) : form.text(name),
  );
}

/** Only what differs is kept: what the next build says better is said so. */
export function entryOf({ key }: Wording, typed: OwnWords, shipped: OwnWords): EmailEntry | undefined {
  const own = (part: keyof OwnWords) => (typed[part] === shipped[part] ? "" : typed[part]);
  const entry = { kind: key, subject: own("subject"), heading: own("heading"), opening: own("opening") };
  return entry.subject || entry.heading || entry.opening ? entry : undefined;
}

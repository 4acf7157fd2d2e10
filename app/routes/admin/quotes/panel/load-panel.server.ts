import type { App } from "#app/app.server.ts";
import { NO_ADDRESS, TELL_THEM } from "#app/domain/emails/no-address.ts";
import { choiceWords } from "#app/domain/quotes/choices.ts";
import type { LineRole } from "#app/domain/quotes/quote-types.ts";
import { findWaiting } from "#app/services/quotes/find-my-order-page.server.ts";
import { findLineLabels, findQuote, findQuotes } from "#app/services/quotes/find-quotes.server.ts";

interface OrderOfPanel {
  userId: string;
  id: string;
}

interface SentEmail {
  kind: string;
  state: "queued" | "sent" | "failed" | "dropped";
  createdAt: string;
  lastError: string | null;
}

const emailWords: Record<SentEmail["state"], string> = {
  queued: "E-mail waiting",
  sent: "E-mail sent",
  failed: "E-mail failed",
  dropped: "E-mail dropped",
};

/** The versions of an order's quote for the panel of its page, and what can be done about them now. */
export async function loadPanel(
  app: Pick<App, "db" | "now">,
  { userId, id: orderId }: OrderOfPanel,
  emails: readonly SentEmail[],
) {
  const found = await findQuotes(app, userId, orderId);
  const { draft = null, versions = [], otherThanAgreed = [], quotable = false, canReopen = false } = found ?? {};
  const { changeAsked } = await findWaiting(app, userId, orderId);
  const open = versions.find(({ state }) => state === "sent");
  return {
    draft: draft?.kind === "lines" ? draftOf(draft) : null,
    versions: await Promise.all(
      versions.map(async (version) => ({
        ...version,
        email: emailOf(version.sentAt, emails),
        /** By the key of a line that was written about. */
        labels: await findLineLabels(app, version.id, writtenAbout(version.answers)),
        answers: await withChoices(app, { userId, orderId, number: version.number }, version.answers),
      })),
    ),
    open: open && (await choicesOf(app, { userId, orderId, number: open.number })),
    otherThanAgreed,
    quotable,
    canReopen,
    /** Their words about a submitted order, which is reopened or not. */
    changeAsked,
    /** Another total then adds a line. */
    hasLines:
      quotable &&
      (draft?.kind === "lines" || versions.some(({ kind, inForce, shown }) => kind === "lines" && (inForce || shown))),
  };
}

type FoundQuotes = NonNullable<Awaited<ReturnType<typeof findQuotes>>>;
export type QuotePanelData = Awaited<ReturnType<typeof loadPanel>>;
export type PanelVersion = QuotePanelData["versions"][number];

function draftOf({ totalCents, updatedAt, version, unpriced }: NonNullable<FoundQuotes["draft"]>) {
  return { totalCents, updatedAt, version, unpriced };
}

/** A version and its e-mail come from one transaction, and so from one moment. */
function emailOf(sentAt: string | null, emails: readonly SentEmail[]) {
  const about = emails.find(
    ({ createdAt, kind }) => createdAt === sentAt && /^(quote_ready|status_changed)$/.test(kind),
  );
  if (!about) return "No e-mail";
  return about.lastError === NO_ADDRESS ? TELL_THEM : emailWords[about.state];
}

function writtenAbout(answers: readonly { lineMessages: object }[]) {
  return answers.flatMap(({ lineMessages }) => Object.keys(lineMessages));
}

type Answers = FoundQuotes["versions"][number]["answers"];

/** With what was chosen, in words; a no chooses nothing. */
async function withChoices(app: Pick<App, "db" | "now">, { userId, orderId, number }: Place, answers: Answers) {
  const isOpen = answers.some(({ kind }) => kind !== "declined");
  const quote = isOpen ? await findQuote(app, userId, orderId, number) : undefined;
  return answers.map((answer) => ({
    ...answer,
    chose: quote && answer.kind !== "declined" ? choiceWords(quote.lines, answer.chosen) : [],
  }));
}

interface Place {
  userId: string;
  orderId: string;
  number: number;
}

/** The open version, with what its client may take or choose: whoever records a yes says which. */
async function choicesOf(app: Pick<App, "db" | "now">, { userId, orderId, number }: Place) {
  const quote = await findQuote(app, userId, orderId, number);
  const lines = quote?.lines.filter(({ role }) => role !== "fixed") ?? [];
  return {
    number,
    clientName: quote?.client?.name ?? "",
    /** What is other than when it was priced. */
    changed: quote?.changed ?? [],
    choices: lines.map(({ key, label, role, choiceGroup, suggested }) => ({
      key,
      label,
      role: role as LineRole,
      choiceGroup,
      suggested,
    })),
  };
}

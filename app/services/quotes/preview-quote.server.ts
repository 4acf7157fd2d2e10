import type { App } from "#app/app.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { writtenEmail } from "#app/domain/emails/no-address.ts";
import { suggestedKeys } from "#app/domain/quotes/choices.ts";
import { computeQuote } from "#app/domain/quotes/compute-quote.ts";
import { shownLines, withoutOwnerPart } from "#app/domain/quotes/costs/cost-parts.ts";
import { packetWords } from "#app/domain/quotes/document/packet-words.ts";
import { shownChanges, shownPrices } from "#app/domain/quotes/document/shown-prices.ts";
import { withoutLeftOut } from "#app/domain/quotes/plain-line.ts";
import { findCome } from "#app/services/ledger/find-due.server.ts";
import { draftPacket } from "#app/services/workroom/find-packet.server.ts";
import { openQuoteDraft } from "./open-quote-draft.server.ts";

/** The draft with as much of it as its client would see once it is sent; undefined where there is no such order. */
export async function previewQuote(app: Pick<App, "db" | "now">, userId: string, orderId: string) {
  const opened = await openQuoteDraft(app, userId, orderId, { changes: false });
  if (!opened) return undefined;
  const { before, windows, rules } = opened;
  const content = withoutLeftOut(opened.content);
  const chosen = suggestedKeys(content.lines);
  const names = Object.fromEntries(windows.map(({ key, name }) => [key, name]));
  const figures = computeQuote(content.terms, content.lines, new Set(chosen));
  const lines = shownLines(content, figures).map(withoutOwnerPart);
  const packet = await draftPacket(app.db, orderId);
  const quote = {
    ...shownPrices({ terms: content.terms, lines, figures }),
    windows,
    rules,
    words: packet ? packetWords(packet, content.lines) : {},
    answer: null,
    come: await findCome(app.db, orderId),
    changes: before && { number: before.number, ...shownChanges(before.content, content, names) },
  };
  const { lines: _, ...totals } = figures;
  const unpriced = lines.filter(({ unitCents }) => unitCents === null).length;
  const { called } = opened.order;
  return { orderId, called, userId, quote, totals, chosen, unpriced, client: await findAddressee(app, userId) };
}

/** Whom a sent quote is told to, and where; for the owner, before it is sent. */
export async function findAddressee({ db }: Pick<App, "db">, userId: string) {
  const client = await db
    .selectFrom("users")
    .select(["firstName", "lastName", "email", "city"])
    .where("id", "=", userId)
    .executeTakeFirst();
  const name = (client && fullName(client)) || "the client";
  return { name, email: writtenEmail(client?.email ?? ""), city: client?.city ?? "" };
}

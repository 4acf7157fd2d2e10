import { formatDate, noonOf } from "#app/domain/dates.ts";
import { type Come, duesOf } from "#app/domain/ledger/quote-dues.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { formatMoney } from "#app/domain/money.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { WHOLE_ORDER } from "#app/domain/quotes/plain-line.ts";
import { versionName } from "#app/domain/quotes/quote-state.ts";
import type { LineFigures, QuoteFigures, QuoteLine, QuoteState, QuoteTerms } from "#app/domain/quotes/quote-types.ts";
import { partInWords, priceInWords } from "./line-words.ts";
import { acceptedInWords } from "./quote-answered.ts";
import { type QuoteTreatment, sectionsOf, sectionTotal, sectionTotalName } from "./quote-sections.ts";
import { type Agreed, dueLabels, firstDue, NOTHING_LEFT, restDue, totalRows } from "./quote-totals.ts";
import type { ShownPrices } from "./shown-prices.ts";
import type { PacketWords } from "./treatment-sentence.ts";

interface Row {
  label: string;
  /** What is made, as its lines are not. */
  head: boolean;
  /** Term by term. */
  facts: { term: string; words: string }[];
  /** What it is, and how its price came about. */
  about: string[];
  price: string;
  /** An option that does not count. */
  left: boolean;
}

export interface DocumentPart {
  title: string;
  window: Window | null;
  rows: Row[];
  /** What the lines of a window come to, where that is shown. */
  together: { label: string; amount: string } | null;
}

export interface QuoteDocumentContent {
  title: string;
  client: string;
  facts: string[];
  /** What a letter says before it comes to figures; the owner's note follows it. */
  opening: string[];
  parts: DocumentPart[];
  /** By which the windows hung when it was sent. */
  rules: ChangedPlacement;
  totals: { label: string; amount: string; strong: boolean; note: string }[];
  payments: { label: string; amount: string; when: string }[];
  leadTime: string;
  note: string;
  terms: string;
  /** How to say yes with a pen, while a yes is waited for. */
  sign: string | null;
  /** The yes, once there is one. */
  answer: { title: string; sentences: string[] } | null;
}

interface Version extends ShownPrices {
  shownId: string;
  number: number;
  sentAt: string | null;
  state: QuoteState;
  closedAt: string | null;
  clientName: string;
  /** By which a letter greets them, where that is known. */
  firstName?: string | undefined;
  come: Come;
  /** Nobody pays for a version that is over. */
  payable: boolean;
  windows: Window[];
  rules: ChangedPlacement;
  words?: PacketWords;
  chosen: string[];
  answer: (Parameters<typeof acceptedInWords>[0] & Agreed & { totalCents: number }) | null;
}

/** A version in words, from what can never change; beside it what is due of it, as the page and the e-mails say it. */
export function documentContentOf(version: Version): QuoteDocumentContent {
  const { shownId, number, sentAt, state, closedAt, terms, figures, answer, clientName } = version;
  const chosen = new Set(version.chosen);
  const prices = new Map(figures.lines.map((line) => [line.key, line]));
  const row = (line: QuoteLine): Row =>
    rowOf(line, prices.get(line.key), {
      left: line.role !== "fixed" && !chosen.has(line.key),
      answered: answer !== null,
    });
  const parts = sectionsOf(version, chosen).map((section) => {
    const { title, window, elsewhere, treatments, fixed, groups, extras } = section;
    const total = sectionTotal(section, chosen, (key) => prices.get(key)?.netCents);
    const others = [...fixed, ...groups.flatMap(({ lines }) => lines), ...extras];
    const shared = elsewhere ? [{ ...unpriced, label: elsewhere }] : [];
    const rows = [...shared, ...treatments.flatMap((treatment) => treatmentRows(treatment, row)), ...others.map(row)];
    return {
      title,
      window,
      rows,
      together:
        total === null ? null : { label: sectionTotalName(section, answer !== null), amount: formatMoney(total) },
    };
  });
  // A price for everything has no lines to add up, and says what it is in their place.
  const whole = terms.kind === "plain";
  const priced = parts.some(({ rows }) => rows.some(({ price }) => price !== ""));
  const sums = totalRows(terms, figures);
  const { nowCents, laterCents, creditCents, paidCents, takenOffCents } = duesOf(figures, version.come);
  return {
    title: versionName(shownId, number),
    client: clientName,
    rules: version.rules,
    facts: [
      ...(sentAt ? [`Sent ${formatDate(sentAt)}`] : []),
      ...(terms.validUntil && !answer ? [`Valid until ${formatDate(noonOf(terms.validUntil))}`] : []),
      ...(terms.validUntil === null && state === "sent" && !answer ? ["Valid until we withdraw it"] : []),
      ...(closedAt && isOver(state) ? [`${endings[state]} ${formatDate(closedAt)}`] : []),
      ...(answer ? [`${answerTitle(answer.by)} ${formatDate(answer.at)}`] : []),
    ],
    opening: openingOf(version),
    // A line that only says it is for everything says nothing beside the windows.
    parts: parts.filter(({ window, rows: [first, ...others] }) => window || others.length > 0 || !saysNothing(first)),
    // A subtotal is said where something comes between it and the total.
    totals: sums.slice(sums.length === 2 ? 1 : 0).map(({ key, label, cents }) => ({
      label,
      amount: formatMoney(cents),
      strong: key === "total",
      note: key === "total" && whole && !priced && !isOver(state) ? onePrice(figures) : "",
    })),
    payments:
      !version.payable || figures.totalCents < 0
        ? []
        : [
            { label: "Consultation credit", cents: -creditCents, when: "Paid already" },
            { label: "Paid so far", cents: -paidCents, when: "" },
            { label: "Taken off", cents: -takenOffCents, when: "" },
            { label: dueLabels.now, cents: nowCents, when: firstOnPaper(terms, answer?.at) },
            {
              label: dueLabels.later,
              cents: laterCents,
              when: laterCents === 0 ? NOTHING_LEFT : restDue(terms, answer),
            },
          ]
            // What is left is said also when it is nothing, as on the page.
            .filter(({ label, cents }) => cents !== 0 || label === dueLabels.later)
            .map(({ label, cents, when }) => ({ label, amount: formatMoney(cents), when })),
    leadTime: terms.leadTime.charAt(0).toUpperCase() + terms.leadTime.slice(1),
    note: terms.note,
    terms: terms.terms || (whole && !isOver(state) ? GENERAL_TERMS : ""),
    sign:
      state === "sent" && !answer
        ? "To say yes, confirm it in your account, or sign here and send us this page."
        : null,
    answer: answer && {
      title: answerTitle(answer.by),
      sentences: [acceptedInWords(answer), `Total ${formatMoney(answer.totalCents)}.`],
    },
  };
}

function openingOf({ clientName, firstName = clientName, windows, answer, state }: Version): string[] {
  if (isOver(state)) return [OVER[state]];
  const dear = clientName ? [`Dear ${clientName.startsWith(`${firstName} `) ? firstName : clientName},`] : [];
  if (answer) return [...dear, "Thank you for saying yes. Here is what we make for you, and what it comes to."];
  const what = windows[0] ? `your window${windows[1] ? "s" : ""}, drawn to scale in the cloth you chose,` : "you,";
  return [...dear, `Thank you for asking us. Here is what we would make for ${what} and what it comes to.`];
}

/** Of a price that was given for the whole nobody wrote terms. */
const GENERAL_TERMS = "The general terms on our website apply.";

/** What a price for everything has nothing of is said, so that nobody waits for it. */
function onePrice({ taxCents, depositTotalCents }: QuoteFigures) {
  const without = [taxCents === 0 && "no tax added", depositTotalCents === 0 && "no deposit asked"];
  return `${["One price for the whole order", ...without.filter(Boolean)].join(", ")}.`;
}

function saysNothing(row: Row | undefined) {
  return !row || (row.label === WHOLE_ORDER && row.price === "" && row.about.length === 0);
}

/** What was said about a version for good, beside a yes; a newer version does not change what this one says. */
const endings = { withdrawn: "Withdrawn", declined: "Declined" } as const;

const OVER = {
  withdrawn: "We have withdrawn this version. It can no longer be confirmed, and nothing is due for it.",
  declined: "You declined this version. It can no longer be confirmed, and nothing is due for it.",
} as const;

function isOver(state: QuoteState): state is keyof typeof endings {
  return Object.hasOwn(endings, state);
}

/** What is made first, in words, then its lines; both in one where one line or one price stands for all of it. */
function treatmentRows(treatment: QuoteTreatment, row: (line: QuoteLine) => Row): Row[] {
  const { title, sentence, facts, lines, cents } = treatment;
  const head = { label: title, head: true, facts: sentence ? [] : facts };
  const about = sentence ? [sentence] : [];
  const rows = lines.map(row);
  const [first, ...others] = rows;
  if (first?.label === title) return [{ ...first, ...head, about: [...about, ...first.about] }, ...others];
  const price = cents === "open" ? "Not priced yet" : cents === null ? "" : formatMoney(cents);
  return [{ ...unpriced, ...head, about, price }, ...rows];
}

const unpriced = { head: false, facts: [], about: [], price: "", left: false };

/** Only the client confirms; what we wrote down for them was accepted. */
function answerTitle(by: "client" | "owner") {
  return by === "client" ? "Confirmed" : "Accepted";
}

function rowOf(
  line: QuoteLine,
  figures: LineFigures | undefined,
  { left, answered }: { left: boolean; answered: boolean },
): Row {
  const { label, description, choiceGroup, role, shownParts = [] } = line;
  const option = role === "choice" ? choiceGroup : role === "optional" ? "Extra" : "";
  const state =
    option && `${option}: ${answered ? (left ? "not chosen" : "chosen") : left ? offers[role] : "suggested"}`;
  return {
    ...unpriced,
    label,
    head: line.kind === "plain",
    about: [description, priceInWords(line, figures), ...shownParts.map(partInWords), state].filter(Boolean),
    price: figures ? formatMoney(figures.netCents) : "",
    left,
  };
}

/** What may be picked while nobody has answered. */
const offers = { fixed: "", choice: "to choose instead", optional: "to add if you like" };

/** The day where it is known; before the yes, the same words whatever day it is. */
function firstOnPaper(terms: QuoteTerms, acceptedAt: string | undefined) {
  const { depositDays } = terms;
  if (acceptedAt) return firstDue(terms, { acceptedAt, today: new Date(acceptedAt) });
  if (depositDays === 0) return "Due when you confirm";
  return `Due ${depositDays === 1 ? "1 day" : `${depositDays} days`} after you confirm`;
}

import { addDays, dayOf } from "#app/domain/calendar.ts";
import { formatLongDate, noonOf } from "#app/domain/dates.ts";
import { tidyLink } from "#app/domain/link.ts";
import { describeList } from "#app/domain/list-query.ts";

/** Entries by their day in Pennsylvania, each under its heading. */
export function byDay<Entry extends { sentAt: string }>(entries: readonly Entry[], now: Date) {
  const days: { day: string; heading: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(new Date(entry.sentAt));
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, heading: headingOf(day, dayOf(now)), entries: [entry] });
  }
  return days;
}

function headingOf(day: string, today: string) {
  if (day === today) return "Today";
  return day === addDays(today, -1) ? "Yesterday" : formatLongDate(noonOf(day));
}

/** Where a sentence ends, its link has ended already. */
const AFTER_LINK = /[.,;:!?'")\]}>]+$/;

/** Text in pieces, those that are links with where they lead; put together again they are the text. */
export function withLinks(text: string): { text: string; href?: string }[] {
  const pieces: { text: string; href?: string }[] = [];
  let rest = 0;
  for (const found of text.matchAll(/\b(?:https?:\/\/|www\.)\S+/gi)) {
    const typed = found[0].replace(AFTER_LINK, "");
    const link = tidyLink(typed);
    if (!link.ok || link.value === "") continue;
    if (found.index > rest) pieces.push({ text: text.slice(rest, found.index) });
    pieces.push({ text: typed, href: link.value });
    rest = found.index + typed.length;
  }
  if (rest < text.length || pieces.length === 0) pieces.push({ text: text.slice(rest) });
  return pieces;
}

const conversationStates = ["unread", "waiting"] as const;

/** Whose turn it is; a conversation that is neither stands under All. */
export const conversationLabels: Record<(typeof conversationStates)[number], string> = {
  unread: "Unread",
  waiting: "Waiting for the client",
};

export const conversationList = describeList({ state: { values: conversationStates, usual: null } });
export type ConversationListQuery = ReturnType<typeof conversationList.parse>;

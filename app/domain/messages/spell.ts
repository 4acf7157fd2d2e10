/** How long a notice waits, so that who is at the page already gets none, and several messages are one. */
export const NOTICE_AFTER_MS = 5 * 60_000;
const QUIET_MS = 24 * 60 * 60_000;

/** What one side was told of an order's messages, and when it last looked. */
interface Spell {
  noticedAt: string | null;
  readAt: string | null;
}

/** What became of the last notice; nothing where there was none, or it is no longer kept. */
type NoticeState = "queued" | "sent" | "failed" | "dropped" | undefined;

/**
 * What a new message means for the notice of the other side. One that waits is told of the greater number, and waits its five
 * minutes anew where they have looked since; one that went out is enough until they look, or for a day.
 */
export function noticeFor(
  spell: Spell | undefined,
  state: NoticeState,
  now: Date,
): "queue" | "count" | "wait" | "none" {
  if (!spell?.noticedAt) return "queue";
  const read = spell.readAt !== null && spell.readAt >= spell.noticedAt;
  if (state === "queued") return read ? "wait" : "count";
  const old = now.getTime() - Date.parse(spell.noticedAt) >= QUIET_MS;
  return read || old || state === "dropped" ? "queue" : "none";
}

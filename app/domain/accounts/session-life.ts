import type { Role } from "./role.ts";

const DAY_MS = 24 * 60 * 60_000;

/** How long a session lasts without being used, and how long at most: the owner's opens everybody's data. */
const lives: Record<Role, { idleDays: number; mostDays: number }> = {
  client: { idleDays: 30, mostDays: 180 },
  admin: { idleDays: 14, mostDays: 60 },
};

/** Written no more than once a day: a page must not cost a write. */
const RENEWED_AFTER_MS = DAY_MS;

export interface SessionTimes {
  createdAt: Date;
  /** When it was last seen. */
  updatedAt: Date;
  expiresAt: Date;
}

export type SessionState = { state: "ended" } | { state: "stands" } | { state: "renewed"; expiresAt: Date };

/** What becomes of a session that is used now. */
export function judgeSession(role: Role, session: SessionTimes, now: Date): SessionState {
  const { createdAt, updatedAt, expiresAt } = session;
  const end = sessionEnd(role, createdAt, updatedAt);
  if (now >= end || now >= expiresAt) return { state: "ended" };
  const next = sessionEnd(role, createdAt, now);
  // Too short because it has been used since; too long if written before its role was looked at.
  const off = Math.abs(next.getTime() - expiresAt.getTime()) >= RENEWED_AFTER_MS;
  return off ? { state: "renewed", expiresAt: next } : { state: "stands" };
}

/** When a session ends that is not used again. */
function sessionEnd(role: Role, createdAt: Date, usedAt: Date) {
  const { idleDays, mostDays } = lives[role];
  return new Date(Math.min(usedAt.getTime() + idleDays * DAY_MS, createdAt.getTime() + mostDays * DAY_MS));
}

import { mayRead } from "#app/domain/accounts/access.ts";
import type { Duty } from "#app/domain/accounts/staff/duty.ts";
import { type Setting, type SettingsPage, settingsGroups } from "./registry.ts";

/** More than anybody reads: another word says it better. */
const MOST_FOUND = 40;

/** What a duty may open, by group; what it may not is not even named. */
export function settingsOf(duty: Duty, groups = settingsGroups) {
  return groups
    .map(({ label, pages }) => ({ label, pages: pages.filter(({ to, pattern = to }) => mayRead(duty, pattern)) }))
    .filter(({ pages }) => pages.length > 0);
}

export interface FoundSetting {
  label: string;
  /** The page, and the part of it. */
  within: string;
  to: string;
}

/** Pages and single settings that have every word in their labels, pages first. */
export function findSettings(duty: Duty, typed: string, groups = settingsGroups): FoundSetting[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const open = settingsOf(duty, groups).flatMap(({ label, pages }) => pages.map((page) => ({ group: label, page })));
  const pages = open.filter(({ page }) => hasEach(words, page.label));
  const single = open.flatMap(({ page }) =>
    page.settings.filter((setting) => isMeant(words, page, setting)).map((setting) => found(page, setting)),
  );
  return [...pages.map(({ group, page }) => ({ label: page.label, within: group, to: page.to })), ...single].slice(
    0,
    MOST_FOUND,
  );
}

/** The page's own name may help, but somebody who types no more than that means the page. */
function isMeant(words: string[], page: SettingsPage, { label, section = "" }: Setting) {
  const own = `${label} ${section}`;
  return hasEach(words, `${own} ${page.label}`) && words.some((word) => hasEach([word], own));
}

function found(page: SettingsPage, { label, section, at, to = page.to }: Setting): FoundSetting {
  return {
    label,
    within: section ? `${page.label}, ${section}` : page.label,
    to: at ? `${to}#${encodeURIComponent(at)}` : to,
  };
}

const wordsOf = (text: string) => plain(text).split(/\s+/).filter(Boolean);
const hasEach = (words: string[], text: string) => words.every((word) => plain(text).includes(word));

/** However it is written: E-mail is found by email. */
function plain(text: string) {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Pd}'’]/gu, "")
    .toLowerCase();
}

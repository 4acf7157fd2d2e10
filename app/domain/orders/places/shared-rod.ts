import { type DraftChange, type OrderDraft, WINDOW_GONE, windowAt } from "#app/domain/orders/draft.ts";
import type { TreatmentEntry, Window } from "#app/domain/orders/window.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { MOST_TOGETHER } from "./place.ts";

/** The key of the window whose rod the drapes of this one hang from. */
export function sharedWith({ customizations }: Pick<Window, "customizations">): string | undefined {
  return customizations.drapes?.sharedWith;
}

/** The windows that hang from the rod of this one, from left to right. */
export function sharersOf<One extends Pick<Window, "key" | "customizations">>(
  windows: readonly One[],
  key: string,
): One[] {
  return key === "" ? [] : windows.filter((window) => sharedWith(window) === key);
}

/** "Shares its rod with Living Room 1"; undefined for a window with a rod of its own. */
export function sharingInWords(window: Pick<Window, "customizations">, windows: readonly Window[]): string | undefined {
  const first = windows.find(({ key }) => key !== "" && key === sharedWith(window));
  return first && `Shares its rod with ${first.name}`;
}

/** "Living Room 2 shares its rod with Living Room 1.", of each that does. */
export function sharingLines(windows: readonly Window[]): string[] {
  return windows.flatMap((window) => {
    const words = sharingInWords(window, windows);
    return words ? [`${window.name} ${words.charAt(0).toLowerCase()}${words.slice(1)}.`] : [];
  });
}

/** The name of a window with those that hang from its rod: "Bay 1 and Bay 2". */
export function namedTogether(window: Window, windows: readonly Window[]): string {
  const names = [window, ...sharersOf(windows, window.key)].map(({ name }) => name);
  return names.length === 1 ? window.name : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/**
 * A window's rod goes on over the next ones, so far from frame to frame; none gives each its own again. Drapes that somebody
 * has chosen for one of them are never replaced.
 */
export function shareRod<Draft extends Pick<OrderDraft, "windows">>(
  draft: Draft,
  number: number,
  between: readonly string[],
): Verdict<Draft, `between${number}`> {
  const first = windowAt(draft, number);
  if (!first) return { ok: false, reason: WINDOW_GONE };
  const next = draft.windows.slice(number, number + between.length);
  const refused = next.findIndex((window) => whyNot(window, first) !== undefined);
  const reason =
    between.length === 0
      ? undefined
      : sharedWith(first)
        ? `${first.name} hangs from the rod of another window itself.`
        : between.length > Math.min(next.length, MOST_TOGETHER)
          ? "There is no such window after this one."
          : refused === -1
            ? undefined
            : whyNot(next[refused] as Window, first);
  if (reason) return { ok: false, reason, field: `between${Math.max(0, refused) + 1}` };
  const linked = draft.windows.map((window, index): Window => {
    if (index === number - 1) {
      const { together: _, ...alone } = window;
      const together = between.map((inches) => ({ between: inches, width: "", right: "" }));
      return between.length === 0 ? alone : { ...window, together };
    }
    if (next.includes(window)) return withDrapes(window, { ...window.customizations.drapes, sharedWith: first.key });
    return sharedWith(window) === first.key && first.key !== "" ? withDrapes(window, undefined) : window;
  });
  return { ok: true, value: { ...draft, windows: settleShared(linked) } };
}

/** Why a window cannot hang from this one's rod. */
function whyNot(window: Window, first: Window): string | undefined {
  if (sharedWith(window) === first.key) return undefined;
  if (window.together) return `Other windows hang from the rod of ${window.name} already.`;
  if (sharedWith(window)) return `${window.name} hangs from the rod of another window already.`;
  const own = [window.customizations.drapes, window.draft?.customizations.drapes];
  if (own.some((entry) => entry?.style)) return `${window.name} has drapes of its own. Take them off it first.`;
  return undefined;
}

/**
 * Windows with the rods that they share made whole, after whatever was changed: how wide the others are and what style hangs
 * there follows them and the first. Where one of them is gone or has drapes of its own, each has its own rod again.
 */
export function settleShared(windows: readonly Window[]): Window[] {
  const whole = new Set(windows.filter((window) => isWhole(window, windows)).map(({ key }) => key));
  return windows.map((window) => {
    const key = sharedWith(window);
    if (key !== undefined && !whole.has(key)) return withDrapes(window, undefined);
    if (key !== undefined) {
      const style = windows.find((one) => one.key === key)?.customizations.drapes?.style;
      return withDrapes(window, { ...(style ? { style } : {}), sharedWith: key });
    }
    if (!window.together) return window;
    if (whole.has(window.key))
      return { ...window, together: measured(window.together, sharersOf(windows, window.key)) };
    const { together: _, ...alone } = window;
    return alone;
  });
}

/** Whoever has decided what hangs at the first has decided for all, so it must be drapes. */
function isWhole(first: Window, windows: readonly Window[]): boolean {
  const others = sharersOf(windows, first.key);
  const drapes = Object.keys(first.customizations).length === 0 || first.customizations.drapes !== undefined;
  const alone = sharedWith(first) === undefined && !first.bay;
  return first.together !== undefined && alone && drapes && others.length === first.together.length;
}

function measured(together: NonNullable<Window["together"]>, others: readonly Window[]) {
  return together.map(({ between }, index) => {
    const { widthOfWindow: width = "", distanceFromWindowFrameToRightWall: right = "" } =
      others[index]?.measurements ?? {};
    return { between, width, right };
  });
}

/** For a copy of a window: it neither brings a rod for others nor hangs from another's. */
export function withOwnRod({ together: _, ...window }: Window): Window {
  return sharedWith(window) === undefined ? window : withDrapes(window, undefined);
}

function withDrapes(window: Window, drapes: TreatmentEntry | undefined): Window {
  const { drapes: _, ...others } = window.customizations;
  const { draft, ...rest } = window;
  const { drapes: __, ...begun } = draft?.customizations ?? {};
  const treatments = draft?.treatments.filter((type) => type !== "drapes") ?? [];
  const own = drapes ? { drapes } : {};
  // What was begun beside its drapes goes on.
  const kept = treatments.length === 0 ? {} : { draft: { treatments, customizations: begun } };
  return { ...rest, customizations: { ...own, ...others }, ...kept };
}

/** The windows that hung from the rod of another, are still there, and would have to be customized again. */
export function unshared(before: readonly Window[], after: readonly Window[]): Window[] {
  return before.filter((window) => {
    const now = after.find(({ key }) => key === window.key);
    return sharedWith(window) !== undefined && now !== undefined && sharedWith(now) === undefined;
  });
}

/** What is asked before windows lose the rod that they share. */
export function questionBeforeUnsharing(windows: readonly Window[]): string {
  const names = windows.map(({ name }) => name).join(" and ");
  return `${names} would no longer share a rod, and would have to be customized again.`;
}

/** The same before one window is removed; undefined where that concerns no other. */
export function questionOnRemoving(windows: readonly Window[], key: string): string | undefined {
  const left = settleShared(windows.filter((window) => window.key !== key));
  const lost = unshared(windows, left);
  return lost.length === 0 ? undefined : questionBeforeUnsharing(lost);
}

/** The field that says yes to that. */
export const UNSHARE = "unshare";

/** A change that would take windows off the rod that they share needs a yes, which names them. */
export function askBeforeUnsharing(changed: DraftChange, before: OrderDraft, agreed: boolean): DraftChange {
  const lost = changed.ok && !agreed ? unshared(before.windows, settleShared(changed.value.windows)) : [];
  return lost.length === 0 ? changed : { ok: false, reason: questionBeforeUnsharing(lost), field: UNSHARE };
}

/** The windows after one that its rod may go over, each with the field that says how far it is from the frame before. */
export function rodRows({ windows }: { windows: readonly Window[] }, number: number) {
  return windows.slice(number, number + MOST_TOGETHER).map(({ name }, index) => {
    const before = index === 0 ? "this frame" : `the frame of ${windows[number + index - 1]?.name}`;
    return { name: `between${index + 1}`, label: `From ${before} to the frame of ${name}`, after: `between${index}` };
  });
}

/** A chain, a circle, or a window of another order. */
export function hasBadShare(windows: readonly Window[]): boolean {
  return windows.some((window) => {
    const key = sharedWith(window);
    return key !== undefined && !windows.some((one) => one.key === key && one.together && !sharedWith(one));
  });
}

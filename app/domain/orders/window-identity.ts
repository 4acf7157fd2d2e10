import { settleShared } from "./places/shared-rod.ts";
import { type Window, windowId } from "./window.ts";

/**
 * Windows as they are stored, after whatever was added, dropped, moved or copied: an id follows the number, a key follows
 * the window. A window that has no key yet gets a new one, and so does a copy, which stands behind what it was copied from.
 */
export function settleWindows(windows: readonly Window[], orderId: string, newKey: () => string): Window[] {
  const known = new Set(windows.map(({ key }) => key));
  const taken = new Set([""]);
  const unused = (): string => {
    const key = newKey();
    return known.has(key) || taken.has(key) ? unused() : key;
  };
  const keyed = windows.map((window, index) => {
    const key = taken.has(window.key) ? unused() : window.key;
    taken.add(key);
    return { ...window, id: windowId(orderId, index + 1), key };
  });
  return settleShared(keyed);
}

/** The same windows as those of another order: each has a new key, and those under one rod stay so. */
export function rekeyWindows(windows: readonly Window[], newKey: () => string): Window[] {
  const keys = new Map(windows.map(({ key }) => [key, newKey()]));
  return windows.map((window) => {
    const { drapes } = window.customizations;
    const shared = drapes?.sharedWith && keys.get(drapes.sharedWith);
    const customizations = shared
      ? { ...window.customizations, drapes: { ...drapes, sharedWith: shared } }
      : window.customizations;
    return { ...window, key: keys.get(window.key) ?? "", customizations };
  });
}

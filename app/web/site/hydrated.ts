import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the prerendered page and during hydration, which know no query; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

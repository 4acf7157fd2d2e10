import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the prerendered page and while React takes it over: for what depends on the address's query. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useRouteLoaderData } from "react-router";
import type { Ability } from "#app/domain/accounts/staff/duty.ts";
import type { loader } from "./layout.tsx";

/** Whether whoever looks may do this: a button that leads to a refusal is not shown. What is refused is decided elsewhere. */
export function useCan(ability: Ability): boolean {
  return useRouteLoaderData<typeof loader>("routes/admin/layout")?.abilities.includes(ability) ?? false;
}

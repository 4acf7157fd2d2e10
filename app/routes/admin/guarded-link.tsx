import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { mayRead } from "#app/domain/accounts/access.ts";
import type { Ability } from "#app/domain/accounts/staff/duty.ts";
import { TextLink } from "#app/ui/button.tsx";
import type { loader } from "./layout.tsx";

const useWhoLooks = () => useRouteLoaderData<typeof loader>("routes/admin/layout");

/** Whether whoever looks may do this: a button that leads to a refusal is not shown. What is refused is decided elsewhere. */
export function useCan(ability: Ability): boolean {
  return useWhoLooks()?.abilities.includes(ability) ?? false;
}

/** A link in a sentence, to those whose page it is; to others its words. */
export function GuardedLink({ to, children }: { to: string; children: ReactNode }) {
  const duty = useWhoLooks()?.duty;
  return duty && mayRead(duty, to) ? <TextLink to={to}>{children}</TextLink> : children;
}

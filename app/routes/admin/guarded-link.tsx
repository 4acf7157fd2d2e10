import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { mayRead } from "#app/domain/accounts/access.ts";
import { TextLink } from "#app/ui/page/text-link.tsx";
import type { loader } from "./layout.tsx";

/** A link in a sentence, to those whose page it is; to others its words. */
export function GuardedLink({ to, children }: { to: string; children: ReactNode }) {
  const duty = useRouteLoaderData<typeof loader>("routes/admin/layout")?.duty;
  return duty && mayRead(duty, to) ? <TextLink to={to}>{children}</TextLink> : children;
}

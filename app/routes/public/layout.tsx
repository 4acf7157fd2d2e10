import { Outlet } from "react-router";
import { PublicFrame } from "#app/components/site/public-frame.tsx";
import { siteContext } from "#app/contexts.server.ts";
import type { SiteData } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/layout.ts";

/** The business, for every page: what the browser's own code says of it is only what was built. */
export const loader = ({ context }: Route.LoaderArgs): SiteData => ({ site: context.get(siteContext).facts });

/** A tab keeps the facts that it was opened with. */
export const shouldRevalidate = () => false;

export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

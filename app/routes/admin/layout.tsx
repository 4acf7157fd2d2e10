import { data, Outlet } from "react-router";
import { requireAdmin } from "#app/auth/guards.server.ts";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { PortalBoundary } from "#app/components/portal-boundary.tsx";
import { PortalShell } from "#app/components/portal-shell.tsx";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { takeFlashToast } from "#app/web/flash-toast.server.ts";
import { isSidebarFolded } from "#app/web/sidebar-cookie.ts";
import type { Route } from "./+types/layout";
import { LoadingNote } from "./loading-note.tsx";
import { navGroups, navLinks } from "./nav.tsx";
import { HOME } from "./paths.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = context.get(userContext);
  const { toast, headers } = await takeFlashToast(request);
  return data({ name: fullName(user), toast, folded: isSidebarFolded(request) }, { headers });
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PortalShell areaName="Admin portal" links={navLinks} groups={navGroups} brandTo={HOME} {...loaderData}>
      <LoadingNote />
      <LeaveGuard />
      <Outlet />
    </PortalShell>
  );
}

export const ErrorBoundary = PortalBoundary;

import { data, Outlet, useNavigation } from "react-router";
import { requireAdmin } from "#app/auth/guards.server.ts";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { PortalBoundary } from "#app/components/portal-boundary.tsx";
import { PortalShell } from "#app/components/portal-shell.tsx";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { takeFlashToast } from "#app/web/flash-toast.server.ts";
import { isSidebarFolded } from "#app/web/sidebar-cookie.ts";
import type { Route } from "./+types/layout";
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

const sentences: [RegExp, string][] = [
  [/^\/admin\/dashboard\/order\//, "Loading order details..."],
  [/^\/admin\/dashboard\/customer\//, "Loading customer data..."],
];

/** Says what is on its way when it takes longer than a blink; the page before it stays readable until then. */
function LoadingNote() {
  const { state, location } = useNavigation();
  const sentence = sentences.find(([path]) => location && path.test(location.pathname))?.[1];
  return (
    <p role="status" className="print:hidden">
      {state === "loading" && sentence && (
        <span className="fixed inset-x-0 bottom-6 z-30 mx-auto w-fit animate-late rounded-sm border border-line-strong bg-paper px-5 py-3 text-sm">
          {sentence}
        </span>
      )}
    </p>
  );
}

import { CalendarDays, ClipboardList, Mail, Settings, UsersRound } from "lucide-react";
import { data, Outlet } from "react-router";
import { requireAdmin } from "#app/auth/guards.server.ts";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { PortalShell } from "#app/components/portal-shell.tsx";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { takeFlashToast } from "#app/web/flash-toast.server.ts";
import { isSidebarFolded } from "#app/web/sidebar-cookie.ts";
import type { Route } from "./+types/layout";
import { LoadingNote } from "./loading-note.tsx";

const links = [
  { to: "/admin/dashboard/customers", label: "View Customers", icon: <UsersRound /> },
  { to: "/admin/dashboard/orders", label: "View Orders", icon: <ClipboardList />, alsoAt: "/admin/dashboard" },
  {
    to: "/admin/dashboard/consultations",
    label: "Consultations",
    icon: <CalendarDays />,
    alsoAt: "/admin/dashboard/availability",
  },
  { to: "/admin/dashboard/emails", label: "E-mail", icon: <Mail /> },
  { to: "/admin/dashboard/settings", label: "Settings", icon: <Settings /> },
];

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = context.get(userContext);
  const { toast, headers } = await takeFlashToast(request);
  return data({ name: fullName(user), toast, folded: isSidebarFolded(request) }, { headers });
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PortalShell areaName="Admin portal" links={links} {...loaderData}>
      <LoadingNote />
      <Outlet />
    </PortalShell>
  );
}

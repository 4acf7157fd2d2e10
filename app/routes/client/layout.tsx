import { CalendarDays, ClipboardList, Mail, Ruler, UserRound } from "lucide-react";
import { data, Outlet } from "react-router";
import { requireClient } from "#app/auth/guards.server.ts";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { PortalShell } from "#app/components/portal-shell.tsx";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { takeFlashToast } from "#app/web/flash-toast.server.ts";
import { isSidebarFolded } from "#app/web/sidebar-cookie.ts";
import type { Route } from "./+types/layout";
import { WelcomeDialog } from "./welcome-dialog.tsx";

const links = [
  { to: "/client/dashboard/consultation", label: "Consultation", icon: <CalendarDays /> },
  { to: "/client/dashboard/orders", label: "My Orders", icon: <ClipboardList />, alsoAt: "/client/dashboard" },
  { to: "/client/dashboard/create-order", label: "Create an Order", icon: <Ruler /> },
  { to: "/client/dashboard/profile", label: "Profile", icon: <UserRound /> },
  { to: "/client/dashboard/contact", label: "Contact", icon: <Mail /> },
];

export const middleware: Route.MiddlewareFunction[] = [requireClient];

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = context.get(userContext);
  const { toast, headers } = await takeFlashToast(request);
  return data({ name: fullName(user), toast, folded: isSidebarFolded(request) }, { headers });
}

export default function ClientLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PortalShell areaName="Client portal" links={links} {...loaderData}>
      <WelcomeDialog />
      <Outlet />
    </PortalShell>
  );
}

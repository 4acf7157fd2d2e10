import { CalendarDays, ClipboardList, Mail, Ruler, UserRound } from "lucide-react";
import { data, Outlet } from "react-router";
import { requireClient } from "#app/auth/guards.server.ts";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { PortalBoundary } from "#app/components/portal-boundary.tsx";
import { PortalShell } from "#app/components/portal-shell.tsx";
import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { isVerified } from "#app/services/accounts/addresses/verify-address.server.ts";
import { takeFlashToast } from "#app/web/flash-toast.server.ts";
import { isSidebarFolded } from "#app/web/sidebar-cookie.ts";
import type { Route } from "./+types/layout";
import { HUB, MY_ORDERS } from "./order-paths.ts";
import { CONSULTATION, CONTACT, HOME, PROFILE } from "./paths.ts";
import { VerifyBanner } from "./verify-banner.tsx";
import { WelcomeDialog } from "./welcome-dialog.tsx";

const links = [
  { to: CONSULTATION, label: "Consultation", icon: <CalendarDays /> },
  { to: MY_ORDERS, label: "My Orders", icon: <ClipboardList />, alsoAt: HOME },
  { to: HUB, label: "Create an Order", icon: <Ruler /> },
  { to: PROFILE, label: "Profile", icon: <UserRound /> },
  { to: CONTACT, label: "Contact", icon: <Mail /> },
];

export const middleware: Route.MiddlewareFunction[] = [requireClient];

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = context.get(userContext);
  const app = context.get(appContext);
  const toVerify = (await isVerified(app, app.db, user.id)) ? undefined : user.email;
  const { toast, headers } = await takeFlashToast(request);
  return data({ name: fullName(user), toVerify, toast, folded: isSidebarFolded(request) }, { headers });
}

export default function ClientLayout({ loaderData: { toVerify, ...shell } }: Route.ComponentProps) {
  return (
    <PortalShell areaName="Client portal" links={links} {...shell}>
      <WelcomeDialog />
      {toVerify && <VerifyBanner email={toVerify} />}
      <Outlet />
    </PortalShell>
  );
}

export const ErrorBoundary = PortalBoundary;

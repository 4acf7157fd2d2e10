import type { ReactNode } from "react";
import { data, isRouteErrorResponse, Outlet, useNavigation } from "react-router";
import { requireAdmin } from "#app/auth/guards.server.ts";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { PortalBoundary } from "#app/components/portal-boundary.tsx";
import { PortalShell } from "#app/components/portal-shell.tsx";
import { Problem } from "#app/components/site/problem.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { takeFlashToast } from "#app/web/flash-toast.server.ts";
import type { FlashToastMessage } from "#app/web/toast-message.ts";
import type { Route } from "./+types/layout";
import { followMerged } from "./follow-merged.server.ts";
import { navFor } from "./nav.tsx";
import { HOME } from "./paths.ts";
import { frameOf, requireAbility } from "./require-ability.server.ts";
import { SetUpStrip } from "./set-up/set-up-strip.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireAdmin, requireAbility, followMerged];

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = context.get(userContext);
  const { toast, headers } = await takeFlashToast(request);
  return data({ ...frameOf(request, context, user), toast }, { headers });
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame {...loaderData}>
      <LoadingNote />
      <LeaveGuard />
      <SetUpStrip />
      <Outlet />
    </AdminFrame>
  );
}

/** A page that is not theirs was refused before anything was loaded: what was thrown brings the frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = isRouteErrorResponse(error) && error.status === 403 ? (error.data as RefusedPage).frame : undefined;
  if (!frame) return <PortalBoundary />;
  return (
    <AdminFrame {...frame} toast={undefined}>
      <Problem error={error} portal={{ to: HOME, label: "Go to the desk" }} />
    </AdminFrame>
  );
}

interface RefusedPage {
  frame?: Frame;
}

type Frame = ReturnType<typeof frameOf>;

interface AdminFrameProps extends Frame {
  toast: FlashToastMessage | undefined;
  children: ReactNode;
}

/** The sidebar shows what is theirs. */
function AdminFrame({ name, folded, duty, toast, children }: AdminFrameProps) {
  return (
    <PortalShell areaName="Admin portal" brandTo={HOME} {...{ name, folded, toast }} {...navFor(duty)}>
      {children}
    </PortalShell>
  );
}

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

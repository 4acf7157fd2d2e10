import type { ReactNode } from "react";
import { data, isRouteErrorResponse, Outlet, type RouterContextProvider, redirect, useNavigation } from "react-router";
import { requireAdmin } from "#app/auth/guards.server.ts";
import { PortalBoundary } from "#app/components/portal-boundary.tsx";
import { PortalShell } from "#app/components/portal-shell.tsx";
import { Problem } from "#app/components/site/problem.tsx";
import { appContext, dutyContext, siteContext, userContext } from "#app/contexts.server.ts";
import { homePageOf, mayRead, mayWrite, NOT_YOUR_WORK } from "#app/domain/accounts/access.ts";
import { pagePath } from "#app/domain/accounts/destination.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { abilitiesOf, type Duty } from "#app/domain/accounts/staff/duty.ts";
import { findMergedInto } from "#app/services/customers/merge/find-merging.server.ts";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { redirectWithToast, takeFlashToast } from "#app/web/form.server.ts";
import { isSidebarFolded } from "#app/web/sidebar-cookie.ts";
import type { FlashToastMessage } from "#app/web/toast-message.ts";
import type { Route } from "./+types/layout";
import { navFor } from "./nav.tsx";
import { HOME, PASSKEY, SET_UP_SECOND_STEP } from "./paths.ts";
import { SetUpStrip } from "./set-up/set-up-strip.tsx";

const SENT_ELSEWHERE = "This client is part of another one by now. Nothing was saved. Please enter it here.";

/** An old address of a client who is part of another one by now leads to that one. Asked only where nothing was found. */
const followMerged: Route.MiddlewareFunction = async ({ request, context }, next) => {
  const response = await next();
  if (!(response instanceof Response) || response.status !== 404) return response;
  const address = pagePath(new URL(request.url));
  const [, before, userId, after] =
    /^(\/admin\/dashboard\/(?:customer|order|custom-order)\/)([^/?]+)(.*)$/.exec(address ?? "") ?? [];
  if (!before || !userId) return response;
  const now = await findMergedInto(context.get(appContext), decodeURIComponent(userId));
  if (!now) return response;
  if (request.method === "GET") throw redirect(`${before}${encodeURIComponent(now)}${after}`);
  throw await redirectWithToast(`${before}${encodeURIComponent(now)}${(after ?? "").replace(/\/acts\/.*$/, "")}`, {
    kind: "error",
    message: SENT_ELSEWHERE,
  });
};

/** What stands around every page of the portal, and whose it is. */
function frameOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
  user: { firstName: string; lastName: string },
) {
  const [duty, site] = [context.get(dutyContext), context.get(siteContext).facts];
  return { name: fullName(user), folded: isSidebarFolded(request), duty, abilities: abilitiesOf(duty), site };
}

/** Asks the table before any loader or action runs: a page that is refused brings the frame with it. */
const requireAbility: Route.MiddlewareFunction = async ({ request, context, pattern }) => {
  const user = context.get(userContext);
  if (user.duty === null) throw new Error("Only staff come this far.");
  context.set(dutyContext, user.duty);
  if (user.mustSetUp && ![SET_UP_SECOND_STEP, PASSKEY].includes(`/${pattern}`)) {
    throw await redirectWithToast(
      SET_UP_SECOND_STEP,
      "The owner asks everybody for a second step. Please set up yours.",
    );
  }
  const reads = request.method === "GET" || request.method === "HEAD";
  // The framework leaves the first slash out.
  const path = `/${pattern}`;
  if (reads ? mayRead(user.duty, path) : mayWrite(user.duty, path)) return;
  if (isFile(pattern)) throw new Response(NOT_YOUR_WORK, { status: 403 });
  const words = { title: "Not your page", sentence: NOT_YOUR_WORK, way: wayHome(user.duty) };
  throw Response.json({ ...words, frame: frameOf(request, context, user) }, { status: 403 });
};

function wayHome(duty: Duty) {
  const to = homePageOf(duty);
  return {
    to,
    label: to.endsWith("/table") ? "Go to the table" : to.endsWith("/stops") ? "Go to your stops" : "Go to the desk",
  };
}

function isFile(pattern: string) {
  return /\.\w+$/.test(pattern);
}

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

import type { RouterContextProvider } from "react-router";
import { dutyContext, userContext } from "#app/auth/signed-in-user.server.ts";
import { siteContext } from "#app/contexts.server.ts";
import { homePageOf, mayRead, mayWrite, NOT_YOUR_WORK } from "#app/domain/accounts/access.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { abilitiesOf, type Duty } from "#app/domain/accounts/staff/duty.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { isSidebarFolded } from "#app/web/sidebar-cookie.ts";
import type { Route } from "./+types/layout";
import { PASSKEY, SET_UP_SECOND_STEP } from "./paths.ts";

/** What stands around every page of the portal, and whose it is. */
export function frameOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
  user: { firstName: string; lastName: string },
) {
  const [duty, site] = [context.get(dutyContext), context.get(siteContext).facts];
  return { name: fullName(user), folded: isSidebarFolded(request), duty, abilities: abilitiesOf(duty), site };
}

/** Asks the table before any loader or action runs: a page that is refused brings the frame with it. */
export const requireAbility: Route.MiddlewareFunction = async ({ request, context, pattern }) => {
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

import { createCookie, data, type MiddlewareFunction, redirect } from "react-router";
import type { App } from "#app/app.server.ts";
import { appContext, userContext } from "#app/contexts.server.ts";
import { areaCookie, areaInCookies } from "#app/domain/accounts/area-cookie.ts";
import { logInReason, pagePath } from "#app/domain/accounts/destination.ts";
import { type Area, homeAreaOf, mayEnter } from "#app/domain/accounts/role.ts";
import { toastLine } from "#app/web/form.server.ts";
import { findSignedInUser, type SignedInUser } from "./signed-in-user.server.ts";

/** Where the visitor was going, for after the sign-in. A cookie keeps the address plain: /login. */
export const destinationCookie = createCookie("larkfield.destination", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: 10 * 60,
});

export const requireClient = requireArea("client", toLogin);
export const requireAdmin = requireArea("admin", toLogin);
/** For pages inside a frame, where a log-in page would be caught in it. */
export const requireClientInFrame = requireArea("client", () => data(null, { status: 401 }));

type Otherwise = (request: Request, user: SignedInUser | undefined, app: App) => unknown;

function requireArea(area: Area, otherwise: Otherwise): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    const app = context.get(appContext);
    const { user, cookies } = await findSignedInUser(app, request.headers);
    if (!user || !mayEnter(user.role, area)) throw await otherwise(request, user, app);
    context.set(userContext, user);
    const response = await next();
    for (const cookie of cookies) response.headers.append("set-cookie", cookie);
    const home = homeAreaOf(user.role);
    const known = areaInCookies(request.headers.get("cookie")) === home;
    if (!known || cookies.length > 0) response.headers.append("set-cookie", areaCookie(home, app.config.siteUrl));
    // A picture may be looked at again for a while, by the same person alone; a page may not.
    if (!response.headers.get("cache-control")?.startsWith("private"))
      response.headers.set("cache-control", "private, no-store");
    return response;
  };
}

/** Browsers say what a request is for. Pages are documents, and what scripts fetch of them is not said. */
function isPartOfPage(request: Request): boolean {
  return ["image", "style", "script", "font"].includes(request.headers.get("sec-fetch-dest") ?? "");
}

async function toLogin(request: Request, user: SignedInUser | undefined, { config }: App) {
  const headers = new Headers({ "cache-control": "private, no-store" });
  // A session that ended elsewhere: the public pages offer Login again.
  if (!user && areaInCookies(request.headers.get("cookie"))) {
    headers.append("set-cookie", areaCookie(undefined, config.siteUrl));
  }
  // A picture of a page that is still open: nobody was going there.
  if (isPartOfPage(request)) return data(null, { status: 401, headers });
  const address = pagePath(new URL(request.url));
  if (address) headers.append("set-cookie", await destinationCookie.serialize(address));
  const reason = address && logInReason(address, request.method);
  if (reason) headers.append("set-cookie", await toastLine({ kind: "info", message: reason }));
  return redirect("/login", { headers });
}

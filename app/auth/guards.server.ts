import { createCookie, data, type MiddlewareFunction, redirect } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { pagePath } from "#app/domain/accounts/destination.ts";
import { logInReason } from "#app/domain/accounts/log-in-reason.ts";
import { type Area, mayEnter } from "#app/domain/accounts/role.ts";
import { toastLine } from "#app/web/flash-toast.server.ts";
import { findSignedInUser, userContext } from "./signed-in-user.server.ts";

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

function requireArea(area: Area, otherwise: (request: Request) => unknown): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    const { user, cookies } = await findSignedInUser(context.get(appContext), request.headers);
    if (!user || !mayEnter(user.role, area)) throw await otherwise(request);
    context.set(userContext, user);
    const response = await next();
    for (const cookie of cookies) response.headers.append("set-cookie", cookie);
    response.headers.set("cache-control", "private, no-store");
    return response;
  };
}

async function toLogin(request: Request) {
  const headers = new Headers({ "cache-control": "private, no-store" });
  const address = pagePath(new URL(request.url));
  if (address) headers.append("set-cookie", await destinationCookie.serialize(address));
  const reason = address && logInReason(address, request.method);
  if (reason) headers.append("set-cookie", await toastLine({ kind: "info", message: reason }));
  return redirect("/login", { headers });
}

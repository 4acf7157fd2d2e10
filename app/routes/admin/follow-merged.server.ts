import { redirect } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { pagePath } from "#app/domain/accounts/destination.ts";
import { findMergedInto } from "#app/services/customers/merge/find-merging.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import type { Route } from "./+types/layout";

const SENT_ELSEWHERE = "This client is part of another one by now. Nothing was saved. Please enter it here.";

/** An old address of a client who is part of another one by now leads to that one. Asked only where nothing was found. */
export const followMerged: Route.MiddlewareFunction = async ({ request, context }, next) => {
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

import { redirect } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import { signOut } from "#app/services/accounts/sign-out.server.ts";
import type { Route } from "./+types/logout";

/** A link or a reload that lands here changes nothing. */
export function loader() {
  return redirect("/");
}

export async function action({ request, context }: Route.ActionArgs) {
  const headers = new Headers();
  for (const cookie of await signOut(context.get(appContext), request.headers)) headers.append("set-cookie", cookie);
  return redirect("/", { headers });
}

import { redirect } from "react-router";
import { destinationCookie } from "#app/auth/guards.server.ts";
import { destinationFor } from "#app/domain/accounts/destination.ts";
import type { Role } from "#app/domain/accounts/role.ts";

/** To the page that was asked for before the log-in, which is then forgotten. */
export async function leadIn(request: Request, role: Role, cookies: string[]) {
  const { to, headers } = await wayIn(request, role, cookies);
  return redirect(to, { headers });
}

/** The same for a script of ours, which goes there itself. */
export async function wayIn(request: Request, role: Role, cookies: string[]) {
  const headers = cookieLines([...cookies, await destinationCookie.serialize("", { maxAge: 0 })]);
  const wanted: unknown = await destinationCookie.parse(request.headers.get("cookie"));
  return { to: destinationFor(role, wanted), headers };
}

export function cookieLines(cookies: string[]) {
  return new Headers(cookies.map((cookie): [string, string] => ["set-cookie", cookie]));
}

import type { Area } from "./role.ts";

/**
 * A cookie that scripts may read: it says whose portal this browser last entered, client or admin, and nothing else. It
 * opens nothing; public pages, which are the same for everyone, turn Login into My Portal by it.
 */
export const AREA_COOKIE = "larkfield.area";

/** As long as a session lasts without being used. */
const MAX_AGE = 30 * 24 * 60 * 60;

/** The Set-Cookie line after somebody signed in to this area; without one, after nobody is signed in any more. */
export function areaCookie(area: Area | undefined, { protocol }: URL) {
  const secure = protocol === "https:" ? "; Secure" : "";
  return `${AREA_COOKIE}=${area ?? ""}; Path=/; Max-Age=${area ? MAX_AGE : 0}; SameSite=Lax${secure}`;
}

/** As the server reads them, or as a script does: in a browser the name has a prefix over https. */
export function areaInCookies(header: string | null): Area | undefined {
  const value = header
    ?.split("; ")
    .map((pair) => pair.replace(/^__Host-/, ""))
    .find((pair) => pair.startsWith(`${AREA_COOKIE}=`))
    ?.slice(AREA_COOKIE.length + 1);
  return value === "client" || value === "admin" ? value : undefined;
}

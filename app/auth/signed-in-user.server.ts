import { createContext } from "react-router";
import type { App } from "#app/app.server.ts";
import { checkRole, type Role } from "#app/domain/accounts/role.ts";
import { noteLastSeen } from "./note-last-seen.server.ts";

export interface SignedInUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  sessionId: string;
}

/** Set by the guard of an area, so a loader or action below it has a user or does not run. */
export const userContext = createContext<SignedInUser>();

/** A cookie that is missing, expired, forged or signed with another secret all mean the same: nobody is signed in. */
export async function findSignedInUser(app: App, headers: Headers) {
  const { response, headers: answer } = await app.auth.api.getSession({ headers, returnHeaders: true });
  const cookies = answer.getSetCookie();
  if (!response) return { user: undefined, cookies };
  const { id, email, firstName, lastName, role } = response.user;
  const allowed = checkRole(role);
  if (!allowed.ok) return { user: undefined, cookies };
  await noteLastSeen(app, response.session);
  return { user: { id, email, firstName, lastName, role: allowed.value, sessionId: response.session.id }, cookies };
}

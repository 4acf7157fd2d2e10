import type { Verdict } from "#app/domain/verdict.ts";

export type Role = "client" | "admin";

export const homeOf: Record<Role, string> = {
  client: "/client/dashboard",
  admin: "/admin/dashboard",
};

/** Which area an account may enter; an account without a proper role stays signed out and is told why. */
export function checkRole(role: string | null | undefined): Verdict<Role> {
  if (role === "client" || role === "admin") return { ok: true, value: role };
  if (role === null || role === undefined || role === "") {
    return { ok: false, reason: "User role not found. Please contact support." };
  }
  return { ok: false, reason: "Invalid role assigned to this account. Please contact support." };
}

import type { Verdict } from "#app/domain/verdict.ts";
import { type Duty, readDuty } from "./staff/duty.ts";

/** What a role may do at all; which part of the admin portal is whose, is said by the duty (access.ts). */
type Ability =
  /** Has orders and consultations of their own: a customer. */
  | "order"
  /** Works here: everybody's orders, customers, hours and e-mails, as far as the duty goes. */
  | "manage";

/** The parts of the site behind a log-in, and what it takes to enter each. */
const areas = {
  client: { path: "/client/dashboard", needs: "order" },
  admin: { path: "/admin/dashboard", needs: "manage" },
} as const satisfies Record<string, { path: string; needs: Ability }>;

export type Area = keyof typeof areas;

/** By the value in an account's row. A log-in leads to the role's home. */
const roles = {
  client: { home: "client", may: ["order"] },
  admin: { home: "admin", may: ["manage"] },
} as const satisfies Record<string, { home: Area; may: readonly Ability[] }>;

export type Role = keyof typeof roles;

/** What a sign-up makes, and what the first owner's command makes. */
export const CUSTOMER_ROLE: Role = "client";
export const OWNER_ROLE: Role = "admin";

export function may(role: Role, ability: Ability): boolean {
  return (roles[role].may as readonly Ability[]).includes(ability);
}

/** The roles with an ability, for a query to ask for. */
export function rolesThatMay(ability: Ability): Role[] {
  return roleNames.filter((role) => may(role, ability));
}

export function mayEnter(role: Role, area: Area): boolean {
  return may(role, areas[area].needs);
}

export function homeAreaOf(role: Role): Area {
  return roles[role].home;
}

export function homeOf(role: Role): string {
  return areas[homeAreaOf(role)].path;
}

/** Whether a path lies in an area that this role may enter. */
export function isOpenTo(role: Role, path: string): boolean {
  return areaNames.some((area) => mayEnter(role, area) && `${path}/`.startsWith(`${areas[area].path}/`));
}

/** Who somebody is here: a client, or one of the staff with what they do. */
export type Position = { role: "client"; duty: null } | { role: "admin"; duty: Duty };

interface StoredPosition {
  role: string | null;
  duty?: string | null;
}

/** An account without a proper role stays signed out and reads why, as does an admin without a proper duty. */
export function checkRole(account: StoredPosition | undefined): Verdict<Position> {
  const { role = null, duty } = account ?? {};
  const known = readDuty(duty);
  if (role === "client") return { ok: true, value: { role, duty: null } };
  if (role === "admin" && known) return { ok: true, value: { role, duty: known } };
  if (role === null || role === "") {
    return { ok: false, reason: "User role not found. Please contact support.", code: "forbidden" };
  }
  return { ok: false, reason: "Invalid role assigned to this account. Please contact support.", code: "forbidden" };
}

const roleNames = Object.keys(roles) as Role[];
const areaNames = Object.keys(areas) as Area[];

import { useEffect } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { markArea } from "#app/web/site/mark-area.ts";

/**
 * Login, or My Portal for somebody who is signed in. All stand in one place, so nothing moves when one takes the place of
 * another, and a page without scripts keeps Login.
 */
export function PortalLink({ className }: { className: string }) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a log-in or log-out lies between two pages.
  useEffect(() => markArea(), [key]);
  return (
    <span className="grid *:col-start-1 *:row-start-1">
      <NavLink className={`${className} in-data-area:invisible`} to="/login">
        Login
      </NavLink>
      <Link className={`${className} invisible in-data-[area=client]:visible`} to="/client/dashboard">
        My Portal
      </Link>
      <Link className={`${className} invisible in-data-[area=admin]:visible`} to="/admin/dashboard">
        My Portal
      </Link>
    </span>
  );
}

import { Outlet } from "react-router";
import { Problem } from "#app/components/site/problem.tsx";
import type { Route } from "./+types/boundary";
import { HOME } from "./paths.ts";

/** What goes wrong in a page of the portal is said inside it: the sidebar around it stays. */
export default function AdminPages() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Problem error={error} portal={{ to: HOME, label: "Go to the desk" }} />;
}

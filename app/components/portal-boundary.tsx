import { useRouteError } from "react-router";
import { isLineDown } from "#app/web/line-down.ts";
import { LineDown } from "./line-down.tsx";
import { lastPortalShell, PortalShell } from "./portal-shell.tsx";
import { Problem } from "./site/problem.tsx";
import { PublicFrame } from "./site/public-frame.tsx";

/**
 * When the frame of a portal could not be loaded. Without a line it stands as it stood on the page before; otherwise
 * nothing is known of who is looking, and the public frame stands around what happened.
 */
export function PortalBoundary() {
  const error = useRouteError();
  const shell = lastPortalShell();
  if (shell && isLineDown(error)) {
    return (
      <PortalShell {...shell} toast={undefined}>
        <LineDown />
      </PortalShell>
    );
  }
  return (
    <PublicFrame>
      <Problem error={error} />
    </PublicFrame>
  );
}

import { useEffect, useEffectEvent } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { isLineDown } from "#app/web/line-down.ts";
import { pageTitle } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
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

const ASK_AGAIN_MS = 5_000;

/** In place of a page that could not be fetched. It keeps asking, and makes room as soon as somebody answers. */
function LineDown() {
  const { revalidate, state } = useRevalidator();
  const retry = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("online", () => retry(), { signal });
    // The browser knows of its own line only, not of the way to us: a small question that costs nobody anything.
    const ask = () => fetch("/healthz", { cache: "no-store", signal }).then(({ ok }) => ok && retry(), ignore);
    const timer = setInterval(ask, ASK_AGAIN_MS);
    return () => {
      listening.abort();
      clearInterval(timer);
    };
  }, []);
  return (
    <>
      <title>{pageTitle("No connection", useSite())}</title>
      <PageHeading
        title="No connection"
        lead="This page could not be reached. What you saved before is safe, and the page opens by itself as soon as the connection is back."
      />
      <Button
        type="button"
        variant="secondary"
        pending={state === "loading"}
        pendingLabel="Trying again"
        onClick={() => retry()}
      >
        Try again
      </Button>
    </>
  );
}

function ignore() {}

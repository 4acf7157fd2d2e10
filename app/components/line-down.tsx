import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageTitle } from "#app/web/page-meta.ts";

const ASK_AGAIN_MS = 5_000;

/** In place of a page that could not be fetched. It keeps asking, and makes room as soon as somebody answers. */
export function LineDown() {
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
      <title>{pageTitle("No connection")}</title>
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

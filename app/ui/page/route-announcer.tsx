import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Location state for closing a dialog that was a page of its own: the browser gives focus back to what opened it. */
export const KEEP_FOCUS = "keep focus";

/** The page that an address shows: an act on something is sent to an address below its page, which shows that page again. */
export function pageAt({ pathname }: { pathname: string }): string {
  return pathname.replace(/\/acts\/[^/]+$/, "");
}

/**
 * A browser reads the title of a page it loads and starts at its top; of a page that a script puts in its place, this
 * does both. The words stay in a closed shadow root: only heard, so that a search does not find each heading twice.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const { key, hash, state } = location;
  const page = pageAt(location);
  const keepFocus = state === KEEP_FOCUS;
  const last = useRef({ page, key });
  const host = useRef<HTMLDivElement>(null);
  const words = useRef<ShadowRoot>(null);

  useEffect(() => {
    if (last.current.key === key || !host.current) return;
    const moved = last.current.page !== page;
    last.current = { page, key };
    if (moved) {
      words.current ??= host.current.attachShadow({ mode: "closed" });
      words.current.textContent = document.title;
    }
    if ((moved && !keepFocus) || document.activeElement === document.body) startAtMain(hash);
  }, [page, key, hash, keepFocus]);

  return <div ref={host} aria-live="polite" className="sr-only" />;
}

/** A dialog that has just opened holds the focus already, and a fragment names its own place. */
function startAtMain(hash: string) {
  if (hash || document.querySelector("dialog[open]")) return;
  document.getElementById("main")?.focus({ preventScroll: true });
}

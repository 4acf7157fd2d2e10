import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * A browser reads the title of a page it loads; of a page that a script puts in its place, this does. The words stay in a
 * closed shadow root: only heard, so that a search in the page does not find each heading twice.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const host = useRef<HTMLDivElement>(null);
  const words = useRef<ShadowRoot>(null);

  useEffect(() => {
    if (announced.current === pathname || !host.current) return;
    announced.current = pathname;
    words.current ??= host.current.attachShadow({ mode: "closed" });
    words.current.textContent = document.title;
  }, [pathname]);

  return <div ref={host} aria-live="polite" className="sr-only" />;
}

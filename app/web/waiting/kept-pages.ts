import { useEffect } from "react";
import { filesOfPages } from "#app/web/preload-pages.ts";
import { KEPT_PAGES_WORKER } from "./worker-path.ts";

const SCOPES = ["/admin/dashboard/stops", "/admin/dashboard/table"];
const CACHES = "larkfield.kept.";

interface Kept {
  userId: string;
  /** The paths of pages that this person may need without a line. */
  pages: readonly string[];
  /** What the page shows: when that changes, the pages are kept anew. */
  shown: unknown;
}

/** Keeps these pages for where there is no line, this one among them, as far as the browser can. */
export function useKeptPages({ userId, pages, shown }: Kept) {
  const asked = pages.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is no part of what is sent, but makes it old.
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    const paths = [location.pathname, ...asked.split(" ").filter(Boolean)];
    const keep = async () => {
      const [registration] = await Promise.all(
        SCOPES.map((scope) => serviceWorker.register(KEPT_PAGES_WORKER, { scope })),
      );
      const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
      const both = [...new Set(paths)].flatMap((path) => [path, `${path}.data`]);
      worker?.postMessage({ userId, pages: both, files: await filesToKeep() });
    };
    // A browser that forbids it still shows the page.
    keep().catch(() => undefined);
  }, [userId, asked, shown]);
}

/** What this page has loaded, and the code of the pages that are kept with it. */
async function filesToKeep(): Promise<string[]> {
  const code = await filesOfPages(/^routes\/admin\/(stops|table|layout|boundary)/);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith("/admin/"));
  return [...new Set([...own.map(({ pathname }) => pathname), ...code])];
}

/** At a log-out, and wherever nobody is logged in: nothing of anybody stays on the device. */
export async function dropKeptPages() {
  try {
    // The worker first: it could fill again what was just emptied.
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(CACHES)).map((name) => caches.delete(name)));
  } catch {}
}

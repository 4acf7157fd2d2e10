declare global {
  interface Window {
    /** The part we read of React Router's map of the routes: where it is, and each page's own file. */
    __reactRouterManifest?: { url: string; routes: Record<string, { module: string } | undefined> };
  }
}

/**
 * The files that these pages' code is in. What their own files import stands beside the map (scripts/build/slim-manifest.ts);
 * without a line, or a build, their own files are all that is known.
 */
export async function filesOfPages(pages: RegExp): Promise<string[]> {
  const { url = "", routes = {} } = window.__reactRouterManifest ?? {};
  const imports: Record<string, string[] | undefined> = await fetch(url.replace(/js$/, "json"))
    .then((answer) => answer.json())
    .catch(() => ({}));
  const found = Object.entries(routes).filter(([id]) => pages.test(id));
  return [...new Set(found.flatMap(([id, page]) => (page ? [page.module, ...(imports[id] ?? [])] : [])))];
}

const whenIdle = (go: () => void) => ("requestIdleCallback" in window ? requestIdleCallback(go) : setTimeout(go, 200));

/**
 * Fetches the code of a portal's other pages in a quiet moment, except for whoever spares data. One that is missing would be
 * loaded anew by the framework, and without a line the browser's own error page would take the place of the portal.
 */
export function preloadPages(folder: string) {
  if ("connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData) return;
  const files = filesOfPages(new RegExp(`^${folder}`));
  whenIdle(async () => {
    for (const href of await files) {
      if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) continue;
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
  });
}

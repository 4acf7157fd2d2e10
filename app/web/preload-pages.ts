/** The part we read of what React Router hands its browser side: which files each page's code is in. */
interface PageFiles {
  module: string;
  imports?: string[];
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, PageFiles | undefined> };
  }
}

const whenIdle = (go: () => void) => ("requestIdleCallback" in window ? requestIdleCallback(go) : setTimeout(go, 200));

/**
 * Fetches the code of a portal's other pages while nothing else is going on. A page whose code is missing would be loaded
 * anew by the framework, and without a line the browser's own error page would take the place of the portal.
 */
export function preloadPages(folder: string) {
  whenIdle(() => {
    const routes = window.__reactRouterManifest?.routes ?? {};
    const pages = Object.entries(routes).flatMap(([id, files]) => (files && id.startsWith(folder) ? [files] : []));
    for (const href of new Set(pages.flatMap(({ module, imports = [] }) => [module, ...imports]))) {
      if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) continue;
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
  });
}

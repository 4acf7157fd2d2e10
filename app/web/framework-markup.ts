import { KEPT_PAGES_WORKER } from "./waiting/worker-path.ts";

/**
 * What the framework itself writes as markup in the browser: React makes every script element out of this empty one, which
 * never runs, and fills the data for search engines with text that has no tag. Anything else is refused.
 */
export function isFrameworkMarkup(markup: string) {
  return markup === "<script></script>" || !markup.includes("<");
}

/** Asked by the browser wherever a text is about to become markup, where pages require it (server/security-headers.ts). */
export function guardMarkup() {
  globalThis.trustedTypes?.createPolicy("default", {
    createHTML: (markup) => {
      if (!isFrameworkMarkup(markup)) throw new TypeError("Text is not made into markup here.");
      return markup;
    },
    // Of scripts by their address, only what keeps pages for where there is no line.
    createScriptURL: (address) => {
      if (address !== KEPT_PAGES_WORKER) throw new TypeError("No other script is begun here.");
      return address;
    },
  });
}

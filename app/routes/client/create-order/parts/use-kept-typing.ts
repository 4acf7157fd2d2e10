import { useEffect, useState } from "react";
import { dropTyping, findTyping, keepTyping } from "#app/web/kept-typing.ts";

const LOG_IN = "/login";

/**
 * Keeps what is typed on a page for as long as it is neither saved nor given up: over a reload, and over a log-in that is
 * asked for because the session has ended. Leaving for any other page drops it: it was saved, or its loss was agreed to.
 */
export function useKeptTyping(page: string, based: string) {
  const [found, setFound] = useState<{ page: string; based: string; typed: Record<string, string> }>();
  useEffect(() => {
    const here = window.location.pathname;
    const typed = findTyping(sessionStorage, page, based);
    setFound(typed && { page, based, typed });
    return () => {
      const { pathname } = window.location;
      if (pathname !== here && pathname !== LOG_IN) dropTyping(sessionStorage, page);
    };
  }, [page, based]);
  return {
    kept: found?.page === page && found.based === based ? found.typed : undefined,
    keep: (typed: Record<string, string>) => keepTyping(sessionStorage, page, based, typed),
  };
}

import type { ReactNode } from "react";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="public-frame flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

import { Outlet } from "react-router";
import { SiteFooter } from "#app/components/site-footer.tsx";
import { SiteHeader } from "#app/components/site-header.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";

export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}

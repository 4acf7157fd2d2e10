import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { headerLinks } from "#app/content/site-links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { PortalLink } from "./portal-link.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { PhoneMenu } from "./site-phone-menu.tsx";

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

function SiteHeader() {
  return (
    <header className="relative z-20 border-line border-b bg-linen print:hidden">
      <div className="mx-auto flex max-w-page items-center justify-between gap-8 px-6 py-3 md:px-10 lg:py-4">
        <BrandMark />
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex items-center gap-1 xl:gap-3">
            {headerLinks.map((link) => (
              <li key={link.to}>
                <NavLink className={linkLook} to={link.to}>
                  {link.label}
                </NavLink>
              </li>
            ))}
            <li className="ml-3">
              <ButtonLink to="/contact-us" size="sm">
                Get Started
              </ButtonLink>
            </li>
            {/* The words end where the page does, whichever of them is shown. */}
            <li className="-mr-3 *:justify-items-end">
              <PortalLink className={linkLook} />
            </li>
          </ul>
        </nav>
        <PhoneMenu />
      </div>
    </header>
  );
}

const linkLook =
  "flex min-h-11 items-center px-3 text-ink text-sm decoration-1 decoration-brass underline-offset-8 transition-colors hover:text-moss hover:underline aria-[current=page]:underline";

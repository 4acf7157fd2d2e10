import { Menu, X } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { headerLinks, menuLinks } from "#app/content/site-links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useSite } from "#app/web/site/use-site.ts";
import { PortalLink } from "./portal-link.tsx";

/** A disclosure that opens without scripts; with them it also closes once a page is chosen. */
export function PhoneMenu() {
  const { business } = useSite();
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to close.
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [pathname]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus();
  };
  // Tabbing on, or choosing the page one is on already, is done with the menu too.
  const closeOnLeaving = ({ relatedTarget }: FocusEvent) => {
    if (menu.current && relatedTarget && !menu.current.contains(relatedTarget)) menu.current.open = false;
  };
  const closeOnChoice = ({ target }: MouseEvent) => {
    if (menu.current && target instanceof Element && target.closest("a")) menu.current.open = false;
  };
  return (
    <details
      ref={menu}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
      onClick={closeOnChoice}
      className="group -mr-2.5 lg:hidden"
    >
      <summary className="grid size-11 list-none place-items-center rounded-sm hover:bg-bone [&::-webkit-details-marker]:hidden">
        <span className="sr-only">Menu</span>
        <Menu aria-hidden="true" strokeWidth={1.5} className="size-6 group-open:hidden" />
        <X aria-hidden="true" strokeWidth={1.5} className="hidden size-6 group-open:block" />
      </summary>
      <nav
        aria-label="Main"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-line border-b bg-linen px-6 pb-8 md:px-10"
      >
        <ul>
          {headerLinks.map((link) => (
            <li key={link.to} className="border-line border-t">
              <NavLink className={linkLook} to={link.to}>
                {link.label}
              </NavLink>
            </li>
          ))}
          <li className="border-line border-t">
            <PortalLink className={linkLook} />
          </li>
          <li className="border-line border-t pt-6">
            <ButtonLink to="/contact-us" className="w-full">
              Get Started
            </ButtonLink>
          </li>
        </ul>
        <ul className="mt-6 grid grid-cols-2 gap-x-6">
          {menuLinks.map((link) => (
            <li key={link.to} className="border-line border-t">
              <NavLink className="flex min-h-12 items-center aria-[current=page]:underline" to={link.to}>
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
        <a href={business.phoneLink} className="mt-4 flex min-h-12 items-center border-line border-t pt-4">
          {business.phone}
        </a>
      </nav>
    </details>
  );
}

const linkLook =
  "flex min-h-14 items-center font-display text-lg decoration-1 decoration-brass underline-offset-8 aria-[current=page]:underline";

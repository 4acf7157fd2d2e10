import { Menu, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { BrandMark } from "./brand-mark.tsx";

const links = [
  { to: "/custom-products", label: "Custom Products" },
  { to: "/gallery", label: "Gallery" },
  { to: "/our-partners", label: "Partners" },
  { to: "/about-us", label: "About" },
  { to: "/contact-us", label: "Get Started" },
  { to: "/login", label: "Login" },
];

export function SiteHeader() {
  return (
    <header className="border-line border-b bg-linen">
      <div className="mx-auto flex max-w-page items-center justify-between gap-8 px-6 py-3">
        <BrandMark />
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex items-center gap-2">
            {links.map((link) => (
              <li key={link.to}>
                <HeaderLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <PhoneMenu />
      </div>
    </header>
  );
}

/** A disclosure that opens without scripts; with them it also closes once a page is chosen. */
function PhoneMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to close.
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [pathname]);
  const closeOnEscape = (event: React.KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus();
  };
  return (
    <details ref={menu} onKeyDown={closeOnEscape} className="group lg:hidden">
      <summary className="grid size-11 cursor-pointer list-none place-items-center rounded-sm hover:bg-bone [&::-webkit-details-marker]:hidden">
        <span className="sr-only">Menu</span>
        <Menu aria-hidden="true" className="size-5 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-5 group-open:block" />
      </summary>
      <nav aria-label="Main" className="absolute inset-x-0 z-20 border-line border-b bg-linen px-6 pb-6">
        <ul className="grid">
          {links.map((link) => (
            <li key={link.to} className="border-line border-t">
              <HeaderLink {...link} />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

function HeaderLink({ to, label }: { to: string; label: string }) {
  return (
    <NavLink
      to={to}
      className="flex min-h-11 items-center px-3 text-ink decoration-brass underline-offset-8 hover:underline aria-[current=page]:underline"
    >
      {label}
    </NavLink>
  );
}

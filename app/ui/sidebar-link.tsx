import type { ComponentProps, ReactNode } from "react";
import { Link, useLocation, useNavigation } from "react-router";

export interface SidebarLinkProps {
  to: string;
  label: string;
  /** An element, such as <House />. */
  icon: ReactNode;
  /** A second address of the same page, such as the area's own. */
  alsoAt?: string | undefined;
  /** Other pages that are reached by it. */
  leadsTo?: readonly string[] | undefined;
  /** The pages below this address are not part of it. */
  exact?: boolean | undefined;
}

interface SidebarLinkState {
  folded: boolean;
  onNavigate: () => void;
}

/** Less high where the screen is, so that none of them is cut off on a laptop. */
const SHORT = "short:min-h-8 short:py-1";

const row =
  "flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-2 wide:group-data-folded/shell:justify-center text-left text-ink transition-colors hover:bg-line/50 [&_svg]:size-5 [&_svg]:shrink-0";
const current =
  "aria-[current=page]:bg-linen aria-[current=page]:font-medium aria-[current=page]:inset-shadow-[2px_0_0_var(--color-brass)] [&_svg]:text-ink-soft aria-[current=page]:[&_svg]:text-moss";

/** What opens within 300 ms needs no sign that it is on its way. */
const working = "data-pressed:animate-breathe data-pressed:[animation-delay:300ms]";

export function isSidebarLinkHere({ to, alsoAt, leadsTo = [], exact }: SidebarLinkProps, pathname: string): boolean {
  if (pathname === to || pathname === alsoAt || (!exact && pathname.startsWith(`${to}/`))) return true;
  return leadsTo.some((other) => pathname === other || pathname.startsWith(`${other}/`));
}

export function SidebarLink({ folded, onNavigate, ...link }: SidebarLinkProps & SidebarLinkState) {
  const { to, label, icon } = link;
  const here = isSidebarLinkHere(link, useLocation().pathname);
  const pressed = useNavigation().location?.pathname === to;
  return (
    <Link
      to={to}
      aria-current={here ? "page" : undefined}
      onClick={onNavigate}
      title={folded ? label : undefined}
      data-pressed={pressed || undefined}
      className={`${row} ${SHORT} ${current} ${working}`}
    >
      <SidebarLabel icon={icon}>{label}</SidebarLabel>
    </Link>
  );
}

/** A button that stands among the links, such as Log Out. */
export function SidebarButton({
  icon,
  children,
  ...rest
}: Omit<ComponentProps<"button">, "className"> & { icon: ReactNode }) {
  return (
    <button type="submit" {...rest} className={`${row} ${SHORT} [&_svg]:text-ink-soft`}>
      <SidebarLabel icon={icon}>{children}</SidebarLabel>
    </button>
  );
}

/** In the folded rail only the icon is seen; the words are still heard. */
function SidebarLabel({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">{icon}</span>
      <span className="truncate wide:group-data-folded/shell:sr-only">{children}</span>
    </>
  );
}

import { ChevronDown } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { isSidebarLinkHere, SidebarLink, type SidebarLinkProps } from "./sidebar-link.tsx";

export interface SidebarGroup {
  label: string;
  links: readonly SidebarLinkProps[];
  /** Starts folded also on a laptop, whose screen is not high enough for all. */
  last?: boolean;
}

interface SidebarGroupsProps {
  groups: readonly SidebarGroup[];
  folded: boolean;
  onNavigate: () => void;
}

const PHONE = "(width <= 768px)";
const LAPTOP = "(height <= 62rem)";

/**
 * Named groups of further links. On a phone they start folded, but for the one that the page is in; a group without links is
 * left out. In the rail of icons there is no room for names, so a line stands between them.
 */
export function SidebarGroups({ groups, folded, onNavigate }: SidebarGroupsProps) {
  const phone = useMedia(PHONE, false);
  // Most screens are; on a higher one the last groups open where there was nothing, and no line moves away.
  const laptop = useMedia(LAPTOP, true);
  const { pathname } = useLocation();
  return groups
    .filter(({ links }) => links.length > 0)
    .map(({ label, links, last = false }) => (
      <details
        key={label}
        open={!(phone || (laptop && last)) || links.some((link) => isSidebarLinkHere(link, pathname))}
        className="sidebar-group group/nav mt-2 border-line border-t pt-2 short:mt-1 short:pt-1"
      >
        <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-sm px-3 text-ink-soft text-sm transition-colors hover:bg-line/50 wide:min-h-9 short:min-h-7 wide:group-data-folded/shell:hidden [&::-webkit-details-marker]:hidden">
          {label}
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 transition-transform group-open/nav:rotate-180" />
        </summary>
        <ul className="flex flex-col gap-1 short:gap-0">
          {links.map((link) => (
            <li key={link.to}>
              <SidebarLink {...link} folded={folded} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      </details>
    ));
}

/** As it is said to be until scripts know. */
function useMedia(media: string, atFirst: boolean): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(media);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(media).matches,
    () => atFirst,
  );
}

import { Menu, PanelLeftClose, PanelLeftOpen, X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { classNames } from "./class-names.ts";
import { type SidebarGroup, SidebarGroups } from "./sidebar-groups.tsx";
import { SidebarLink, type SidebarLinkProps } from "./sidebar-link.tsx";
import { SkipLink } from "./skip-link.tsx";
import { keepScrollbarRoom } from "./use-modal.ts";

interface SidebarShellProps {
  areaName: string;
  brand: ReactNode;
  links: readonly SidebarLinkProps[];
  /** Further links, under names. */
  groups?: readonly SidebarGroup[] | undefined;
  /** The Log Out form. A SidebarButton in it folds away with the links. */
  footer: ReactNode;
  user?: ReactNode;
  /** How the visitor left the sidebar last time. */
  initiallyFolded?: boolean | undefined;
  onFold?: ((folded: boolean) => void) | undefined;
  children: ReactNode;
}

const iconButton =
  "size-11 shrink-0 place-items-center rounded-sm text-ink-soft transition-colors hover:bg-line/60 hover:text-ink";

/**
 * Wide: a sidebar that folds to a rail of icons. Narrow (768 px or less): a bar on top and a drawer. The drawer is a
 * popover, so it opens, closes on Escape and gives focus back without a line of script.
 */
export function SidebarShell(props: SidebarShellProps) {
  const { areaName, brand, links, groups = [], footer, user, initiallyFolded = false, onFold, children } = props;
  const drawer = useRef<HTMLElement>(null);
  const drawerId = useId();
  const { open, close } = useDrawer(drawer);
  const [folded, setFolded] = useState(initiallyFolded);

  return (
    <div data-folded={folded || undefined} className="group/shell wide:flex wide:min-h-dvh">
      <SkipLink />
      <header className="sticky top-0 z-20 flex items-center justify-between gap-4 border-b border-line bg-bone py-2 pr-2 pl-5 tiny:gap-1 tiny:pr-0 tiny:pl-2 tiny:*:gap-1.5 wide:hidden print:hidden">
        {brand}
        <button
          type="button"
          popoverTarget={drawerId}
          aria-controls={drawerId}
          aria-expanded={open}
          className={classNames("grid", iconButton)}
          aria-label="Open menu"
        >
          <Menu aria-hidden="true" className="size-5" />
        </button>
      </header>

      <aside
        ref={drawer}
        id={drawerId}
        popover="auto"
        data-drawer
        onBlur={({ currentTarget, relatedTarget }) =>
          relatedTarget && !currentTarget.contains(relatedTarget) && close()
        }
        aria-label={areaName}
        className={classNames(
          "drawer flex-col border-line bg-bone text-ink print:hidden!",
          "narrow:fixed narrow:inset-y-0 narrow:right-auto narrow:left-0 narrow:max-h-none narrow:h-dvh narrow:w-72 narrow:max-w-[85vw] narrow:border-r narrow:open:flex",
          "wide:sticky wide:top-0 wide:flex wide:h-dvh wide:w-64 wide:shrink-0 wide:border-r wide:transition-[width] wide:duration-300 wide:group-data-folded/shell:w-19",
        )}
      >
        <div className="flex items-center justify-between gap-2 pt-4 pr-4 pb-4 pl-6 group-data-folded/shell:wide:px-4">
          <div className="min-w-0 group-data-folded/shell:wide:hidden">{brand}</div>
          <button
            type="button"
            popoverTarget={drawerId}
            popoverTargetAction="hide"
            aria-label="Close menu"
            className={classNames("grid wide:hidden", iconButton)}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
          <button
            type="button"
            onClick={() => {
              setFolded(!folded);
              onFold?.(!folded);
            }}
            aria-expanded={!folded}
            aria-controls={`${drawerId}-links`}
            aria-label={folded ? "Expand menu" : "Collapse menu"}
            className={classNames("hidden wide:grid noscript:hidden", iconButton)}
          >
            {folded ? (
              <PanelLeftOpen aria-hidden="true" className="size-5" />
            ) : (
              <PanelLeftClose aria-hidden="true" className="size-5" />
            )}
          </button>
        </div>

        <nav
          ref={useCurrentInSight()}
          aria-label={areaName}
          id={`${drawerId}-links`}
          className="grow overflow-y-auto px-3 py-2"
        >
          <ul className="flex flex-col gap-1">
            {links.map((link) => (
              <li key={link.to}>
                <SidebarLink {...link} folded={folded} onNavigate={close} />
              </li>
            ))}
          </ul>
          <SidebarGroups groups={groups} folded={folded} onNavigate={close} />
        </nav>

        <div className="border-t border-line px-3 py-4">
          {user && <div className="px-3 pb-2 text-sm text-ink-soft group-data-folded/shell:wide:hidden">{user}</div>}
          {footer}
        </div>
      </aside>

      <main id="main" tabIndex={-1} className="min-w-0 grow px-5 py-8 sm:px-8 lg:px-12 lg:py-12 print:p-0">
        <div className="mx-auto max-w-6xl min-[120rem]:max-w-[84rem] has-data-whole-width:max-w-none print:max-w-none">
          {children}
        </div>
      </main>
    </div>
  );
}

/** Where the links are more than the screen is high, the one of this page is scrolled to. */
function useCurrentInSight() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another current link
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!nav.current || !here) return;
    const [box, link] = [nav.current.getBoundingClientRect(), here.getBoundingClientRect()];
    if (link.top < box.top) nav.current.scrollTop += link.top - box.top - 8;
    if (link.bottom > box.bottom) nav.current.scrollTop += link.bottom - box.bottom + 8;
  }, [pathname]);
  return nav;
}

const wide = "(width > 768px)";

/**
 * The browser opens and closes the drawer (it is a popover) and gives focus back. This follows it, so that the button
 * says how things stand, brings focus in, and puts the drawer away when the screen has room for the sidebar.
 */
function useDrawer(ref: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const drawer = ref.current;
    if (!drawer) return;
    const listening = new AbortController();
    const { signal } = listening;
    let giveBackRoom = () => {};
    const onBeforeToggle = (event: ToggleEvent) => {
      giveBackRoom();
      giveBackRoom = event.newState === "open" ? keepScrollbarRoom() : () => {};
    };
    const onToggle = (event: ToggleEvent) => {
      setOpen(event.newState === "open");
      if (event.newState === "open") drawer.querySelector<HTMLElement>("button")?.focus();
    };
    drawer.addEventListener("beforetoggle", onBeforeToggle, { signal });
    drawer.addEventListener("toggle", onToggle, { signal });
    // Tabbing past the last link leaves the drawer; it does not stay open over a page that has the focus.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !drawer.contains(relatedTarget) && drawer.matches(":popover-open"))
        drawer.hidePopover();
    };
    drawer.addEventListener("focusout", onFocusOut, { signal });
    matchMedia(wide).addEventListener("change", ({ matches }) => matches && drawer.hidePopover(), { signal });
    return () => {
      listening.abort();
      giveBackRoom();
    };
  }, [ref]);

  return { open, close: () => ref.current?.matches(":popover-open") && ref.current.hidePopover() };
}

import { LogOut } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect } from "react";
import { useMatches } from "react-router";
import { SidebarButton } from "#app/ui/sidebar-link.tsx";
import { SidebarShell } from "#app/ui/sidebar-shell.tsx";
import { FlashToast, ToastRegion } from "#app/ui/toast.tsx";
import { preloadPages } from "#app/web/preload-pages.ts";
import { rememberSidebar } from "#app/web/sidebar-cookie.ts";
import type { FlashToastMessage } from "#app/web/toast-message.ts";
import { LogOutForm } from "./log-out-form.tsx";
import { BrandMark } from "./site/brand-mark.tsx";

interface PortalShellProps {
  areaName: string;
  links: ComponentProps<typeof SidebarShell>["links"];
  groups?: ComponentProps<typeof SidebarShell>["groups"];
  /** Where the logo leads; without it, to the public site. */
  brandTo?: string;
  name: string;
  toast: FlashToastMessage | undefined;
  folded: boolean;
  children: ReactNode;
}

/** The frame as it was last shown in this tab, for when the line is down and it cannot be loaded again. */
let last: PortalShellProps | undefined;
export const lastPortalShell = () => last;

/** What the client's and the owner's areas share: sidebar, Log Out, and the place where toasts appear. */
export function PortalShell(props: PortalShellProps) {
  const { areaName, links, groups, brandTo, name, toast, folded, children } = props;
  const layout = useMatches().at(1)?.id ?? "";
  useEffect(() => {
    last = props;
  }, [props]);
  useEffect(() => preloadPages(layout.replace(/[^/]*$/, "")), [layout]);
  const logOut = (
    <LogOutForm>
      <SidebarButton icon={<LogOut />}>Log Out</SidebarButton>
    </LogOutForm>
  );
  return (
    <SidebarShell
      areaName={areaName}
      brand={<BrandMark to={brandTo} />}
      links={links}
      groups={groups}
      user={name}
      footer={logOut}
      initiallyFolded={folded}
      onFold={rememberSidebar}
    >
      <ToastRegion />
      <FlashToast toast={toast} />
      {children}
    </SidebarShell>
  );
}

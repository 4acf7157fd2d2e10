import { LogOut } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { SidebarButton } from "#app/ui/sidebar-link.tsx";
import { SidebarShell } from "#app/ui/sidebar-shell.tsx";
import { FlashToast, ToastRegion } from "#app/ui/toast.tsx";
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

/** What the client's and the owner's areas share: sidebar, Log Out, and the place where toasts appear. */
export function PortalShell({ areaName, links, groups, brandTo, name, toast, folded, children }: PortalShellProps) {
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

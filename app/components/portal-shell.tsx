import { LogOut } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import type { FlashToastMessage } from "#app/lib/toast-message.ts";
import { SidebarButton } from "#app/ui/sidebar-link.tsx";
import { SidebarShell } from "#app/ui/sidebar-shell.tsx";
import { FlashToast, ToastRegion } from "#app/ui/toast.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { LogOutForm } from "./log-out-form.tsx";

interface PortalShellProps {
  areaName: string;
  links: ComponentProps<typeof SidebarShell>["links"];
  name: string;
  toast: FlashToastMessage | undefined;
  children: ReactNode;
}

/** What the client's and the owner's areas share: sidebar, Log Out, and the place where toasts appear. */
export function PortalShell({ areaName, links, name, toast, children }: PortalShellProps) {
  const logOut = (
    <LogOutForm>
      <SidebarButton icon={<LogOut />}>Log Out</SidebarButton>
    </LogOutForm>
  );
  return (
    <SidebarShell areaName={areaName} brand={<BrandMark />} links={links} user={name} footer={logOut}>
      <ToastRegion />
      <FlashToast toast={toast} />
      {children}
    </SidebarShell>
  );
}

import type { ReactNode } from "react";
import { ButtonLink } from "./button.tsx";
import type { ButtonLook } from "./button-look.ts";

interface PageHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Where one goes on from here, one beside the other. */
  links?: WaysProps["links"];
  /** What else can be done here. */
  actions?: ReactNode;
}

export function PageHeading({ title, lead, links = [], actions }: PageHeadingProps) {
  return (
    <header className="mb-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{title}</h1>
        {lead && <p className="mt-2 max-w-measure text-ink-soft">{lead}</p>}
      </div>
      {(links.some(Boolean) || actions) && (
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <Ways links={links} />
          {actions}
        </div>
      )}
    </header>
  );
}

interface Way {
  to: string;
  label: ReactNode;
  variant?: ButtonLook["variant"];
  /** It is a file, and no page. */
  reloadDocument?: boolean;
}

interface WaysProps {
  links: readonly (Way | false | null | undefined | "")[];
  size?: ButtonLook["size"];
  preventScrollReset?: boolean;
}

/** Links that look like buttons, one beside the other. */
export function Ways({ links, size = "sm", preventScrollReset }: WaysProps) {
  const shown = links.filter((link) => typeof link === "object" && link !== null);
  return shown.map(({ to, label, variant = "secondary", reloadDocument }) => (
    <ButtonLink
      key={to}
      to={to}
      reloadDocument={reloadDocument}
      preventScrollReset={preventScrollReset}
      variant={variant}
      size={size}
    >
      {label}
    </ButtonLink>
  ));
}

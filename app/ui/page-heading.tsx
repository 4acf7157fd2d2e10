import type { ReactNode } from "react";
import { ButtonLink } from "./button.tsx";
import type { ButtonLook } from "./button-look.ts";

interface PageHeadingProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Where one goes on from here, one beside the other. */
  links?: readonly (HeadingLink | false | null | undefined | "")[];
  /** What else can be done here. */
  actions?: ReactNode;
}

interface HeadingLink {
  to: string;
  label: ReactNode;
  variant?: ButtonLook["variant"];
  /** It is a file, and no page. */
  reloadDocument?: boolean;
}

export function PageHeading({ title, lead, links = [], actions }: PageHeadingProps) {
  const shown = links.filter((link) => typeof link === "object" && link !== null);
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{title}</h1>
        {lead && <p className="mt-2 max-w-measure text-ink-soft">{lead}</p>}
      </div>
      {(shown.length > 0 || actions) && (
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          {shown.map(({ to, label, variant = "secondary", reloadDocument }) => (
            <ButtonLink key={to} to={to} reloadDocument={reloadDocument} variant={variant} size="sm">
              {label}
            </ButtonLink>
          ))}
          {actions}
        </div>
      )}
    </header>
  );
}

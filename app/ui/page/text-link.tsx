import { ArrowUpRight } from "lucide-react";
import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

type TextLinkProps = (LinkProps & { href?: never }) | (ComponentProps<"a"> & { href: string; to?: never });

const look =
  "text-moss underline decoration-brass decoration-1 underline-offset-4 transition-colors hover:text-moss-deep hover:decoration-2 hover:decoration-moss";

export function TextLink(props: TextLinkProps) {
  // A number is dialed as a whole, and read as one.
  const className = classNames(look, props.href?.startsWith("tel:") && "whitespace-nowrap", props.className);
  if (props.href === undefined) return <Link {...props} className={className} />;
  const { children, ...rest } = props;
  // mailto: and tel: open an application, not a tab.
  if (!/^https?:/i.test(props.href)) {
    return (
      <a {...rest} className={className}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} className={className} rel="noopener noreferrer" target="_blank">
      {children}
      <ArrowUpRight aria-hidden="true" className="-mr-0.5 mb-0.5 inline size-4" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

/** A link that stands by itself, not within a sentence: large enough for a finger. */
export function StandingLink(props: TextLinkProps) {
  return <TextLink {...props} className={classNames("inline-flex min-h-11 items-center", props.className)} />;
}

/** The same in a list of facts: its line stays level with those of the others. */
export function FactLink(props: TextLinkProps) {
  return <StandingLink {...props} className={classNames("-my-2.5", props.className)} />;
}

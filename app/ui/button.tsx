import { ArrowUpRight } from "lucide-react";
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";
import { Link, type LinkProps } from "react-router";
import { type ButtonLook, buttonLook } from "./button-look.ts";
import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** The work has begun: the button keeps its width and place in the tab order, and a second press does nothing. */
  pending?: boolean | undefined;
  pendingLabel?: string | undefined;
  /** Disables the button and says why. It can still be focused, so that the reason is heard and not only seen. */
  disabledReason?: string | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, size, pending, pendingLabel, disabledReason, className, children, onClick, disabled, ...rest } =
    props;
  const reasonId = useId();
  const blocked = Boolean(pending || disabledReason);
  const state = disabled || disabledReason ? "disabled" : pending ? "pending" : "ready";

  // Enter in a field presses the form's button too, so this one guard also stops a second submit from the keyboard.
  const press = (event: MouseEvent<HTMLButtonElement>) => (blocked ? event.preventDefault() : onClick?.(event));

  return (
    <>
      <button
        type="submit"
        aria-describedby={disabledReason ? reasonId : undefined}
        {...rest}
        disabled={disabled && !disabledReason}
        aria-disabled={blocked || undefined}
        onClick={press}
        className={classNames(buttonLook({ variant, size }, state), className)}
      >
        <ButtonLabel pending={pending} pendingLabel={pendingLabel}>
          {children}
        </ButtonLabel>
      </button>
      {pending !== undefined && (
        <span aria-live="polite" className="sr-only">
          {pending && "Please wait."}
        </span>
      )}
      {disabledReason && (
        <p id={reasonId} className="mt-2 basis-full text-sm text-ink-soft">
          {disabledReason}
        </p>
      )}
    </>
  );
}

/** In a row or beside what it is about, where it is not what the page is for. */
export function SmallButton(props: Omit<ButtonProps, "variant" | "size">) {
  return <Button variant="secondary" size="sm" {...props} />;
}

/** The label that is not shown keeps its width, so that the button does not move under the finger. */
function ButtonLabel({ pending, pendingLabel, children }: Pick<ButtonProps, "pending" | "pendingLabel" | "children">) {
  const waiting = pending && pendingLabel;
  const unseen = waiting ? children : pendingLabel;
  return (
    <>
      <span className="button-label" data-unseen={typeof unseen === "string" ? unseen : undefined}>
        <span className="inline-flex items-center justify-center gap-2">{waiting ? pendingLabel : children}</span>
      </span>
      {pending && (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 overflow-hidden">
          <span className="block h-full w-1/3 animate-thread bg-brass" />
        </span>
      )}
    </>
  );
}

interface OutsideButtonLinkProps extends ButtonLook {
  href: string;
  children: ReactNode;
}

/** The same for a place outside the house, which opens in a tab of its own. */
export function OutsideButtonLink({ href, variant, size, children }: OutsideButtonLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonLook({ variant, size })}>
      <span>
        {children}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </span>
      <ArrowUpRight aria-hidden="true" className="size-4" />
    </a>
  );
}

/** A link that looks like a button: for going somewhere, where a Button is for doing something. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonLook & { className?: string }) {
  return <Link {...rest} className={classNames(buttonLook({ variant, size }), className)} />;
}

/** Beside a heading or in a row, where it leads on without being what the page is for. */
export function SmallButtonLink(props: LinkProps & { className?: string }) {
  return <ButtonLink variant="secondary" size="sm" {...props} />;
}

/** The buttons that end a form or a page: side by side, below each other where the screen is narrow. */
export function ButtonRow({ className, ...row }: ComponentProps<"div">) {
  return <div {...row} className={classNames("flex flex-wrap items-center gap-x-4 gap-y-3 [&>p]:mt-0", className)} />;
}

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

/** The same in a list of facts: its lines stay level with those of the others, however many it takes. */
export function FactLink(props: TextLinkProps) {
  return <StandingLink {...props} className={classNames("-my-2.5 py-2.5", props.className)} />;
}

import { X } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { Button, ButtonRow } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { useModal } from "./use-modal.ts";

interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  size?: "sm" | "md" | "lg" | undefined;
  /** Where Close leads without scripts, for a dialog that is a page of its own. */
  closeHref?: string | undefined;
}

const widths = { sm: "max-w-md", md: "max-w-xl", lg: "max-w-4xl" };

/** Put data-autofocus on the element inside that should have focus first; otherwise it is the Close button. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, onClose, children, footer, size = "md", closeHref }: Omit<DialogProps, "open">) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref, onClose);
  return (
    <dialog
      ref={ref}
      // Only the server's rendering carries the attribute; in the browser showModal() does. See useModal.
      open={typeof document === "undefined"}
      suppressHydrationWarning
      // biome-ignore lint/a11y/noRedundantRoles: tools that read the markup and not the accessibility tree rely on it.
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      className={classNames(
        // Above the page also where no script makes it modal.
        "dialog fixed inset-0 z-30 m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-auto overscroll-contain rounded-lg border border-line bg-linen text-ink transition-opacity duration-200",
        "print:absolute print:m-0 print:max-h-none print:w-full print:max-w-none print:overflow-visible print:border-0 print:bg-transparent",
        widths[size],
      )}
    >
      <div className="flex min-h-full flex-col">
        <header className="sticky top-0 flex items-start justify-between gap-4 bg-linen pt-4 pr-3 pb-2 pl-6 sm:pl-8 print:static print:bg-transparent print:px-0">
          <h2 id={titleId} className="pt-1.5 text-xl">
            {title}
          </h2>
          <CloseButton onClose={onClose} href={closeHref} />
        </header>
        <div className="px-6 pt-1 pb-8 sm:px-8 print:px-0">{children}</div>
        {footer && (
          <footer className="sticky bottom-0 border-t border-line bg-linen px-6 py-4 sm:px-8 print:hidden">
            {footer}
          </footer>
        )}
      </div>
    </dialog>
  );
}

function CloseButton({ onClose, href }: { onClose: () => void; href: string | undefined }) {
  return (
    <form
      action={href}
      method={href ? "get" : "dialog"}
      className="print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <button
        type="submit"
        aria-label="Close"
        className="grid size-11 place-items-center rounded-sm text-ink-soft transition-colors hover:bg-bone hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </form>
  );
}

interface ConfirmDialogProps {
  title: string;
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  children: ReactNode;
}

/** Asks before something that cannot be taken back. Focus begins on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const footer = (
    <ButtonRow className="justify-end">
      <Button
        type="button"
        variant={props.danger ? "secondary" : "primary"}
        size="sm"
        onClick={props.onCancel}
        data-autofocus
      >
        {props.cancelLabel ?? "Cancel"}
      </Button>
      <Button type="button" variant={props.danger ? "danger" : "secondary"} size="sm" onClick={props.onConfirm}>
        {props.confirmLabel}
      </Button>
    </ButtonRow>
  );
  return (
    <Dialog title={props.title} open={props.open} onClose={props.onCancel} footer={footer} size="sm">
      {props.children}
    </Dialog>
  );
}

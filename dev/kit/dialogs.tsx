import { useState } from "react";
import { useNavigate } from "react-router";
import { Button, ButtonLink, ButtonRow } from "#app/ui/button.tsx";
import { ConfirmDialog, Dialog } from "#app/ui/dialog.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextField } from "#app/ui/field.tsx";
import { showToast, ToastRegion } from "#app/ui/toast.tsx";
import { Piece } from "./specimen.tsx";

const paragraphs = [...Array(14).keys()];

export function Dialogs() {
  const [open, setOpen] = useState<"short" | "long" | "confirm" | undefined>();
  const close = () => setOpen(undefined);
  return (
    <Piece name="Dialog" note="Escape, the backdrop and Close all close it; focus goes back to where it came from.">
      <ButtonRow>
        <Button type="button" variant="secondary" onClick={() => setOpen("short")}>
          Open a dialog
        </Button>
        <Button type="button" variant="secondary" onClick={() => setOpen("long")}>
          Open a long dialog
        </Button>
        <Button type="button" variant="secondary" onClick={() => setOpen("confirm")}>
          Ask before deleting
        </Button>
        <ButtonLink to="/kit?show=dialog" variant="secondary">
          Open a dialog that is a page
        </ButtonLink>
      </ButtonRow>
      <Dialog
        title="Reuse Measurements"
        open={open === "short"}
        onClose={close}
        footer={
          <ButtonRow className="justify-end">
            <Button type="button" variant="secondary" size="sm" onClick={close}>
              Cancel
            </Button>
            <Button type="button" size="sm" onClick={close}>
              Apply
            </Button>
          </ButtonRow>
        }
      >
        <p className="mb-6">
          The seven measurements of the earlier window are copied to this one. You can change them after.
        </p>
        <TextField name="source" label="Window to copy from" defaultValue="Living room, left" />
      </Dialog>
      <Dialog
        title="Terms that go on for a while, with a title that needs two lines on a phone"
        open={open === "long"}
        onClose={close}
        size="lg"
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mb-4 max-w-measure">
            The page behind stays where it is while this text scrolls. On a phone the dialog leaves a margin, so that it
            is clear that the page is still there.
          </p>
        ))}
      </Dialog>
      <ConfirmDialog
        title="Delete this order?"
        open={open === "confirm"}
        onCancel={close}
        onConfirm={close}
        confirmLabel="Delete order"
        danger
      >
        <p>Order LK-1042 and its three windows will be gone. This cannot be undone.</p>
      </ConfirmDialog>
    </Piece>
  );
}

/** Rendered open by the server, as an overlay with an address of its own is: /kit?show=dialog. */
export function DialogPageDemo() {
  const navigate = useNavigate();
  return (
    <main id="main" tabIndex={-1} className="p-8">
      <h1 className="text-2xl">My Orders</h1>
      <Dialog title="Order LK-1042" open onClose={() => navigate("/kit")} closeHref="/kit">
        <p className="mb-6">Back, refresh and a link in an e-mail all lead here.</p>
        <Button type="button" size="sm" onClick={() => showToast({ kind: "success", message: "Order confirmed" })}>
          Confirm Order
        </Button>
      </Dialog>
      <ToastRegion />
    </main>
  );
}

export function Disclosures() {
  return (
    <Piece name="Disclosure">
      <div>
        <Disclosure summary="Living room, left">
          <p className="max-w-measure">
            Width of window 35 3/8", height of window 84". Drapes in Goblet, blackout lining.
          </p>
        </Disclosure>
        <Disclosure summary="Dining room, the bay of three beside the french door toward the garden" defaultOpen>
          <p className="max-w-measure">Open from the start. No customizations completed yet.</p>
        </Disclosure>
      </div>
    </Piece>
  );
}

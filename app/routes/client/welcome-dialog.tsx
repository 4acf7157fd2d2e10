import { useEffect, useState } from "react";
import { WELCOME_SEEN } from "#app/components/log-out-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

const parts = [
  { name: "Consultation", text: "book a visit to your home, if you are within our area." },
  { name: "My Orders", text: "follow your orders, read your quotes, confirm and pay." },
  { name: "Create an Order", text: "measure your windows and choose what we make for them." },
  { name: "Profile", text: "keep your address and password up to date." },
  { name: "Contact", text: "reach us by e-mail or phone." },
  { name: "Log Out", text: "leave the portal on this device." },
];

/** Shown once in a browser session, then remembered there. */
export function WelcomeDialog() {
  const [open, setOpen] = useState(false);
  // Session storage belongs to the browser, so the server cannot know; it is asked once the page is live.
  useEffect(() => setOpen(sessionStorage.getItem(WELCOME_SEEN) === null), []);
  const close = () => {
    sessionStorage.setItem(WELCOME_SEEN, "yes");
    setOpen(false);
  };
  return (
    <Dialog
      title="Welcome to Your Client Portal!"
      open={open}
      onClose={close}
      footer={
        <Button type="button" data-autofocus onClick={close}>
          I Understand
        </Button>
      }
    >
      <p className="text-ink-soft">Here is where everything is.</p>
      <dl className="mt-4 grid gap-3">
        {parts.map(({ name, text }) => (
          <div key={name} className="sm:grid sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

import { type FormEvent, type ReactNode, useState } from "react";
import { Form } from "react-router";
import { dropAllTyping } from "#app/web/kept-typing.ts";
import { dropKeptPages } from "#app/web/waiting/kept-pages.ts";
import { dropLoaded } from "#app/web/waiting/loaded-things.ts";
import { countKept, dropAllWaiting } from "#app/web/waiting/waiting-presses.ts";
import { forgetWelcome } from "#app/web/welcome-cookie.ts";

/** Leaving is a change on the server, so it is a form and not a link. What was pressed without a line is lost by it, so it asks. */
export function LogOutForm({ children }: { children: ReactNode }) {
  const [unsent, setUnsent] = useState(0);
  const leave = (event: FormEvent) => {
    const kept = countKept(localStorage);
    if (kept > unsent) {
      event.preventDefault();
      setUnsent(kept);
    } else forgetVisitor();
  };
  return (
    <Form method="post" action="/logout" onSubmit={leave}>
      {unsent > 0 ? (
        <p role="alert" className="mb-2 max-w-prose text-clay-deep text-sm">
          {unsent === 1 ? "One thing has" : `${unsent} things have`} not been sent from this device. Press again to log
          out without {unsent === 1 ? "it" : "them"}.
        </p>
      ) : null}
      {children}
    </Form>
  );
}

function forgetVisitor() {
  forgetWelcome();
  dropAllTyping(sessionStorage);
  dropAllWaiting(localStorage);
  dropLoaded(localStorage);
  void dropKeptPages();
}

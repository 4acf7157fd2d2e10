import type { ReactNode } from "react";
import { Form } from "react-router";
import { dropAllTyping } from "#app/web/kept-typing.ts";

/** Set when the welcome has been read; a log-out forgets it, so the next sign-in is welcomed again. */
export const WELCOME_SEEN = "larkfield.welcome-seen";

/** Leaving is a change on the server, so it is a form and not a link. */
export function LogOutForm({ children }: { children: ReactNode }) {
  return (
    <Form method="post" action="/logout" onSubmit={forgetVisitor}>
      {children}
    </Form>
  );
}

function forgetVisitor() {
  sessionStorage.removeItem(WELCOME_SEEN);
  dropAllTyping(sessionStorage);
}

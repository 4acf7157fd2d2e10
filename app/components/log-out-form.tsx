import type { ReactNode } from "react";
import { Form } from "react-router";
import { dropAllTyping } from "#app/web/kept-typing.ts";
import { dropKeptPages } from "#app/web/waiting/kept-pages.ts";
import { dropLoaded } from "#app/web/waiting/loaded-things.ts";
import { dropAllWaiting } from "#app/web/waiting/waiting-presses.ts";
import { forgetWelcome } from "#app/web/welcome-cookie.ts";

/** Leaving is a change on the server, so it is a form and not a link. */
export function LogOutForm({ children }: { children: ReactNode }) {
  return (
    <Form method="post" action="/logout" onSubmit={forgetVisitor}>
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

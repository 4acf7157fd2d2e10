import type { ReactNode } from "react";
import { Form } from "react-router";
import { forgetWelcome } from "#app/web/welcome-cookie.ts";

/** Leaving is a change on the server, so it is a form and not a link. */
export function LogOutForm({ children }: { children: ReactNode }) {
  return (
    <Form method="post" action="/logout" onSubmit={forgetWelcome}>
      {children}
    </Form>
  );
}

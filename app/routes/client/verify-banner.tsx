import { MailCheck } from "lucide-react";
import { Form, useLocation } from "react-router";
import { ResendButton } from "./resend-button.tsx";

/** Asks, above every page of the portal, and stands in nobody's way. */
export function VerifyBanner({ email }: { email: string }) {
  const { pathname, search } = useLocation();
  return (
    <aside
      aria-label="Verify your address"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-brass border-l-2 bg-bone/60 px-4 py-3 print:hidden"
    >
      <p className="flex min-w-0 max-w-measure gap-3">
        <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brass-deep" />
        <span className="min-w-0">
          Please verify your e-mail address: open the link that we sent to{" "}
          <span className="wrap-anywhere font-medium">{email}</span>.
        </span>
      </p>
      <Form method="post" preventScrollReset>
        <ResendButton backTo={pathname + search} />
      </Form>
    </aside>
  );
}

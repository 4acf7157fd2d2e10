import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";
import { describeUnsent, type UnsentEmails } from "./desk-figures.tsx";

interface MailTroubleProps {
  emails: UnsentEmails & { lastError: string | null };
  problem: FormProblem | undefined;
}

/** From the first try in vain on: mail that does not go out is the owner's business before a client asks for it. */
export function MailTrouble({ emails, problem }: MailTroubleProps) {
  const pending = useNavigation().formMethod === "POST";
  if (emails.struggling + emails.failed === 0) return null;
  return (
    <section aria-labelledby="mail-trouble" className="mb-8 border-clay border-l-2 bg-paper p-4 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h2 id="mail-trouble" className="font-medium font-sans text-base text-clay-deep">
            E-mail is not getting through
          </h2>
          <p className="text-sm">
            {describeUnsent(emails)}.
            {emails.lastError && <span className="wrap-anywhere text-ink-soft"> Last answer: {emails.lastError}</span>}
          </p>
        </div>
        <Form method="post" action="?index" preventScrollReset>
          <Button type="submit" variant="secondary" size="sm" pending={pending} pendingLabel="Sending">
            Send All Again
          </Button>
        </Form>
      </div>
      {problem?.error && (
        <p role="alert" className="mt-2 text-clay-deep text-sm">
          {problem.error}
        </p>
      )}
    </section>
  );
}

import { Form, useNavigation } from "react-router";
import { formatDateTime } from "#app/domain/dates.ts";
import { Button, SmallButton } from "#app/ui/button.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { Refused } from "#app/ui/post-form.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";

interface Session {
  id: string;
  device: string;
  ip: string;
  signedInAt: string;
  lastSeenAt: string;
  isThisOne: boolean;
}

/** Every device on which somebody is signed in, for themselves alone, each with a way to end it. */
export function SessionsSection({ sessions, problem }: { sessions: Session[]; problem: FormProblem | undefined }) {
  return (
    <TitledSection id="sessions" title="Where you are logged in" className="@container mt-10 border-line border-t pt-8">
      <p className="mt-2 max-w-measure text-ink-soft">
        If you do not know one of these, end it and change your password. All times Eastern.
      </p>
      <Refused problem={problem?.form === "sessions" ? problem : undefined} fields className="mt-4" />
      <ul className="mt-6 grid @4xl:grid-cols-2 gap-x-14 border-line border-t">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" preventScrollReset className="mt-6">
          <Button name="intent" value="end-other-sessions" variant="secondary">
            End all others
          </Button>
        </Form>
      ) : null}
    </TitledSection>
  );
}

function SessionRow({ session: { id, device, ip, signedInAt, lastSeenAt, isThisOne } }: { session: Session }) {
  const pending = useNavigation().formData?.get("sessionId") === id;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-4">
      <div className="min-w-0">
        <p className="font-medium">
          {device} {isThisOne ? <span className="ml-2 font-normal text-moss text-sm">This device</span> : null}
        </p>
        <p className="text-ink-soft text-sm">
          Logged in {formatDateTime(signedInAt)}
          {ip ? <span className="wrap-anywhere"> from {ip}</span> : null}
        </p>
        <p className="text-ink-soft text-sm">{isThisOne ? "In use now" : `Last seen ${formatDateTime(lastSeenAt)}`}</p>
      </div>
      {isThisOne ? null : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="sessionId" value={id} />
          <SmallButton
            name="intent"
            value="end-session"
            aria-label={`End this one: ${device}`}
            pending={pending}
            pendingLabel="Ending"
          >
            End this one
          </SmallButton>
        </Form>
      )}
    </li>
  );
}

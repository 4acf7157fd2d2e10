import { Form, useNavigation } from "react-router";
import { SECOND_STEP_FIELD } from "#app/domain/accounts/second-step/typed-code.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { StandingLink } from "#app/ui/page/text-link.tsx";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";
import type { SetUp } from "./set-up-answer.ts";

/** Empty squares around a QR code, without which cameras do not find it. */
const QUIET_ZONE = 4;

/** The picture for the phone's camera, the same as a link and as letters, and the first code that shows it was read. */
export function ConfirmForm({ setup, problem }: { setup: SetUp; problem: FormProblem | undefined }) {
  const pending = useNavigation().formData?.get("intent") === "confirm";
  const form = useFocusOnError(problem);
  return (
    <section aria-labelledby="confirm-second-step" className="max-w-2xl">
      <h2 id="confirm-second-step" className="text-xl">
        Tell your app
      </h2>
      <div className="mt-6 grid items-start gap-6 sm:grid-cols-[13rem_1fr]">
        <QrCode {...setup.qr} />
        <div>
          <p>Scan the picture with your authenticator app. Or type this key into it:</p>
          <p className="mt-3 wrap-anywhere font-mono text-sm">{setup.secret}</p>
          <StandingLink href={setup.address}>Open in an app on this device</StandingLink>
        </div>
      </div>
      <Form ref={form} method="post" noValidate className="mt-8 grid max-w-xl gap-6">
        <input type="hidden" name="intent" value="confirm" />
        {problem && !problem.field && <FormMessage kind="error">{problem.error}</FormMessage>}
        <TextField
          label="Code"
          hint="The six digits that the app shows now"
          inputMode="numeric"
          autoComplete="one-time-code"
          className="max-w-xs"
          {...fieldAfter(problem, SECOND_STEP_FIELD)}
        />
        <div>
          <Button type="submit" pending={pending} pendingLabel="Turning on">
            Turn on
          </Button>
        </div>
      </Form>
    </section>
  );
}

function QrCode({ size, path }: SetUp["qr"]) {
  const whole = size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      className="w-52 border border-line"
    >
      {/* Black on white whatever the page wears: some apps read nothing else. */}
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

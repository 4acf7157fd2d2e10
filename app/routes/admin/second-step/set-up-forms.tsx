import type { ReactNode } from "react";
import { SECOND_STEP_FIELD } from "#app/domain/accounts/second-step/typed-code.ts";
import { StandingLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

/** What each form says. One without a code asks for the password again: a device left open is not enough. */
const forms = {
  start: {
    title: "Set up an authenticator app",
    lead: "Any app that shows six-digit codes will do. Passkeys can be added afterwards.",
    submit: "Set up",
    pendingLabel: "Starting",
  },
  confirm: {
    title: "Tell your app",
    code: "The six digits that the app shows now",
    submit: "Turn on",
    pendingLabel: "Turning on",
  },
  renew: {
    title: "Recovery codes",
    lead: "New ones take the place of all the older ones.",
    submit: "Make new recovery codes",
    pendingLabel: "Making",
    variant: "secondary",
  },
  // Asks for a code however lately one was given.
  "turn-off": {
    title: "Turn it off",
    lead: "Your password alone opens the account then. Recovery codes and passkeys go too.",
    code: "Six digits from the app, or a recovery code",
    submit: "Turn off",
    pendingLabel: "Turning off",
    variant: "danger",
  },
} as const;

interface SetUpFormProps {
  intent: keyof typeof forms;
  problem: FormProblem | undefined;
  /** Said before what the form says of itself. */
  state?: string;
  className?: string;
  children?: ReactNode;
}

export function SetUpForm({ intent, problem, state, className, children }: SetUpFormProps) {
  const { title, submit, pendingLabel, ...form } = forms[intent];
  const variant = "variant" in form ? form.variant : undefined;
  return (
    <TitledSection id={intent} title={title} className={className}>
      {"lead" in form && (
        <p className="mt-3 max-w-measure text-ink-soft">
          {state} {form.lead}
        </p>
      )}
      {children}
      <PostForm
        problem={problem}
        intent={intent}
        submit={submit}
        pendingLabel={pendingLabel}
        variant={variant}
        unguarded
        className="mt-6 grid max-w-xl gap-6"
      >
        {"code" in form ? (
          <TextField
            label="Code"
            hint={form.code}
            inputMode={intent === "confirm" ? "numeric" : undefined}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            className="max-w-xs"
            {...fieldAfter(problem, SECOND_STEP_FIELD)}
          />
        ) : (
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            {...fieldAfter(problem, "currentPassword")}
          />
        )}
      </PostForm>
    </TitledSection>
  );
}

/** The picture for the phone's camera, the same as a link and as letters, and the first code that shows it was read. */
export function ConfirmForm({ setup, problem }: { setup: SetUp; problem: FormProblem | undefined }) {
  return (
    <SetUpForm intent="confirm" problem={problem} className="max-w-2xl">
      <div className="mt-6 mb-8 grid items-start gap-6 sm:grid-cols-[13rem_1fr]">
        <QrCode {...setup.qr} />
        <div>
          <p>Scan the picture with your authenticator app. Or type this key into it:</p>
          <p className="mt-3 wrap-anywhere font-mono text-sm">{setup.secret}</p>
          <StandingLink href={setup.address}>Open in an app on this device</StandingLink>
        </div>
      </div>
    </SetUpForm>
  );
}

/** Empty squares around a QR code, without which cameras do not find it. */
const QUIET_ZONE = 4;

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

/** What the authenticator app has to be told: as a picture, as a link and to be typed. */
interface SetUp {
  address: string;
  secret: string;
  qr: { size: number; path: string };
}

/** What the page shows once, and keeps nowhere. */
export interface SetUpAnswer {
  setup?: SetUp | undefined;
  recoveryCodes?: string[] | undefined;
}

export interface SetUpProblem extends FormProblem {
  setup?: SetUp | undefined;
}

export const SET_UP_FAILED = "That did not work on our side. Please try again.";

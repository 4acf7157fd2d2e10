import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import type { FormProblem } from "#app/web/form-problem.ts";
import { useHydrated } from "#app/web/site/hydrated.ts";
import { StepProblem } from "./step-problem.tsx";

interface WizardPageProps {
  title: string;
  /** Where in the order this page stands, such as "Window 2 of 3". */
  place: string;
  lead?: ReactNode;
  version: number;
  /** The window that the step is about, if it is about one. */
  windowKey?: string;
  problem: FormProblem | undefined;
  back: string;
  /** Says why the step cannot be taken yet. */
  blocked?: string | undefined;
  next?: string;
  /** Beside the form: what is being decided, drawn. */
  picture?: ReactNode;
  /** The picture has figures to be read. Others are small on a phone, so that the answers are in sight. */
  largePicture?: boolean;
  exit?: boolean;
  children: ReactNode;
}

/** A step of the wizard: one question, its drawing, and Back, Save & Exit and Next. */
export function WizardPage(props: WizardPageProps) {
  const { title, place, lead, version, problem, back, blocked, next = "Next", picture, exit = true, children } = props;
  const { largePicture = false, windowKey } = props;
  const live = useHydrated();
  const navigation = useNavigation();
  const sent = navigation.formMethod === "POST" ? (navigation.formData?.get("intent") ?? "") : undefined;
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  return (
    <div className={picture ? withPicture : "grid max-w-3xl gap-y-8"}>
      <header className="min-w-0">
        <p className="text-ink-soft text-sm">{place}</p>
        <h1 className="mt-1 text-2xl md:text-3xl">{title}</h1>
        {lead ? <div className="mt-3 max-w-measure text-ink-soft">{lead}</div> : null}
      </header>
      {picture ? <div className={classNames(pictureCell, !largePicture && "max-sm:max-w-52")}>{picture}</div> : null}
      <Form ref={form} {...marks} method="post" noValidate className="grid min-w-0 content-start gap-8 xl:col-start-1">
        <LeaveGuard />
        <input type="hidden" name="version" value={version} />
        {windowKey ? <input type="hidden" name="windowKey" value={windowKey} /> : null}
        {/* The first button of a form is what Enter in a field presses: here that means Next, though Next stands last. */}
        <button type="submit" name="intent" value="next" tabIndex={-1} aria-hidden="true" className="sr-only" />
        {problem && !problem.field ? <StepProblem problem={problem} form={form} /> : null}
        {children}
        <div data-step-actions className={actionsBar}>
          <ButtonLink to={back} variant="quiet">
            Back
          </ButtonLink>
          {exit ? (
            <Button
              type="submit"
              name="intent"
              value="exit"
              variant="secondary"
              pending={sent === "exit"}
              pendingLabel="Saving"
            >
              Save & Exit
            </Button>
          ) : null}
          <Button
            type="submit"
            name="intent"
            value="next"
            pending={sent === "next"}
            pendingLabel="Saving"
            // Without scripts nothing could ever unblock it; the server refuses with the same reason.
            disabledReason={live ? blocked : undefined}
          >
            {next}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** In reach however many styles stand above it; see app.css for what is scrolled to behind it. */
const actionsBar = "sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-line border-t bg-linen py-4";

/** On a phone: the question, the drawing, the answers. With room: the drawing beside them, in view while they are given. */
const withPicture = "grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(20rem,28rem)] xl:grid-rows-[auto_1fr]";
const pictureCell =
  "max-xl:mx-auto max-xl:w-full sm:max-xl:max-w-sm xl:sticky xl:top-8 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:self-start";

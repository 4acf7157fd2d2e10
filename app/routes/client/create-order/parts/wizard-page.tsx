import { Maximize2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Form, useNavigation } from "react-router";
import { UNSHARE } from "#app/domain/orders/places/shared-rod.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { CheckboxField } from "#app/ui/field.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { useFocusOnError, useUnsavedTyping } from "#app/ui/post-form.tsx";
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
  /** What the form shows was typed earlier and never saved. */
  restored?: boolean;
  back: string;
  /** Says why the step cannot be taken yet. */
  blocked?: string | undefined;
  next?: string;
  /** Beside the form: what is being decided, drawn. */
  picture?: ReactNode;
  /** It is what the step is about, so on a phone it is as wide as that. */
  large?: boolean;
  /** What stands there only where there is room. */
  beside?: ReactNode;
  exit?: boolean;
  /** What the window looks like now. */
  photos?: ReactNode;
  /** What may not stand within the step's form. */
  outside?: ReactNode;
  children: ReactNode;
}

/** A step of the wizard: one question, its drawing, and Back, Save & Exit and Next. */
export function WizardPage(props: WizardPageProps) {
  const { title, place, lead, version, problem, back, blocked, next = "Next", picture, exit = true, children } = props;
  const { windowKey, restored = false, beside, outside, photos, large } = props;
  const live = useHydrated();
  const navigation = useNavigation();
  const sent = navigation.formMethod === "POST" ? (navigation.formData?.get("intent") ?? "") : undefined;
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem ?? (restored || undefined));
  return (
    <div className={classNames("flex flex-col gap-y-5 wide:gap-y-8", picture || beside ? besidePicture : "max-w-3xl")}>
      <header className="min-w-0 narrow:-mt-3">
        <p className="text-ink-soft text-sm">{place}</p>
        <h1 className="mt-1 text-xl md:text-3xl">{title}</h1>
        {lead ? <div className="mt-3 max-w-measure text-ink-soft narrow:mt-2">{lead}</div> : null}
      </header>
      {picture && large ? <div className={classNames(besideCell, largeLook)}>{picture}</div> : null}
      {picture && !large ? <StepPicture title={place}>{picture}</StepPicture> : null}
      {beside ? <div className={classNames("narrow:hidden", besideCell)}>{beside}</div> : null}
      {outside}
      <Form
        ref={form}
        {...marks}
        method="post"
        noValidate
        className="@container flex min-w-0 flex-col gap-8 narrow:gap-6 wide:col-start-1"
      >
        <LeaveGuard />
        <input type="hidden" name="version" value={version} />
        {windowKey ? <input type="hidden" name="windowKey" value={windowKey} /> : null}
        {/* The first button of a form is what Enter in a field presses: here that means Next, though Next stands last. */}
        <button type="submit" name="intent" value="next" tabIndex={-1} aria-hidden="true" className="sr-only" />
        {problem && !problem.field ? <StepProblem problem={problem} form={form} /> : null}
        {children}
        {problem?.field === UNSHARE ? (
          <CheckboxField name={UNSHARE} label="Yes, ask for them again" error={problem.error} />
        ) : null}
        <div data-step-actions className={actionsBar}>
          <ButtonLink to={back} variant="quiet">
            Back
          </ButtonLink>
          {exit ? (
            <Button name="intent" value="exit" variant="secondary" pending={sent === "exit"} pendingLabel="Saving">
              Save & Exit
            </Button>
          ) : null}
          <Button
            name="intent"
            value="next"
            className="grow @lg:grow-0"
            pending={sent === "next"}
            pendingLabel="Saving"
            // Without scripts nothing could ever unblock it; the server refuses with the same reason.
            disabledReason={live ? blocked : undefined}
          >
            {next}
          </Button>
        </div>
      </Form>
      {/* Behind the step's own fields: whoever sends none meets nothing on the way to them. */}
      {photos ? <div className="wide:col-start-1">{photos}</div> : null}
    </div>
  );
}

/** On a phone it is small, so that it can stay in view: a tap shows it as large as the screen. */
function StepPicture({ title, children }: { title: string; children: ReactNode }) {
  const [large, setLarge] = useState(false);
  return (
    <>
      <div className={classNames("step-picture", pictureCell)}>
        {children}
        <button
          type="button"
          aria-label="Enlarge the drawing"
          onClick={() => setLarge(true)}
          className="absolute inset-y-0 left-0 hidden w-[calc(50%+1.25rem)] cursor-zoom-in narrow:block noscript:hidden!"
        >
          <Maximize2 aria-hidden="true" className="absolute bottom-3 left-6 size-6 rounded-sm bg-paper/90 p-1" />
        </button>
      </div>
      <Dialog title={title} open={large} onClose={() => setLarge(false)} size="lg">
        {children}
      </Dialog>
    </>
  );
}

/** In reach however many styles stand above it, on one line however narrow; see app.css for what is scrolled to behind it. */
const actionsBar = classNames(
  "sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-line border-t bg-linen pt-3 @lg:gap-3",
  "pb-[max(0.75rem,env(safe-area-inset-bottom))] @max-lg:[&>:is(a,button)]:px-3.5! @max-[18rem]:gap-1 @max-[18rem]:[&>:is(a,button)]:px-1.5!",
  "narrow:-mx-5 narrow:px-5 sm:narrow:-mx-8 sm:narrow:px-8",
);

/**
 * With room: the drawing beside the answers, in view while they are given. On a phone: the question, then a small drawing
 * that stays in view, then the answers; app.css makes it small.
 */
const besidePicture = classNames(
  "wide:grid wide:grid-cols-[minmax(0,1fr)_clamp(9.5rem,38%,28rem)] wide:grid-rows-[auto_1fr]",
  "wide:gap-x-6 lg:gap-x-8 xl:gap-x-12",
);
const besideCell = "wide:sticky wide:top-8 wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:self-start";
const largeLook =
  "narrow:[&_figcaption]:sr-only narrow:[&_svg]:mx-auto narrow:[&_svg]:h-84 narrow:[&_svg]:w-auto narrow:[&_svg]:max-w-full";
const pictureCell = classNames(
  besideCell,
  "narrow:relative",
  "narrow:-mx-5 narrow:border-line narrow:border-y narrow:bg-linen narrow:px-5 narrow:py-2 sm:narrow:-mx-8 sm:narrow:px-8",
);

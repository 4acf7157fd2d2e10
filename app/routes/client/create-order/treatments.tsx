import { useState } from "react";
import { Form, useNavigate, useSearchParams } from "react-router";
import { WindowPicture } from "#app/components/window/window-picture.tsx";
import { styleImage, type TreatmentType, treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { chooseTreatments, customizationOf, treatmentsLostBy } from "#app/domain/orders/customization.ts";
import { copyCustomizations, copySources } from "#app/domain/orders/customizing/copying.ts";
import { firstTreatments } from "#app/domain/orders/customizing/start-style.ts";
import { UNSHARE } from "#app/domain/orders/places/shared-rod.ts";
import type { Window } from "#app/domain/orders/window.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import type { OrderPages } from "#app/routes/client/order-paths.ts";
import { Button, ButtonLink, ButtonRow } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { CheckboxField } from "#app/ui/field.tsx";
import { Refused } from "#app/ui/post-form.tsx";
import { RadioCards } from "#app/ui/radio-cards.tsx";
import { ToggleButton } from "#app/ui/toggle-button.tsx";
import { type Form as FormFields, readForm } from "#app/web/form.server.ts";
import { type FormProblem, sending, useOpenProblem } from "#app/web/form-problem.ts";
import { missing, pageMeta } from "#app/web/page-meta.ts";
import { useHydrated } from "#app/web/site/hydrated.ts";
import type { Route } from "./+types/treatments";
import { answerEdit, leavingOf, loadOwnWindow, loadPlacement, loadStart, noteStep } from "./order.server.ts";
import { useOrderPages } from "./parts/use-order-pages.ts";
import { WizardPage } from "./parts/wizard-page.tsx";

const FAILED = "Failed to submit customization. Please try again.";
const NOTHING_TO_SAVE = { message: "No active customization to save.", kind: "info" } as const;
const COPY_FAILED = "Failed to copy customizations. Please try again.";

export const meta = pageMeta({ title: "Choose treatments" });

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { draft, version, number, window } = await loadOwnWindow(context, params);
  await noteStep(context, draft, { window: window.key, step: 0 });
  return {
    version,
    orderId: draft.id,
    number,
    window,
    rules: await loadPlacement(context),
    treatments: firstTreatments(customizationOf(window).treatments, await loadStart(request, draft.id)),
    sources: copySources(draft, number).map(({ id, name }) => ({ value: id, label: name })),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const { number, window } = await loadOwnWindow(context, params, form);
  const edit = { context, orderId: params.orderId, form };
  if (form.text("intent") === "copy") {
    return answerEdit({
      ...edit,
      failed: COPY_FAILED,
      change: (draft) => copyCustomizations(draft, number, form.text("copyFrom")),
      next: (_draft, { overview }) => ({ to: overview, message: "Customizations copied!" }),
    });
  }
  return answerEdit({
    ...edit,
    failed: FAILED,
    check: checkChoice(window, form),
    change: (draft, chosen) => chooseTreatments(draft, number, chosen, leavingOf(form)),
    next: (draft, pages) => afterTreatments(pages, number, draft.windows[number - 1]?.draft?.treatments[0], form),
  });
}

/** Where the choice drops a treatment that holds something, a yes to that. */
function checkChoice(window: Window, form: FormFields): Verdict<TreatmentType[]> {
  const chosen = form.all("treatment") as TreatmentType[];
  const lost = treatmentsLostBy(window, chosen);
  if (chosen.length === 0 || lost.length === 0 || form.checked("dropTreatments")) return { ok: true, value: chosen };
  const names = lost.map((type) => treatmentLabels[type]).join(" and ");
  const reason = `What you chose for ${names} would be dropped.`;
  return { ok: false, code: "refused", reason, field: "dropTreatments" };
}

function afterTreatments(pages: OrderPages, number: number, first: TreatmentType | undefined, form: FormFields) {
  const toOverview = { to: pages.overview, message: "Progress saved!" };
  if (leavingOf(form) === "exit") return first ? toOverview : { ...toOverview, ...NOTHING_TO_SAVE };
  if (!first) throw missing();
  return { to: pages.customize(number, first, "style"), message: "Treatments saved!" };
}

export const clientAction = sending<typeof action>(FAILED);

export default function TreatmentsPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { orderId, number, window, rules, sources } = loaderData;
  const [chosen, setChosen] = useState<TreatmentType[]>(loaderData.treatments);
  const [search] = useSearchParams();
  const live = useHydrated();
  const pages = useOrderPages(orderId);
  const toggle = (type: TreatmentType, on: boolean) =>
    setChosen(treatmentTypes.filter((one) => (one === type ? on : chosen.includes(one))));
  return (
    <>
      <WizardPage
        title="Choose your treatments"
        place={`${window.name} · Customize`}
        lead="One, two or all three. A shade hangs behind drapes, a top treatment in front of them."
        version={loaderData.version}
        windowKey={window.key}
        problem={problem}
        back={pages.overview}
        blocked={chosen.length > 0 ? undefined : "Choose at least one treatment to continue."}
        picture={
          <WindowPicture window={window} customizations={customizationOf(window).customizations} rules={rules} />
        }
      >
        <fieldset>
          <legend className="sr-only">Treatments</legend>
          <div className="grid gap-3 @lg:grid-cols-3 @lg:gap-4">
            {treatmentTypes.map((type) => (
              <TreatmentCard
                key={type}
                type={type}
                chosen={chosen.includes(type)}
                onChoose={(on) => toggle(type, on)}
              />
            ))}
          </div>
          {/* Not before scripts run: the boxes that stand in for the buttons must be able to take a treatment away. */}
          {live ? chosen.map((type) => <input key={type} type="hidden" name="treatment" value={type} />) : null}
        </fieldset>
        {problem?.field === "dropTreatments" ? (
          // A yes to one choice is not a yes to another.
          <CheckboxField key={chosen.join()} name="dropTreatments" label="Yes, drop it" error={problem.error} />
        ) : null}
      </WizardPage>
      <CopyDialog
        open={search.has("copy") && sources.length > 0}
        sources={sources}
        version={loaderData.version}
        windowKey={window.key}
        closeHref={pages.treatments(number)}
        problem={problem}
      />
    </>
  );
}

const faces: Record<TreatmentType, { image: string; sentence: string }> = {
  drapes: {
    image: styleImage({ group: "pleated-tops", name: "Three Finger Pinch" }),
    sentence: "Cloth that hangs at both sides, and draws across the window or stays there.",
  },
  shades: {
    image: styleImage({ group: "soft-shades", name: "Flat Roman" }),
    sentence: "One piece over the glass that you raise and lower.",
  },
  tops: {
    image: styleImage({ group: "cornice-boards", name: "Belvedere" }),
    sentence: "What crowns the window: a shaped board or a short valance.",
  },
};

interface TreatmentCardProps {
  type: TreatmentType;
  chosen: boolean;
  onChoose: (on: boolean) => void;
}

/** What one of the three is, drawn and in a sentence. The whole card presses its button, or the box without scripts. */
function TreatmentCard({ type, chosen, onChoose }: TreatmentCardProps) {
  const { image, sentence } = faces[type];
  const label = treatmentLabels[type];
  return (
    <div className="relative flex items-center gap-4 border border-line bg-paper p-3 has-aria-pressed:border-moss @lg:flex-col @lg:items-stretch">
      <img src={image} alt="" width={320} height={320} className="aspect-square w-24 object-contain @lg:w-full" />
      <div className="min-w-0 grow">
        <ToggleButton
          pressed={chosen}
          onPressedChange={onChoose}
          aria-describedby={`about-${type}`}
          className="after:absolute after:inset-0 noscript:hidden"
        >
          {label}
        </ToggleButton>
        <noscript>
          <CheckboxField name="treatment" value={type} label={label} defaultChecked={chosen} />
        </noscript>
        <p id={`about-${type}`} className="mt-2 text-ink-soft text-sm">
          {sentence}
        </p>
      </div>
    </div>
  );
}

interface CopyDialogProps {
  open: boolean;
  sources: { value: string; label: string }[];
  version: number;
  windowKey: string;
  closeHref: string;
  problem: FormProblem | undefined;
}

/** No source is chosen beforehand: a copy replaces everything, so it is asked for by name. */
function CopyDialog({ open, sources, version, windowKey, closeHref, problem }: CopyDialogProps) {
  const navigate = useNavigate();
  const { problem: standing, errorOf, mend } = useOpenProblem(problem);
  return (
    <Dialog
      title="Copy from another window?"
      open={open}
      onClose={() => navigate(closeHref, { replace: true, preventScrollReset: true })}
      closeHref={closeHref}
    >
      <Form method="post" className="grid gap-6">
        <p className="text-ink-soft">
          Start with the choices of a window you have finished. You can change them here without changing the other
          window.
        </p>
        <Refused problem={standing} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="windowKey" value={windowKey} />
        <RadioCards
          legend="Copy from"
          name="copyFrom"
          options={sources}
          columns={2}
          error={errorOf("copyFrom")}
          onChange={() => mend("copyFrom")}
        />
        {errorOf(UNSHARE) ? (
          <CheckboxField name={UNSHARE} label="Yes, ask for them again" error={errorOf(UNSHARE)} />
        ) : null}
        <ButtonRow>
          <Button name="intent" value="copy">
            Apply
          </Button>
          <ButtonLink to={closeHref} replace preventScrollReset variant="secondary">
            Start from scratch
          </ButtonLink>
        </ButtonRow>
      </Form>
    </Dialog>
  );
}

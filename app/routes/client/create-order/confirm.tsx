import { MeasurementDoubts } from "#app/components/window/doubts-list.tsx";
import { WindowAnswers } from "#app/components/window/window-answers.tsx";
import { ChoicesInWords } from "#app/components/window/window-facts.tsx";
import { WindowPicture } from "#app/components/window/window-picture.tsx";
import { treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { confirmCustomization, customizationOf } from "#app/domain/orders/customization.ts";
import { lacksBandCloth } from "#app/domain/orders/customizing/named-cloths.ts";
import { FormMessage } from "#app/ui/post-form.tsx";
import { readForm } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/confirm";
import { answerEdit, loadOwnWindow, loadPlacement, noteStep, pagesIn } from "./order.server.ts";
import { WizardPage } from "./parts/wizard-page.tsx";

const FAILED = "Failed to confirm customizations. Please try again.";

export const meta = pageMeta({ title: "Confirm your choices" });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { draft, version, number, window } = await loadOwnWindow(context, params);
  await noteStep(context, draft, { window: window.key, step: 4 });
  const { treatments, customizations } = customizationOf(window);
  const last = treatments.at(-1);
  const pages = pagesIn(context, draft.id);
  return {
    version,
    window,
    customizations,
    rules: await loadPlacement(context),
    back: last ? pages.customize(number, last, "fabrics") : pages.treatments(number),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const { number } = await loadOwnWindow(context, params, form);
  return answerEdit({
    context,
    orderId: params.orderId,
    form,
    failed: FAILED,
    change: (draft) => confirmCustomization(draft, number),
    next: (_draft, { overview }) => ({ to: overview, message: "Customizations confirmed!" }),
  });
}

export const clientAction = sending<typeof action>(FAILED);

export default function ConfirmPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { version, window, customizations, rules, back } = loaderData;
  return (
    <WizardPage
      title={`${window.name}, as ordered`}
      place={`${window.name} · Confirm`}
      lead="Look it over. Confirm to finish this window; you can still change it until you submit."
      version={version}
      windowKey={window.key}
      problem={problem}
      back={back}
      next="Confirm"
      exit={false}
      large
      picture={<WindowPicture window={window} customizations={customizations} rules={rules} />}
    >
      <h2 className="sr-only">Your choices</h2>
      <ChoicesInWords customizations={customizations} />
      {treatmentTypes
        .filter((type) => lacksBandCloth(customizations[type] ?? {}))
        .map((type) => (
          <FormMessage key={type} kind="info">
            No fabric is named for the band of the {treatmentLabels[type].toLowerCase()}. Go back and name one, or leave
            it and we’ll suggest one.
          </FormMessage>
        ))}
      <WindowAnswers window={window} reader="client" />
      <MeasurementDoubts window={{ ...window, customizations }} rules={rules} />
    </WizardPage>
  );
}

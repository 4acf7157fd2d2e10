import { CustomizationSummary } from "#app/components/customization-summary.tsx";
import { WindowPicture } from "#app/components/window-picture.tsx";
import { WizardPage } from "#app/components/wizard-page.tsx";
import { confirmCustomization, customizationOf } from "#app/domain/ordering/customization.ts";
import { readForm } from "#app/lib/form.server.ts";
import { orderPages } from "#app/lib/order-paths.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { sendForm } from "#app/lib/send-form.ts";
import type { Route } from "./+types/confirm";
import { answerEdit, loadWindow } from "./order.server.ts";

const FAILED = "Failed to confirm customizations. Please try again.";

export const meta = pageMeta({ title: "Confirm your choices" });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { draft, version, number, window } = await loadWindow(context, params);
  const { treatments, customizations } = customizationOf(window);
  const last = treatments.at(-1);
  const pages = orderPages(draft.id);
  return {
    version,
    window,
    customizations,
    back: last ? pages.customize(number, last, "fabrics") : pages.treatments(number),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const { number } = await loadWindow(context, params, "change");
  return answerEdit({
    context,
    orderId: params.orderId,
    form,
    failed: FAILED,
    change: (draft) => confirmCustomization(draft, number),
    next: ({ id }) => ({ to: orderPages(id).overview, message: "Customizations confirmed!" }),
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), FAILED);
}

export default function ConfirmPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { version, window, customizations, back } = loaderData;
  return (
    <WizardPage
      title={`This is ${window.name}`}
      place={`${window.name} · Confirm`}
      lead="Look it over. Confirm, and the window counts as customized; you can still change it until you submit."
      version={version}
      problem={problem}
      back={back}
      next="Confirm"
      exit={false}
      picture={<WindowPicture window={window} customizations={customizations} />}
    >
      <h2 className="sr-only">Your choices</h2>
      <CustomizationSummary customizations={customizations} />
    </WizardPage>
  );
}

import { useState } from "react";
import { WindowPicture } from "#app/components/window/window-picture.tsx";
import { type OptionFlags, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { type TreatmentType, treatmentLabels } from "#app/domain/catalogue/style.ts";
import { chosenStyles } from "#app/domain/measuring/placement.ts";
import { chooseOptions } from "#app/domain/orders/customization.ts";
import { orderPages } from "#app/routes/client/order-paths.ts";
import { type Form, readForm } from "#app/web/form.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import { useOpenProblem } from "#app/web/use-open-problem.ts";
import type { Route } from "./+types/options";
import { answerEdit, leavingOf, noteStep } from "./order.server.ts";
import { OptionFields } from "./parts/option-fields.tsx";
import { WizardPage } from "./parts/wizard-page.tsx";
import { loadTreatment } from "./treatment.server.ts";

const FAILED = "Failed to submit customization. Please try again.";

export const meta = pageMeta({ title: "Choose options" });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { draft, version, number, window, type, customizations, entry } = await loadTreatment(context, params);
  await noteStep(context, draft, { window: window.key, step: 2, treatment: type });
  return { version, orderId: draft.id, number, window, type, customizations, flags: entry.customizations };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const { number, type } = await loadTreatment(context, params, form);
  const leaving = leavingOf(form);
  return answerEdit({
    context,
    orderId: params.orderId,
    form,
    failed: FAILED,
    change: (draft) => chooseOptions(draft, number, type, readFlags(form, type), leaving),
    next: ({ id }) =>
      leaving === "exit"
        ? { to: orderPages(id).overview, message: "Progress saved!" }
        : { to: orderPages(id).customize(number, type, "fabrics"), message: "Customizations saved!" },
  });
}

/** Ticked boxes say "on"; the trim question of a top says yes, no or nothing; the control of a shade is one of three. */
function readFlags(form: Form, type: TreatmentType): OptionFlags {
  const ticked = Object.fromEntries(treatmentOptions[type].map((name) => [name, form.text(name) === "on"]));
  if (type === "shades") return { ...ticked, [form.text("control")]: true };
  const trim = form.text("decorativeTrim");
  if (type === "tops") return trim === "" ? {} : { decorativeTrim: trim === "yes" };
  return ticked;
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), FAILED);
}

export default function OptionsPage(props: Route.ComponentProps) {
  return <ChooseOptions key={props.loaderData.type} {...props} />;
}

function ChooseOptions({ loaderData, actionData }: Route.ComponentProps) {
  const { problem, errorOf, mend } = useOpenProblem(actionData);
  const { orderId, number, window, type, customizations } = loaderData;
  const [flags, setFlags] = useState<OptionFlags | undefined>(loaderData.flags);
  const shown = { ...customizations, [type]: { ...customizations[type], customizations: flags ?? {} } };
  return (
    <WizardPage
      title={`Options for your ${treatmentLabels[type].toLowerCase()}`}
      place={`${window.name} · ${treatmentLabels[type]} · Options`}
      version={loaderData.version}
      windowKey={window.key}
      problem={problem}
      back={orderPages(orderId).customize(number, type, "style")}
      picture={<WindowPicture window={window} customizations={shown} />}
    >
      <OptionFields
        type={type}
        measurements={window.measurements}
        styles={chosenStyles(customizations)}
        group={customizations[type]?.style?.group}
        flags={flags}
        onChange={(changed, part) => {
          setFlags(changed);
          mend(part);
        }}
        errorOf={errorOf}
      />
    </WizardPage>
  );
}

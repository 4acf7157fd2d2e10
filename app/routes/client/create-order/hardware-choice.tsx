import { useState } from "react";
import { SitePicture } from "#app/components/site/site-picture.tsx";
import { hardwarePicture } from "#app/content/pictures/page-pictures.ts";
import { setHardwareChoice } from "#app/domain/orders/hardware.ts";
import { RadioCards } from "#app/ui/radio-cards.tsx";
import { readForm } from "#app/web/form.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/hardware-choice";
import { answerEdit, leavingOf, loadOrder, toHub } from "./order.server.ts";
import { sendStep, stepFailures } from "./parts/send-step.ts";
import { useOrderPages } from "./parts/use-order-pages.ts";
import { WizardPage } from "./parts/wizard-page.tsx";

const choices = new Map([
  ["new", true],
  ["own", false],
]);

export const meta = pageMeta({ title: "Do you want new hardware?" });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { draft, version } = await loadOrder(context, params.orderId);
  return { version, orderId: draft.id, choice: draft.hardwareChoice, still: hardwarePicture() };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const leaving = leavingOf(form);
  return answerEdit({
    context,
    orderId: params.orderId,
    form,
    failed: stepFailures[leaving],
    change: (draft) => setHardwareChoice(draft, choices.get(form.text("hardwareChoice")) ?? null, leaving),
    next: (_draft, pages) =>
      leaving === "exit" ? toHub(pages) : { to: pages.measure(1), message: "Hardware choice saved!" },
  });
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendStep(args, stepFailures);
}

export default function HardwareChoicePage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const stored = loaderData.choice === null ? undefined : loaderData.choice ? "new" : "own";
  const [choice, setChoice] = useState(stored);
  return (
    <WizardPage
      title="Do you want new hardware?"
      place="Step 2 of 4"
      lead="Rods, tracks, rings and finials. If you want new ones, you tell us which on the overview."
      version={loaderData.version}
      problem={problem}
      back={useOrderPages(loaderData.orderId).windowCount}
      blocked={choice ? undefined : "Choose one to continue."}
    >
      <SitePicture picture={loaderData.still} sizes="48rem" className="aspect-[5/2] narrow:hidden" />
      <RadioCards
        legend="Hardware"
        hideLegend
        name="hardwareChoice"
        columns={2}
        value={choice}
        onChange={setChoice}
        error={problem?.field === "hardwareChoice" ? problem.error : undefined}
        options={[
          { value: "new", label: "Yes, I want new hardware", description: "We’ll quote it with your order." },
          { value: "own", label: "No, I will use my own", description: "We’ll make the treatments to fit it." },
        ]}
      />
    </WizardPage>
  );
}

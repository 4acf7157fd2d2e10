import { EntryRows } from "#app/components/entry-rows.tsx";
import { entriesAfter, entryValues, readEntries } from "#app/components/form-entries.ts";
import { asksForSuggestion, namedHardware, setHardware } from "#app/domain/orders/hardware.ts";
import { MAX_HARDWARE } from "#app/domain/orders/order-limits.ts";
import { orderPages } from "#app/routes/client/order-paths.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { readForm } from "#app/web/form.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import { useOpenProblem } from "#app/web/use-open-problem.ts";
import type { Route } from "./+types/hardware";
import { answerEdit, loadOrder, noteStep } from "./order.server.ts";
import { WizardPage } from "./parts/wizard-page.tsx";

const FAILED = "Failed to save hardware details. Please try again.";

export const meta = pageMeta({ title: "Hardware" });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { draft, version } = await loadOrder(context, params.orderId);
  await noteStep(context, draft, "hardware");
  return {
    version,
    orderId: draft.id,
    named: namedHardware(draft.hardware),
    suggest: asksForSuggestion(draft.hardware),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = readEntries(form, "hardware");
  const suggest = form.checked("suggestHardware");
  return answerEdit({
    context,
    orderId: params.orderId,
    form,
    failed: FAILED,
    values: { ...entryValues("hardware", typed), suggestHardware: suggest ? "on" : "" },
    change: (draft) => setHardware(draft, typed, suggest),
    next: ({ id }) => ({ to: orderPages(id).overview, message: "Hardware details saved!" }),
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), FAILED);
}

export default function HardwarePage({ loaderData, actionData }: Route.ComponentProps) {
  const { problem, mend } = useOpenProblem(actionData);
  const suggest = problem?.values ? problem.values.suggestHardware === "on" : loaderData.suggest;
  return (
    <WizardPage
      title="Which hardware?"
      place="Overview · Hardware"
      lead="Tell us the rods, tracks or rings you would like, by name, by link, or both. Or leave it to us."
      version={loaderData.version}
      problem={problem}
      back={orderPages(loaderData.orderId).overview}
      next="Save Hardware"
      exit={false}
    >
      <CheckboxField
        name="suggestHardware"
        label="Please suggest"
        hint="We’ll choose hardware that suits your windows and quote it with your order. You can still change it."
        defaultChecked={suggest}
        onChange={(event) => event.target.checked && mend("hardware")}
      />
      <EntryRows
        noun="Hardware"
        legend="Hardware"
        entries={entriesAfter(problem, "hardware", loaderData.named)}
        problem={problem}
        most={MAX_HARDWARE}
        add="Add more hardware"
      />
    </WizardPage>
  );
}

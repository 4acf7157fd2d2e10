import { EntryRows } from "#app/components/entry-rows.tsx";
import { entriesAfter, entryValues, readEntries } from "#app/components/form-entries.ts";
import { setHardware } from "#app/domain/orders/hardware.ts";
import { MAX_HARDWARE } from "#app/domain/orders/order-limits.ts";
import { orderPages } from "#app/routes/client/order-paths.ts";
import { readForm } from "#app/web/form.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/hardware";
import { answerEdit, loadOrder } from "./order.server.ts";
import { WizardPage } from "./parts/wizard-page.tsx";

const FAILED = "Failed to save hardware details. Please try again.";

export const meta = pageMeta({ title: "Hardware" });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { draft, version } = await loadOrder(context, params.orderId);
  return { version, orderId: draft.id, hardware: draft.hardware };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = readEntries(form, "hardware");
  return answerEdit({
    context,
    orderId: params.orderId,
    form,
    failed: FAILED,
    values: entryValues("hardware", typed),
    change: (draft) => setHardware(draft, typed),
    next: ({ id }) => ({ to: orderPages(id).overview, message: "Hardware details saved!" }),
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), FAILED);
}

export default function HardwarePage({ loaderData, actionData: problem }: Route.ComponentProps) {
  return (
    <WizardPage
      title="Which hardware?"
      place="Overview · Hardware"
      lead="Tell us the rods, tracks or rings you would like, by name, by link, or both."
      version={loaderData.version}
      problem={problem}
      back={orderPages(loaderData.orderId).overview}
      next="Save Hardware"
      exit={false}
    >
      <EntryRows
        noun="Hardware"
        legend="Hardware"
        entries={entriesAfter(problem, "hardware", loaderData.hardware)}
        problem={problem}
        most={MAX_HARDWARE}
        add="Add more hardware"
      />
    </WizardPage>
  );
}

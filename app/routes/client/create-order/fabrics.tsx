import { EntryRows } from "#app/components/entry-rows.tsx";
import { entriesAfter, entryValues, readEntries } from "#app/components/form-entries.ts";
import { WindowPicture } from "#app/components/window/window-picture.tsx";
import { treatmentLabels } from "#app/domain/catalogue/style.ts";
import { setFabrics } from "#app/domain/orders/customization.ts";
import { MAX_FABRICS, MAX_TRIMS } from "#app/domain/orders/order-limits.ts";
import { orderPages } from "#app/routes/client/order-paths.ts";
import { readForm } from "#app/web/form.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/fabrics";
import { answerEdit, leavingOf } from "./order.server.ts";
import { WizardPage } from "./parts/wizard-page.tsx";
import { afterFabrics, loadTreatment } from "./treatment.server.ts";

const FAILED = "Failed to submit customization. Please try again.";

export const meta = pageMeta({ title: "Fabrics and trims" });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { draft, version, number, window, type, customizations, entry } = await loadTreatment(context, params);
  return {
    version,
    orderId: draft.id,
    number,
    window,
    type,
    customizations,
    fabrics: entry.fabrics ?? { fabrics: [], trims: [] },
    trimmed: entry.customizations?.decorativeTrim === true,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const { number, type } = await loadTreatment(context, params, form);
  const leaving = leavingOf(form);
  const typed = { fabrics: readEntries(form, "fabric"), trims: readEntries(form, "trim") };
  return answerEdit({
    context,
    orderId: params.orderId,
    form,
    failed: FAILED,
    values: { ...entryValues("fabric", typed.fabrics), ...entryValues("trim", typed.trims) },
    change: (draft) => setFabrics(draft, number, type, typed, leaving),
    next: (draft) =>
      leaving === "exit"
        ? { to: orderPages(draft.id).overview, message: "Progress saved!" }
        : { to: afterFabrics(draft, number, type), message: "Fabric details submitted!" },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), FAILED);
}

export default function FabricsPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { orderId, number, window, type, customizations, fabrics, trimmed } = loaderData;
  return (
    <WizardPage
      title={`Fabrics for your ${treatmentLabels[type].toLowerCase()}`}
      place={`${window.name} · ${treatmentLabels[type]} · Fabrics`}
      lead="Name the fabric or paste a link to it. If you are still choosing, say what you have in mind and we’ll suggest some."
      version={loaderData.version}
      windowKey={window.key}
      problem={problem}
      back={orderPages(orderId).customize(number, type, "options")}
      picture={<WindowPicture window={window} customizations={customizations} />}
    >
      <EntryRows
        key={`${type}-fabrics`}
        noun="Fabric"
        legend="Fabrics"
        entries={entriesAfter(problem, "fabric", fabrics.fabrics)}
        problem={problem}
        most={MAX_FABRICS}
      />
      {trimmed ? (
        <EntryRows
          key={`${type}-trims`}
          noun="Trim"
          legend="Trims"
          entries={entriesAfter(problem, "trim", fabrics.trims)}
          problem={problem}
          most={MAX_TRIMS}
        />
      ) : null}
    </WizardPage>
  );
}

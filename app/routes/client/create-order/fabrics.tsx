import { FabricAnswers } from "#app/components/answers/fabric-answers.tsx";
import { EntryRows } from "#app/components/entry-rows.tsx";
import { entriesAfter, entryValues, fabricAnswerValues, readEntries } from "#app/components/form-entries.ts";
import { WindowPicture } from "#app/components/window/window-picture.tsx";
import { isBoughtAsProduct } from "#app/domain/catalogue/options.ts";
import { treatmentLabels } from "#app/domain/catalogue/style.ts";
import { enterFabricAnswers } from "#app/domain/orders/answers/fabric-roles.ts";
import { setFabrics } from "#app/domain/orders/customization.ts";
import { MAX_FABRICS, MAX_TRIMS } from "#app/domain/orders/order-limits.ts";
import { orderPages } from "#app/routes/client/order-paths.ts";
import { readForm } from "#app/web/form.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/fabrics";
import { answerEdit, leavingOf, noteStep } from "./order.server.ts";
import { WizardPage } from "./parts/wizard-page.tsx";
import { afterFabrics, loadTreatment } from "./treatment.server.ts";

const FABRIC_LEAD =
  "Name the fabric or paste a link to it. If you are still choosing, say what you have in mind and we’ll suggest some.";
const PRODUCT_LEAD =
  "Name the shade and its color, or paste a link to it. If you are still choosing, say what you have in mind and we’ll suggest some.";
const FAILED = "Failed to submit customization. Please try again.";

export const meta = pageMeta({ title: "Fabrics and trims" });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { draft, version, number, window, type, customizations, entry } = await loadTreatment(context, params);
  await noteStep(context, draft, { window: window.key, step: 3, treatment: type });
  return {
    version,
    orderId: draft.id,
    number,
    window,
    type,
    customizations,
    fabrics: entry.fabrics ?? { fabrics: [], trims: [] },
    product: isBoughtAsProduct(entry.style?.group),
    flags: entry.customizations ?? {},
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const { number, type, entry } = await loadTreatment(context, params, form);
  const leaving = leavingOf(form);
  const [fabrics, trims] = [readEntries(form, "fabric"), readEntries(form, "trim")];
  const chosen = { roles: form.all("fabricRole"), buyers: form.all("fabricBuyer") };
  // A product is bought as it is: nothing of it is for something else.
  const answered = isBoughtAsProduct(entry.style?.group)
    ? { ok: true as const, value: fabrics }
    : enterFabricAnswers({ rows: fabrics, ...chosen }, { type, flags: entry.customizations ?? {}, prefix: "fabric" });
  return answerEdit({
    context,
    orderId: params.orderId,
    form,
    failed: FAILED,
    values: {
      ...entryValues("fabric", fabrics),
      ...entryValues("trim", trims),
      ...fabricAnswerValues("fabric", chosen),
    },
    check: answered,
    change: (draft, entered) => setFabrics(draft, number, type, { fabrics: entered, trims }, leaving),
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
  const { orderId, number, window, type, customizations, fabrics, product, flags } = loaderData;
  return (
    <WizardPage
      title={product ? "Which product?" : `Fabrics for your ${treatmentLabels[type].toLowerCase()}`}
      place={`${window.name} · ${treatmentLabels[type]} · ${product ? "Product" : "Fabrics"}`}
      lead={product ? PRODUCT_LEAD : FABRIC_LEAD}
      version={loaderData.version}
      windowKey={window.key}
      problem={problem}
      back={orderPages(orderId).customize(number, type, "options")}
      picture={<WindowPicture window={window} customizations={customizations} />}
    >
      <EntryRows
        key={`${type}-fabrics`}
        noun={product ? "Product" : "Fabric"}
        prefix="fabric"
        legend={product ? "Products" : "Fabrics"}
        entries={entriesAfter(problem, "fabric", fabrics.fabrics)}
        problem={problem}
        most={MAX_FABRICS}
        more={(row) =>
          product ? null : (
            <FabricAnswers entries={fabrics.fabrics} prefix="fabric" {...{ row, type, flags, problem }} />
          )
        }
      />
      {flags.decorativeTrim ? (
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

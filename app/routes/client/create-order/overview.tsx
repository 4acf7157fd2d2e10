import { useSearchParams } from "react-router";
import { orderingIn } from "#app/auth/ordering-context.server.ts";
import { FoldedShelf, LIKED } from "#app/components/photos/photo-shelf.tsx";
import { Discontinued } from "#app/components/window/discontinued.tsx";
import { appContext } from "#app/contexts.server.ts";
import { enterInPlace } from "#app/domain/measuring/measurement-entry.ts";
import { type MeasurementName, measurementNames } from "#app/domain/measuring/measurements.ts";
import { customizationOf } from "#app/domain/orders/customization.ts";
import { copySources } from "#app/domain/orders/customizing/copying.ts";
import { numberOfWindow, type OrderDraft, WINDOW_GONE } from "#app/domain/orders/draft.ts";
import { MIN_WINDOWS } from "#app/domain/orders/order-limits.ts";
import { isFull } from "#app/domain/orders/overview/offered-actions.ts";
import { questionOnRemoving, sharingInWords } from "#app/domain/orders/places/shared-rod.ts";
import { checkSubmit } from "#app/domain/orders/submit.ts";
import { changeMeasurement } from "#app/domain/orders/window-details.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { viewWidth } from "#app/drawing/view.ts";
import { Estimate } from "#app/routes/client/quote/estimate.tsx";
import { listDiscontinued } from "#app/services/orders/drafts/list-discontinued.server.ts";
import { editOrder } from "#app/services/orders/edit-order.server.ts";
import { findMyCalled } from "#app/services/orders/number-order.server.ts";
import { estimateOrder } from "#app/services/quotes/estimate/estimate-order.server.ts";
import { listMovedTrim } from "#app/services/workroom/list-moved-trim.server.ts";
import { TextLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { type Form as FormFields, mutation, newFormKey, readForm } from "#app/web/form.server.ts";
import { passRetryAfter, sendForm } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/overview";
import { closed, loadOrder, loadPhotos, loadPlacement, noteStep } from "./order.server.ts";
import { changeWindows, sendOrder } from "./overview.server.ts";
import { AddWindow } from "./parts/add-window-form.tsx";
import { CompareWindows } from "./parts/compare-windows.tsx";
import { customizePage } from "./parts/customize-page.ts";
import { HardwareCard } from "./parts/hardware-card.tsx";
import { MEASURE_FAILED, overviewFailure } from "./parts/overview-failures.ts";
import { SubmitPanel } from "./parts/submit-panel.tsx";
import { useOrderPages } from "./parts/use-order-pages.ts";
import { RemoveQuestion } from "./parts/window-actions.tsx";
import { WindowCard } from "./parts/window-card.tsx";
import { WindowPhotos } from "./parts/window-photos.tsx";

export const meta = pageMeta({ title: "Windows Overview" });

export const headers = passRetryAfter;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { draft, version } = await loadOrder(context, params.orderId);
  await noteStep(context, draft, null);
  const ready = checkSubmit(draft);
  const app = context.get(appContext);
  const estimate = await estimateOrder(app, draft);
  const rules = await loadPlacement(context);
  const gone = await listDiscontinued(app, draft.windows);
  const called = (await findMyCalled(app.db, orderingIn(context).userId, draft.id)) ?? draft.id;
  const blocked = ready.ok ? undefined : ready.reason;
  const shelf = await loadPhotos(context, draft.id);
  return { draft, called, version, estimate, rules, gone, blocked, ...shelf, formKey: newFormKey() };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.text("intent") === "measure") return saveMeasurement(context, params.orderId, form);
  if (!["site", "quit", "submit"].includes(form.text("intent"))) return changeWindows(context, params.orderId, form);
  return sendOrder(context, params.orderId, form);
}

const columnsOf: Record<number, string> = { 1: "", 2: "md:grid-cols-2" }; // Two are drawn as large as they would be among three.

async function saveMeasurement(context: Route.ActionArgs["context"], orderId: string, form: FormFields) {
  const address = { userId: orderingIn(context).userId, orderId, version: "any" as const };
  let current = form.text("was");
  let before: OrderDraft | undefined;
  return mutation(context, {
    check: checkField(form.text("field")),
    run: (field) =>
      editOrder(context.get(appContext), address, (draft) => {
        before = draft;
        const number = numberOfWindow(draft, form.text("windowKey"));
        const change = { field, typed: form.text(field), was: form.text("was") };
        current = draft.windows[(number ?? 0) - 1]?.measurements[field] ?? "";
        return number ? changeMeasurement(draft, number, change) : { ok: false, reason: WINDOW_GONE };
      }),
    failed: MEASURE_FAILED,
    field: form.text("field"),
    // What stands there now, so that typing it again after a conflict can go through.
    more: () => ({ values: { was: current } }),
    thrown: closed(context, orderId),
    done: async ({ draft }, field) => {
      const moved = await listMovedTrim(context.get(appContext), before?.windows ?? [], draft.windows);
      return { saved: true, note: [noteOn(field, form.text(field)) ?? [], moved].flat().join(" ") || undefined };
    },
  });
}

/** How it was understood, where that is not simply what was typed. */
function noteOn(field: MeasurementName, typed: string) {
  const entered = enterInPlace(field, typed);
  return entered.ok ? entered.note : undefined;
}

function checkField(name: string): Verdict<MeasurementName> {
  const field = measurementNames.find((one) => one === name);
  return field ? { ok: true, value: field } : { ok: false, reason: MEASURE_FAILED };
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return sendForm(() => serverAction(), overviewFailure(intent));
}

export default function OverviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, called, version, estimate, rules, gone, blocked, photos, photoKey, formKey } = loaderData;
  const problem = actionData && "error" in actionData ? actionData : undefined;
  // With scripts it stands at its field.
  const note = actionData && "note" in actionData ? actionData.note : undefined;
  const pages = useOrderPages(draft.id);
  const [asked] = useSearchParams();
  const removed = asked.get("remove");
  const full = isFull(draft);
  const widths = draft.windows.map((window) => viewWidth(window, customizationOf(window).customizations));
  const widest = Math.max(...widths);
  // A refusal stands with the window that it is about, or else with the button that was pressed.
  const about = problem?.values?.windowKey;
  if (asked.has("compare")) {
    return (
      <>
        <PageHeading title="Windows Overview" lead={`Order #${called}`} />
        <CompareWindows windows={draft.windows} rules={rules} back={pages.overview} />
      </>
    );
  }
  return (
    <>
      <PageHeading title="Windows Overview" lead={`Order #${called}`} />
      {note ? (
        <FormMessage kind="info" className="mb-6">
          {note}
        </FormMessage>
      ) : null}
      <Discontinued cloths={gone} reader="client" />
      {draft.windows.length > 1 ? (
        <p className="-mt-4 mb-4 wide:hidden">
          <TextLink to={`${pages.overview}?compare`}>Compare side by side</TextLink>
        </p>
      ) : null}
      <ul className={classNames("grid gap-8", columnsOf[draft.windows.length] ?? "md:grid-cols-2 2xl:grid-cols-3")}>
        {draft.windows.map((window, index) => (
          <WindowCard
            key={window.key || window.id}
            window={window}
            sharing={sharingInWords(window, draft.windows)}
            rules={rules}
            customizePage={customizePage(draft, index + 1, pages)}
            measurePage={pages.measure(index + 1)}
            offerCopy={copySources(draft, index + 1).length > 0}
            problem={about === window.key ? problem : undefined}
            version={version}
            formKey={formKey}
            full={full}
            last={draft.windows.length === MIN_WINDOWS}
            photos={
              <WindowPhotos
                open
                orderId={draft.id}
                name={window.name}
                windowKey={window.key}
                photos={photos}
                photoKey={photoKey}
              />
            }
            share={((widths[index] ?? widest) / widest) * (draft.windows.length === 2 ? 0.7 : 1)}
          />
        ))}
      </ul>
      <AddWindow
        version={version}
        formKey={formKey}
        full={full}
        windowCountPage={pages.windowCount}
        problem={about === "" ? problem : undefined}
      />
      <HardwareCard {...draft} />
      <div className="mt-8">
        <FoldedShelf
          of={LIKED}
          photos={photos.filter(({ windowKey }) => windowKey === null)}
          address={pages.photos}
          formKey={photoKey}
          defaultOpen={photos.some(({ windowKey }) => windowKey === null)}
        />
      </div>
      <Estimate estimate={estimate} className="mt-10" />
      <SubmitPanel
        version={version}
        blocked={blocked}
        problem={about === undefined ? problem : undefined}
        site={draft.site}
      />
      <RemoveQuestion
        window={draft.windows.length > MIN_WINDOWS ? draft.windows.find(({ key }) => key === removed) : undefined}
        question={removed ? questionOnRemoving(draft.windows, removed) : undefined}
        version={version}
        page={pages.overview}
      />
    </>
  );
}

import { Form, useNavigation } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { NamedLinks } from "#app/components/window/named-links.tsx";
import { appContext } from "#app/contexts.server.ts";
import { type MeasurementName, measurementNames } from "#app/domain/measuring/measurements.ts";
import { copySources } from "#app/domain/orders/customization.ts";
import { numberOfWindow, WINDOW_GONE } from "#app/domain/orders/draft.ts";
import { checkSubmit } from "#app/domain/orders/submit.ts";
import { changeMeasurement } from "#app/domain/orders/window-details.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { MY_ORDERS, orderPages } from "#app/routes/client/order-paths.ts";
import { editOrder } from "#app/services/orders/edit-order.server.ts";
import { submitOrder } from "#app/services/orders/submit-order.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { type Form as FormFields, readForm, unreadable } from "#app/web/form.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/overview";
import { closed, loadOrder, toHub } from "./order.server.ts";
import { customizePage } from "./parts/customize-page.ts";
import { StepProblem } from "./parts/step-problem.tsx";
import { WindowCard } from "./parts/window-card.tsx";

const SUBMITTED_TOAST_MS = 10_000;
const SUBMIT_FAILED = "Failed to submit the order. Please try again.";
const MEASURE_FAILED = "Failed to save measurements.";
const failures = new Map([
  ["measure", MEASURE_FAILED],
  ["quit", "Failed to save the order. Please try again."],
]);
const SUBMITTED = "Please check your email for confirmation. It may be in your Junk folder!";

export const meta = pageMeta({ title: "Windows Overview" });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { draft, version } = await loadOrder(context, params.orderId);
  const ready = checkSubmit(draft);
  return { draft, version, blocked: ready.ok ? undefined : ready.reason };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.text("intent") === "measure") return saveMeasurement(context, params.orderId, form);
  if (form.text("intent") === "quit") {
    await loadOrder(context, params.orderId, "change");
    return redirectWithToast(toHub.to, toHub.message);
  }
  if (form.text("intent") !== "submit") throw unreadable();

  const address = {
    userId: context.get(userContext).id,
    orderId: params.orderId,
    version: Number(form.text("version")),
  };
  return mutation(context, {
    run: () => submitOrder(context.get(appContext), address),
    failed: SUBMIT_FAILED,
    thrown: closed(params.orderId),
    done: () => redirectWithToast(MY_ORDERS, { kind: "success", message: SUBMITTED, durationMs: SUBMITTED_TOAST_MS }),
  });
}

async function saveMeasurement(context: Route.ActionArgs["context"], orderId: string, form: FormFields) {
  const address = { userId: context.get(userContext).id, orderId, version: "any" as const };
  let current = form.text("was");
  return mutation(context, {
    check: checkField(form.text("field")),
    run: (field) =>
      editOrder(context.get(appContext), address, (draft) => {
        const number = numberOfWindow(draft, form.text("windowKey"));
        const change = { field, typed: form.text(field), was: form.text("was") };
        current = draft.windows[(number ?? 0) - 1]?.measurements[field] ?? "";
        return number ? changeMeasurement(draft, number, change) : { ok: false, reason: WINDOW_GONE };
      }),
    failed: MEASURE_FAILED,
    field: form.text("field"),
    // What stands there now, so that typing it again after a conflict can go through.
    more: () => ({ values: { was: current } }),
    thrown: closed(orderId),
    done: () => ({ saved: true }),
  });
}

function checkField(name: string): Verdict<MeasurementName> {
  const field = measurementNames.find((one) => one === name);
  return field ? { ok: true, value: field } : { ok: false, reason: MEASURE_FAILED };
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return sendForm(() => serverAction(), failures.get(String(intent)) ?? SUBMIT_FAILED);
}

export default function OverviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, version, blocked } = loaderData;
  const problem = actionData && "error" in actionData ? actionData : undefined;
  const pages = orderPages(draft.id);
  const sent = useNavigation().formData?.get("intent");
  return (
    <>
      <PageHeading title="Windows Overview" lead={`Order #${draft.id}`} />
      <HardwareCard
        choice={draft.hardwareChoice}
        hardware={draft.hardware}
        detailsPage={pages.hardware}
        choicePage={pages.hardwareChoice}
      />
      <ul className="mt-8 grid gap-8 md:grid-cols-2 2xl:grid-cols-3">
        {draft.windows.map((window, index) => (
          <WindowCard
            key={window.key || window.id}
            window={window}
            customizePage={customizePage(draft, index + 1)}
            offerCopy={copySources(draft, index + 1).length > 0}
          />
        ))}
      </ul>
      <p className="mt-8">
        <ButtonLink to={pages.windowCount} variant="quiet">
          Change the number of windows
        </ButtonLink>
      </p>
      <Form method="post" className="mt-10 grid gap-4 border-line border-t pt-6">
        <input type="hidden" name="version" value={version} />
        {problem ? <StepProblem problem={problem} /> : null}
        <div className="flex flex-wrap items-center gap-4">
          <Button
            type="submit"
            name="intent"
            value="submit"
            pending={sent === "submit"}
            pendingLabel="Submitting"
            disabledReason={blocked}
          >
            Submit Order for Quote
          </Button>
          <Button type="submit" name="intent" value="quit" variant="secondary">
            Save & Quit
          </Button>
        </div>
      </Form>
    </>
  );
}

interface HardwareCardProps {
  choice: boolean | null;
  hardware: Parameters<typeof NamedLinks>[0]["entries"];
  detailsPage: string;
  choicePage: string;
}

function HardwareCard({ choice, hardware, detailsPage, choicePage }: HardwareCardProps) {
  return (
    <section
      aria-labelledby="hardware"
      className="flex flex-wrap items-start justify-between gap-4 border border-line p-6"
    >
      <div>
        <h2 id="hardware" className="text-lg">
          Hardware
        </h2>
        <div className="mt-2 text-ink-soft">
          {choice ? (
            hardware.length > 0 ? (
              <NamedLinks entries={hardware} />
            ) : (
              "New hardware, not named yet."
            )
          ) : choice === null ? (
            "Not chosen yet."
          ) : (
            "You use your own hardware."
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {choice ? (
          <ButtonLink to={detailsPage} variant="secondary" size="sm">
            {hardware.length > 0 ? "Edit Hardware" : "Add Hardware"}
          </ButtonLink>
        ) : null}
        <ButtonLink to={choicePage} variant="quiet" size="sm">
          {choice === null ? "Choose" : "Change choice"}
        </ButtonLink>
      </div>
    </section>
  );
}

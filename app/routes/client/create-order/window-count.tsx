import { MAX_WINDOWS } from "#app/domain/orders/order-limits.ts";
import { checkWindowCount, setWindowCount, windowsLostBy } from "#app/domain/orders/window-count.ts";
import { HUB, orderPages } from "#app/routes/client/order-paths.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { TextField } from "#app/ui/field.tsx";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { readForm } from "#app/web/form.server.ts";
import { fieldAfter, refuseWith } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/window-count";
import { answerEdit, leavingOf, loadOrder, toHub } from "./order.server.ts";
import { sendStep, stepFailures } from "./parts/send-step.ts";
import { WizardPage } from "./parts/wizard-page.tsx";

export const meta = pageMeta({ title: "How many windows?" });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { draft, version } = await loadOrder(context, params.orderId);
  return { version, count: draft.windows.length || "" };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const values = { windowCount: form.text("windowCount") };
  const leaving = leavingOf(form);
  const { draft } = await loadOrder(context, params.orderId, "change");
  if (leaving === "exit" && values.windowCount.trim() === "")
    return redirectWithToast(toHub.to, { kind: "success", message: toHub.message });
  const count = checkWindowCount(values.windowCount);
  if (!count.ok) return refuseWith(values)(count.reason, 400, count.field);

  const lost = windowsLostBy(draft, count.value);
  if (lost.length > 0 && !form.checked("dropWindows")) {
    const names = lost.map((window) => window.name).join(", ");
    return refuseWith(values)(`Fewer windows would drop ${names} with everything entered for it.`, 409, "dropWindows");
  }
  return answerEdit({
    context,
    orderId: params.orderId,
    form,
    values,
    failed: stepFailures[leaving],
    change: (current) => setWindowCount(current, count.value, leaving),
    next: ({ id }) =>
      leaving === "exit" ? toHub : { to: orderPages(id).hardwareChoice, message: "Window count saved!" },
  });
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendStep(args, stepFailures);
}

export default function WindowCountPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const field = fieldAfter(problem, "windowCount");
  return (
    <WizardPage
      title="How many windows?"
      place="Step 1 of 4"
      lead={`Count every window you want to dress, from 1 to ${MAX_WINDOWS}. You can change the number later.`}
      version={loaderData.version}
      problem={problem}
      back={HUB}
    >
      <TextField
        label="Number of windows"
        inputMode="numeric"
        autoComplete="off"
        className="max-w-48"
        {...field}
        defaultValue={field.defaultValue ?? loaderData.count}
      />
      {problem?.field === "dropWindows" ? (
        <CheckboxField name="dropWindows" label="Yes, drop them" error={problem.error} />
      ) : null}
    </WizardPage>
  );
}

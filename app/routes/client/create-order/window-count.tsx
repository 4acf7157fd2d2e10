import { useState } from "react";
import type { OrderDraft } from "#app/domain/orders/draft.ts";
import { MAX_WINDOWS } from "#app/domain/orders/order-limits.ts";
import { checkWindowCount, setWindowCount, windowsLostBy } from "#app/domain/orders/window-count.ts";
import type { Verdict } from "#app/domain/verdict.ts";
import { classNames } from "#app/ui/class-names.ts";
import { CheckboxField, TextField } from "#app/ui/field.tsx";
import { type Form, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { fieldAfter, useOpenProblem } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/window-count";
import { answerEdit, leavingOf, loadOrder, pagesIn, toHub } from "./order.server.ts";
import { sendStep, stepFailures } from "./parts/send-step.ts";
import { useOrderPages } from "./parts/use-order-pages.ts";
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
  if (leaving === "exit" && values.windowCount.trim() === "") {
    const { to, message } = toHub(pagesIn(context, params.orderId));
    return redirectWithToast(to, message);
  }
  return answerEdit({
    context,
    orderId: params.orderId,
    form,
    values,
    failed: stepFailures[leaving],
    check: checkCount(draft, form),
    change: (current, count) => setWindowCount(current, count, leaving),
    next: (_draft, pages) =>
      leaving === "exit" ? toHub(pages) : { to: pages.hardwareChoice, message: "Window count saved!" },
  });
}

/** A number of windows, and where it drops some that hold something, a yes to that. */
function checkCount(draft: OrderDraft, form: Form): Verdict<number> {
  const count = checkWindowCount(form.text("windowCount"));
  const lost = count.ok ? windowsLostBy(draft, count.value) : [];
  // A yes to fewer windows is not a yes to fewer still.
  const asked = form.text("dropFor");
  const agreed = form.checked("dropWindows") && (asked === "" || asked.trim() === form.text("windowCount").trim());
  if (lost.length === 0 || agreed) return count;
  const names = lost.map((window) => window.name).join(", ");
  const reason = `Fewer windows would drop ${names} with everything entered for it.`;
  return { ok: false, code: "refused", reason, field: "dropWindows" };
}

export function clientAction(args: Route.ClientActionArgs) {
  return sendStep(args, stepFailures);
}

export default function WindowCountPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { problem, mend } = useOpenProblem(actionData);
  const pages = useOrderPages(params.orderId);
  const field = fieldAfter(problem, "windowCount");
  const start = field.defaultValue ?? loaderData.count;
  const [typed, setTyped] = useState(String(start));
  const count = checkWindowCount(typed);
  const dressed = count.ok ? Math.min(count.value, MAX_WINDOWS) : 0;
  return (
    <WizardPage
      title="How many windows?"
      place="Step 1 of 4"
      lead={`Count every window you want to dress, from 1 to ${MAX_WINDOWS}. You can change the number later.`}
      version={loaderData.version}
      problem={problem}
      back={pages.hub}
      beside={
        <WindowsToDress count={dressed} className="min-h-112 justify-center gap-6 border border-line bg-paper p-8" />
      }
    >
      <TextField
        label="Number of windows"
        inputMode="numeric"
        autoComplete="off"
        className="max-w-48"
        {...field}
        defaultValue={start}
        onChange={({ target }) => {
          setTyped(target.value);
          if (checkWindowCount(target.value).ok) mend("windowCount");
        }}
      />
      <WindowsToDress count={dressed} className="min-h-20 gap-3 wide:hidden" />
      {problem?.field === "dropWindows" ? (
        <>
          <input type="hidden" name="dropFor" value={problem.values?.windowCount ?? ""} />
          <CheckboxField name="dropWindows" label="Yes, drop them" error={problem.error} />
        </>
      ) : null}
    </WizardPage>
  );
}

/** By how many stand beside each other. */
const windowLook = ["", "wide:w-48", "wide:w-32", "wide:w-24", "wide:w-18"];

/** As many bare windows as were counted: a wall that fills as the number is typed. */
function WindowsToDress({ count, className }: { count: number; className: string }) {
  return (
    <div className={classNames("flex flex-wrap content-center", className)}>
      {Array.from({ length: count }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other.
          key={index}
          viewBox="0 0 40 60"
          aria-hidden="true"
          className={classNames(
            "w-10 fill-paper stroke-ink-soft *:[vector-effect:non-scaling-stroke]",
            windowLook[Math.ceil(Math.sqrt(count))],
          )}
        >
          <path d="M4.5 4.5h31v48h-31z" />
          <path d="M4.5 28.5h31M20 4.5v48" />
          <path className="fill-bone" d="M1.5 52.5h37v3h-37z" />
        </svg>
      ))}
    </div>
  );
}

import { readTexts } from "#app/components/answers/answer-form.ts";
import { EntryRows } from "#app/components/entry-rows.tsx";
import { entriesAfter, entryValues, readEntries } from "#app/components/form-entries.ts";
import { hardwareField, hardwareFields } from "#app/domain/orders/answers/typed-hardware.ts";
import {
  asksForSuggestion,
  type HardwareAtWindows,
  namedHardware,
  setHardware,
  windowsWithRods,
} from "#app/domain/orders/hardware.ts";
import { MAX_HARDWARE, MAX_WINDOWS } from "#app/domain/orders/order-limits.ts";
import { sharingLines } from "#app/domain/orders/places/shared-rod.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { type Form, readForm } from "#app/web/form.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import { useOpenProblem } from "#app/web/use-open-problem.ts";
import type { Route } from "./+types/hardware";
import { answerEdit, loadOrder, loadPlacement, noteStep } from "./order.server.ts";
import { useOrderPages } from "./parts/use-order-pages.ts";
import { WindowRods } from "./parts/window-rods.tsx";
import { WizardPage } from "./parts/wizard-page.tsx";

const FAILED = "Failed to save hardware details. Please try again.";

const LEAD = "Tell us the rods, tracks or rings you would like, by name, by link, or both. Or leave it to us.";

export const meta = pageMeta({ title: "Hardware" });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { draft, version } = await loadOrder(context, params.orderId);
  await noteStep(context, draft, "hardware");
  return {
    version,
    orderId: draft.id,
    named: namedHardware(draft.hardware),
    suggest: asksForSuggestion(draft.hardware),
    choice: draft.hardwareChoice,
    windows: windowsWithRods(draft.windows),
    sharing: sharingLines(draft.windows),
    rules: await loadPlacement(context),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = readEntries(form, "hardware");
  const suggest = form.checked("suggestHardware");
  const atWindows = readAtWindows(form);
  return answerEdit({
    context,
    orderId: params.orderId,
    form,
    failed: FAILED,
    values: { ...entryValues("hardware", typed), suggestHardware: suggest ? "on" : "", ...windowValues(atWindows) },
    change: (draft) => setHardware(draft, typed, suggest, atWindows),
    next: (_draft, { overview }) => ({ to: overview, message: "Hardware details saved!" }),
  });
}

/** Each window is asked by its key; a form that does not ask says nothing of any. */
function readAtWindows(form: Form): HardwareAtWindows {
  const keys = form.all("rodAt").slice(0, MAX_WINDOWS);
  return Object.fromEntries(
    keys.map((key) => [key, readTexts(form, hardwareFields, (name) => hardwareField(name as "hardware", key))]),
  );
}

function windowValues(atWindows: HardwareAtWindows): Record<string, string> {
  return Object.fromEntries(
    Object.entries(atWindows).flatMap(([key, texts]) =>
      hardwareFields.map((name) => [hardwareField(name, key), texts[name] ?? ""]),
    ),
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), FAILED);
}

export default function HardwarePage({ loaderData, actionData }: Route.ComponentProps) {
  const { problem, mend } = useOpenProblem(actionData);
  const suggest = problem?.values ? problem.values.suggestHardware === "on" : loaderData.suggest;
  // Whoever keeps what hangs there has nothing to name.
  const own = loaderData.choice === false;
  return (
    <WizardPage
      title={own ? "Your rods" : "Which hardware?"}
      place="Overview · Hardware"
      lead={own ? undefined : LEAD}
      version={loaderData.version}
      problem={problem}
      back={useOrderPages(loaderData.orderId).overview}
      next="Save Hardware"
      exit={false}
    >
      {own ? null : (
        <>
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
        </>
      )}
      <WindowRods
        windows={loaderData.windows}
        sharing={loaderData.sharing}
        rules={loaderData.rules}
        order={{ hardwareChoice: loaderData.choice, suggest }}
        problem={problem}
      />
    </WizardPage>
  );
}

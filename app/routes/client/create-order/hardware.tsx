import { useState } from "react";
import { readTexts } from "#app/components/answers/answer-form.ts";
import { HardwareFields } from "#app/components/answers/hardware-fields.tsx";
import { EntryRows } from "#app/components/entry-rows.tsx";
import { entriesAfter, entryValues, readEntries } from "#app/components/form-entries.ts";
import { WindowPicture } from "#app/components/window/window-picture.tsx";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import {
  hardwareAsTyped,
  hardwareField,
  hardwareFields,
  hardwareShown,
} from "#app/domain/orders/answers/typed-hardware.ts";
import { hardwareAt, hardwareInWords } from "#app/domain/orders/answers/window-hardware.ts";
import { customizationOf } from "#app/domain/orders/customization.ts";
import {
  asksForSuggestion,
  type HardwareAtWindows,
  namedHardware,
  setHardware,
  windowsWithRods,
} from "#app/domain/orders/hardware.ts";
import { MAX_HARDWARE, MAX_WINDOWS } from "#app/domain/orders/order-limits.ts";
import { sharingLines } from "#app/domain/orders/places/shared-rod.ts";
import type { Window } from "#app/domain/orders/window.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { CheckboxField } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { type Form, readForm } from "#app/web/form.server.ts";
import { type FormProblem, sending, useOpenProblem } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/hardware";
import { answerEdit, loadOrder, loadPlacement, noteStep } from "./order.server.ts";
import { useOrderPages } from "./parts/use-order-pages.ts";
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

export const clientAction = sending<typeof action>(FAILED);

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

interface WindowRodsProps {
  windows: readonly Window[];
  /** Of those that have no rod of their own, whose they hang from. */
  sharing: readonly string[];
  rules: ChangedPlacement;
  order: { hardwareChoice: boolean | null; suggest: boolean };
  problem: FormProblem | undefined;
}

/** One line for each window that has a rod: as for the whole order, until something else is chosen there. */
function WindowRods({ windows, sharing, rules, order, problem }: WindowRodsProps) {
  if (windows.length === 0) return null;
  return (
    <TitledSection id="at-windows" title="At each window" titleLook="text-lg">
      <p className="mt-1 mb-4 max-w-measure text-ink-soft">
        {order.hardwareChoice === false
          ? "Measure the rods that hang there, as far as you can. What you leave open, we’ll measure."
          : "Everything above holds for every window. Open one to choose something else there, or to keep what hangs there."}
      </p>
      {windows.map((window) => (
        <WindowRod key={window.key} window={window} rules={rules} order={order} problem={problem} />
      ))}
      {sharing.map((line) => (
        <p key={line} className="wrap-anywhere mt-3 text-ink-soft">
          {line}
        </p>
      ))}
    </TitledSection>
  );
}

function WindowRod({
  window,
  rules,
  order,
  problem,
}: Omit<WindowRodsProps, "windows" | "sharing"> & { window: Window }) {
  const { errorOf, mend } = useOpenProblem(problem);
  const { key } = window;
  const refused = hardwareFields.map((name) => [name, problem?.values?.[hardwareField(name, key)]] as const);
  const [texts, setTexts] = useState<Record<string, string>>({
    ...hardwareAsTyped(window.hardware),
    ...Object.fromEntries(refused.filter(([, text]) => text !== undefined)),
  });
  const field = (name: string) => hardwareField(name as "hardware", key);
  const shown = hardwareShown(texts);
  const faulty = hardwareFields.some((name) => errorOf(field(name)));
  return (
    <Disclosure
      summary={
        <span className="flex flex-wrap items-baseline gap-x-4">
          <span className="wrap-anywhere">{window.name}</span>
          <span className="font-normal text-ink-soft text-sm">
            {shown ? hardwareInWords(shown) : "As for the whole order"}
          </span>
        </span>
      }
      defaultOpen={faulty || window.hardware !== undefined || order.hardwareChoice === false}
    >
      <input type="hidden" name="rodAt" value={key} />
      <div className="grid gap-6 p-1 md:grid-cols-[minmax(0,1fr)_12rem]">
        <HardwareFields
          effective={hardwareAt(shown, order) ?? "new"}
          texts={texts}
          onText={(name, text) => {
            setTexts({ ...texts, [name]: text });
            mend(field(name));
          }}
          errorOf={(name) => errorOf(field(name))}
          field={field}
        />
        <WindowPicture
          window={{ ...window, hardware: shown }}
          customizations={customizationOf(window).customizations}
          rules={rules}
          caption={false}
        />
      </div>
    </Disclosure>
  );
}

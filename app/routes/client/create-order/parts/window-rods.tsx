import { useState } from "react";
import { HardwareFields } from "#app/components/answers/hardware-fields.tsx";
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
import type { Window } from "#app/domain/orders/window.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";
import { useOpenProblem } from "#app/web/use-open-problem.ts";

interface WindowRodsProps {
  windows: readonly Window[];
  /** Of those that have no rod of their own, whose they hang from. */
  sharing: readonly string[];
  rules: ChangedPlacement;
  order: { hardwareChoice: boolean | null; suggest: boolean };
  problem: FormProblem | undefined;
}

/** One line for each window that has a rod: as for the whole order, until something else is chosen there. */
export function WindowRods({ windows, sharing, rules, order, problem }: WindowRodsProps) {
  if (windows.length === 0) return null;
  return (
    <section aria-labelledby="at-windows">
      <h2 id="at-windows" className="text-lg">
        At each window
      </h2>
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
    </section>
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

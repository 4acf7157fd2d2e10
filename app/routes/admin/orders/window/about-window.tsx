import { useState } from "react";
import { HardwareFields } from "#app/components/answers/hardware-fields.tsx";
import { NearbyFields } from "#app/components/answers/nearby-fields.tsx";
import { hardwareFields, hardwareShown } from "#app/domain/orders/answers/typed-hardware.ts";
import { hardwareAt } from "#app/domain/orders/answers/window-hardware.ts";
import { asksForSuggestion } from "#app/domain/orders/hardware.ts";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import { newerHint, type OrderProblem } from "#app/routes/admin/orders/order-problem.ts";

interface AboutWindowProps {
  order: OrderPageData;
  values: Record<string, string>;
  problem: OrderProblem | undefined;
}

/** What holds the drapes here, what is near the window, and what else its client said. */
export function AboutWindow({ order, values, problem }: AboutWindowProps) {
  const [texts, setTexts] = useState<Record<string, string>>(() =>
    Object.fromEntries([...hardwareFields, "nearby", "nearbyNote", "note"].map((name) => [name, values[name] ?? ""])),
  );
  const shared = {
    texts,
    onText: (name: string, text: string) => setTexts({ ...texts, [name]: text }),
    errorOf: (name: string) => (problem?.field === name ? problem.error : undefined),
    hintOf: (name: string) => newerHint(problem, name),
  };
  const suggest = asksForSuggestion(order.hardware);
  const choice = { hardwareChoice: order.hardware.length > 0, suggest };
  return (
    <fieldset className="border-line border-t pt-4">
      <legend className="sr-only">About the window</legend>
      <p aria-hidden="true" className="mb-3 font-display text-lg">
        About the window
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        <HardwareFields effective={hardwareAt(hardwareShown(texts), choice) ?? "new"} {...shared} />
        <NearbyFields {...shared} />
      </div>
    </fieldset>
  );
}

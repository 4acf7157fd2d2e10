import { useState } from "react";
import { HardwareFields } from "#app/components/answers/hardware-fields.tsx";
import { NearbyFields } from "#app/components/answers/nearby-fields.tsx";
import { PlaceFields } from "#app/components/answers/place-fields.tsx";
import { hardwareFields, hardwareShown } from "#app/domain/orders/answers/typed-hardware.ts";
import { hardwareAt } from "#app/domain/orders/answers/window-hardware.ts";
import { asksForSuggestion, windowsWithRods } from "#app/domain/orders/hardware.ts";
import { rodRows, sharingInWords, UNSHARE } from "#app/domain/orders/places/shared-rod.ts";
import { placeFields } from "#app/domain/orders/places/typed-place.ts";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import { newerHint, type OrderProblem } from "#app/routes/admin/orders/order-problem.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";

interface AboutWindowProps {
  order: OrderPageData;
  number: number;
  values: Record<string, string>;
  problem: OrderProblem | undefined;
}

/** What holds the drapes here, what is near the window, and what else its client said. */
export function AboutWindow({ order, number, values, problem }: AboutWindowProps) {
  const [texts, setTexts] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      [...hardwareFields, ...placeFields, "nearby", "nearbyNote", "note"].map((name) => [name, values[name] ?? ""]),
    ),
  );
  const shared = {
    texts,
    onText: (name: string, text: string) => setTexts({ ...texts, [name]: text }),
    errorOf: (name: string) => (problem?.field === name ? problem.error : undefined),
    hintOf: (name: string) => newerHint(problem, name),
  };
  const suggest = asksForSuggestion(order.hardware);
  const window = order.windows[number - 1];
  const shares = window && sharingInWords(window, order.windows);
  // A shade hangs from a board, and what hangs from another window's rod has none of its own.
  const asksForRod = !window || windowsWithRods([window]).length > 0;
  const choice = { hardwareChoice: order.hardware.length > 0, suggest };
  return (
    <fieldset className="border-line border-t pt-4">
      <legend className="sr-only">About the window</legend>
      <p aria-hidden="true" className="mb-3 font-display text-lg">
        About the window
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        {asksForRod ? (
          <HardwareFields effective={hardwareAt(hardwareShown(texts), choice) ?? "new"} {...shared} />
        ) : (
          <p className="text-ink-soft">{shares ?? "Nothing that hangs here has a rod."}</p>
        )}
        <NearbyFields {...shared} />
      </div>
      <div className="mt-6">
        <PlaceFields {...shared} next={shares ? [] : rodRows(order, number)} />
        {problem?.field === UNSHARE && (
          <CheckboxField name={UNSHARE} label="Yes, each has a rod of its own again" error={problem.error} />
        )}
      </div>
    </fieldset>
  );
}

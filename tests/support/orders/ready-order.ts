import type { App } from "#app/app.server.ts";
import { measurementNames } from "#app/domain/measuring/measurements.ts";
import {
  chooseOptions,
  chooseStyle,
  chooseTreatments,
  confirmCustomization,
  setFabrics,
} from "#app/domain/orders/customization.ts";
import type { DraftChange, OrderDraft } from "#app/domain/orders/draft.ts";
import { setHardwareChoice } from "#app/domain/orders/hardware.ts";
import { setWindowCount } from "#app/domain/orders/window-count.ts";
import { saveWindowDetails } from "#app/domain/orders/window-details.ts";
import { editOrder } from "#app/services/orders/edit-order.server.ts";
import { newOrder } from "./new-order.ts";

const measurements = Object.fromEntries(measurementNames.map((name) => [name, "60"]));

const steps: ((draft: OrderDraft) => DraftChange)[] = [
  (draft) => setWindowCount(draft, 1),
  (draft) => setHardwareChoice(draft, false),
  (draft) => saveWindowDetails(draft, 1, { name: "Kitchen", measurements }, "next"),
  (draft) => chooseTreatments(draft, 1, ["shades"]),
  (draft) => chooseStyle(draft, 1, "shades", { group: "soft-shades", name: "Hobbled" }),
  (draft) => chooseOptions(draft, 1, "shades", { cordlessControl: true }),
  (draft) => setFabrics(draft, 1, "shades", { fabrics: [{ name: "Ticking", link: "" }], trims: [] }),
  (draft) => confirmCustomization(draft, 1),
];

/** An order that can be submitted, built step by step. */
export async function readyOrder(app: App, userId: string) {
  const { id, version } = await newOrder(app, userId);
  let address = { userId, orderId: id, version };
  for (const step of steps) {
    const result = await editOrder(app, address, step);
    if (!result.ok) throw new Error(result.reason);
    address = { ...address, version: result.version };
  }
  return address;
}

import { isDeepStrictEqual } from "node:util";
import type { App } from "#app/app.server.ts";
import { editHardware } from "#app/domain/orders/owner/owner-windows.ts";
import { namesOf } from "#app/domain/orders/owner/window-changes.ts";
import type { NamedLink } from "#app/domain/orders/window.ts";
import type { OrderRevision } from "#app/services/orders/edit-order.server.ts";
import { editDocuments } from "./edit-documents.server.ts";

/** The owner names the hardware of an order. With some named, the order has new hardware, whatever its client chose. */
export async function updateHardware(
  app: Pick<App, "db" | "now">,
  actorId: string,
  revision: OrderRevision,
  typed: NamedLink[],
) {
  return editDocuments(app, actorId, revision, (stored) => {
    const edited = editHardware(typed);
    if (!edited.ok) return edited;
    const hardware = edited.value;
    if (isDeepStrictEqual(hardware, stored.hardware)) return { ok: true, value: { documents: stored } };
    const details = { changes: [`${namesOf(stored.hardware)} to ${namesOf(hardware)}`] };
    const event = { kind: "hardware_changed" as const, details };
    const hardwareChoice = hardware.length > 0 ? true : stored.hardwareChoice;
    return { ok: true, value: { documents: { ...stored, hardware, hardwareChoice }, event } };
  });
}

import { keepFractions } from "#app/domain/measuring/inches.ts";
import { lineStateLabels } from "#app/domain/purchasing/purchase-order.ts";
import { amountInWords, dayInWords } from "#app/domain/purchasing/purchase-words.ts";
import { purchaseOrderPath, purchasePath } from "#app/routes/admin/paths.ts";
import type { findOrderWaits } from "#app/services/purchasing/find-purchase-orders.server.ts";
import { FactLink, TextLink } from "#app/ui/button.tsx";
import { type Column, column, DataTable, figure } from "#app/ui/data-table.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";

type Wait = Awaited<ReturnType<typeof findOrderWaits>>[number];

/** What was ordered for an order of a client, or is sent by them, and how far it is. Nothing where nothing was. */
export function OrderWaits({ orderId, status, waits }: { orderId: string; status: string; waits: readonly Wait[] }) {
  if (waits.length === 0) return null;
  const open = waits.some(({ state }) => state === "waiting");
  const sent = waits.some(({ purchaseId }) => purchaseId === null);
  const waiting = status === "cancelled" ? "Still on its way, though it is cancelled" : "What it waits for";
  return (
    <TitledSection
      id="waits"
      title={open ? waiting : sent ? "What came for it" : "What was bought for it"}
      titleLook="mb-3 text-xl"
      className="mt-6 border-line border-t pt-6"
    >
      <DataTable
        caption={sent ? "Ordered from suppliers, or sent by the client" : "Ordered from suppliers"}
        columns={columns}
        rows={waits}
        rowKey={({ id }) => id}
        empty={null}
      />
      <p className="mt-3">
        <TextLink to={purchasePath({ orderId })}>Purchase list</TextLink>
      </p>
    </TitledSection>
  );
}

const columns: Column<Wait>[] = [
  column("top", "Item", ({ name, color }) => keepFractions(color ? `${name}, ${color}` : name)),
  figure("top-end", "For this order", ({ shareMilli, unit }) => amountInWords(shareMilli, unit)),
  column("second", "Purchase order", ({ purchaseId }) =>
    purchaseId === null ? "The client sends it" : <FactLink to={purchaseOrderPath(purchaseId)}>{purchaseId}</FactLink>,
  ),
  column("second-end", "State", stateOf),
  column("third", "Dye lot", ({ lots }) => lots && `Lot ${lots}`),
];

function stateOf({ state, expectedOn, cameMilli, unit, purchaseId }: Wait) {
  const came = cameMilli > 0 ? `${amountInWords(cameMilli, unit)} arrived` : "";
  if (state !== "waiting") return lineStateLabels[state];
  const known = expectedOn ? `Expected ${dayInWords(expectedOn)}` : purchaseId === null ? "Not here yet" : "Ordered";
  return [known, came].filter(Boolean).join(", ");
}

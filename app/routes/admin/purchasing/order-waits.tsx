import { keepFractions } from "#app/domain/measuring/inches.ts";
import { lineStateLabels } from "#app/domain/purchasing/purchase-order.ts";
import { amountInWords, dayInWords } from "#app/domain/purchasing/purchase-words.ts";
import { purchaseOrderPath, purchasePath } from "#app/routes/admin/paths.ts";
import type { findOrderWaits } from "#app/services/purchasing/find-purchase-orders.server.ts";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { FactLink, TextLink } from "#app/ui/page/text-link.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";

type Wait = Awaited<ReturnType<typeof findOrderWaits>>[number];

/** What was ordered for an order of a client, and how far it is. Nothing where nothing was. */
export function OrderWaits({ orderId, waits }: { orderId: string; waits: readonly Wait[] }) {
  if (waits.length === 0) return null;
  const open = waits.filter(({ state }) => state === "waiting").length;
  return (
    <TitledSection id="waits" title={open > 0 ? "What it waits for" : "What was bought for it"} className="mt-10">
      <DataTable caption="Ordered from suppliers" columns={columns} rows={waits} rowKey={({ id }) => id} empty={null} />
      <p className="mt-3">
        <TextLink to={purchasePath({ orderId })}>Purchase list</TextLink>
      </p>
    </TitledSection>
  );
}

const columns: Column<Wait>[] = [
  {
    key: "item",
    header: "Item",
    primary: true,
    phone: "top",
    cell: ({ name, color }) => keepFractions(color ? `${name}, ${color}` : name),
  },
  {
    key: "share",
    header: "For this order",
    align: "end",
    phone: "top-end",
    cell: ({ shareMilli, unit }) => amountInWords(shareMilli, unit),
  },
  {
    key: "number",
    header: "Purchase order",
    phone: "second",
    cell: ({ purchaseId }) => <FactLink to={purchaseOrderPath(purchaseId)}>{purchaseId}</FactLink>,
  },
  { key: "state", header: "State", phone: "second-end", cell: stateOf },
  { key: "lot", header: "Dye lot", phone: "third", cell: ({ lots }) => lots && `Lot ${lots}` },
];

function stateOf({ state, expectedOn, cameMilli, unit }: Wait) {
  const came = cameMilli > 0 ? `${amountInWords(cameMilli, unit)} arrived` : "";
  if (state !== "waiting") return lineStateLabels[state];
  return [expectedOn ? `Expected ${dayInWords(expectedOn)}` : "Ordered", came].filter(Boolean).join(", ");
}

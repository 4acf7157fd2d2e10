import { EntryRows } from "#app/components/entry-rows.tsx";
import { entriesAfter, entryValues } from "#app/components/form-entries.ts";
import { HardwareAtWindows } from "#app/components/window/hardware-at-windows.tsx";
import { orderHardwareCounts } from "#app/domain/orders/hardware.ts";
import { MAX_HARDWARE } from "#app/domain/orders/order-limits.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FactLink } from "#app/ui/page/text-link.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { useFormBase, useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import type { OrderPageData } from "./load-order.server.ts";
import { useAct } from "./order-act.ts";
import type { OrderProblem } from "./order-problem.ts";

interface HardwareSectionProps {
  order: OrderPageData;
  editing: boolean;
  problem: OrderProblem | undefined;
}

/** The hardware of an order, to read or to edit. */
export function HardwareSection({ order, editing, problem }: HardwareSectionProps) {
  return (
    <section aria-labelledby="hardware" className="mt-12 print:mt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-4">
        <h2 id="hardware" className="text-xl print:text-lg">
          Hardware
        </h2>
        <ButtonLink
          to={`${orderPath(order.userId, order.id)}${editing ? "" : "?edit=hardware"}`}
          preventScrollReset
          variant="quiet"
          size="sm"
          className="print:hidden"
        >
          {editing ? "Cancel" : "Change"}
          <span className="sr-only"> hardware</span>
        </ButtonLink>
      </div>
      {editing ? (
        <HardwareForm order={order} problem={problem} />
      ) : (
        <>
          {orderHardwareCounts(order.windows) ? <HardwareList hardware={order.hardware} /> : null}
          <HardwareAtWindows windows={order.windows} />
        </>
      )}
    </section>
  );
}

function HardwareList({ hardware }: Pick<OrderPageData, "hardware">) {
  if (hardware.length === 0) return <p className="text-ink-soft">No new hardware in this order.</p>;
  return (
    <ul>
      {hardware.map(({ name, link }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown, never changed; two entries may be alike.
        <li key={index} className="flex flex-wrap justify-between gap-x-6 border-line border-t py-3">
          <span className="wrap-anywhere">{name || "Without a name"}</span>
          {link && <FactLink href={link}>View</FactLink>}
        </li>
      ))}
    </ul>
  );
}

/** What the form is about: if it changes, the form was filled from something older. */
function seenOf({ hardware, confirmedAt }: OrderPageData): Record<string, string> {
  return { ...entryValues("hardware", hardware), confirmedAt: confirmedAt ?? "" };
}

function HardwareForm({ order, problem }: Omit<HardwareSectionProps, "editing">) {
  const { unsaved, marks } = useUnsavedTyping(problem, "address");
  const { stored, conflict } = useFormBase(order, { unsaved, problem, partOf: seenOf });
  return (
    <PostForm
      {...useAct("save-hardware")}
      {...marks}
      unguarded
      key={`${JSON.stringify(seenOf(stored))} ${conflict?.version ?? ""}`}
      problem={problem}
      version={conflict?.version ?? stored.version}
      submit="Save Hardware"
      pendingLabel="Saving"
      preventScrollReset
      className="grid gap-6 border-line border-t pt-6"
    >
      <input type="hidden" name="base" value={JSON.stringify(conflict?.base ?? seenOf(stored))} />
      <EntryRows
        noun="Hardware"
        legend="Rods, tracks and rings"
        add="Add more hardware"
        entries={entriesAfter(problem ?? conflict, "hardware", stored.hardware)}
        problem={problem}
        most={MAX_HARDWARE}
      />
    </PostForm>
  );
}

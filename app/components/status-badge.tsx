import { meaningOf, type StatusTone } from "#app/domain/orders/order-status.ts";
import { classNames } from "#app/ui/class-names.ts";

const dots: Record<StatusTone, string> = {
  draft: "border border-line-strong",
  owner: "border-[1.5px] border-ink",
  client: "bg-brass",
  work: "bg-moss",
  done: "border-2 border-moss",
  stopped: "bg-line-strong",
};

/**
 * An order's status: the word says it, the dot lets the eye find it in a long list. Hollow ink waits for us, brass waits
 * for the client, moss is in hand; clay red is for errors only.
 */
export function StatusBadge({ status }: { status: string }) {
  const { label, tone } = meaningOf(status);
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={classNames("size-2 shrink-0 rounded-full", dots[tone])} />
      {label}
    </span>
  );
}

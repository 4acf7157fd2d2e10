import { MAX_WINDOWS } from "#app/domain/orders/order-limits.ts";

/** As many bare windows as were counted: a room that fills as the number is typed. */
export function WindowsToDress({ count }: { count: number }) {
  return (
    <div className="flex min-h-20 flex-wrap gap-3 sm:gap-4">
      {Array.from({ length: Math.min(count, MAX_WINDOWS) }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other.
          key={index}
          viewBox="0 0 40 60"
          aria-hidden="true"
          className="h-16 w-auto stroke-ink-soft sm:h-24"
          fill="none"
        >
          <path className="fill-paper" d="M4.5 4.5h31v48h-31z" />
          <path d="M4.5 28.5h31M20 4.5v48" />
          <path className="fill-bone" d="M1.5 52.5h37v3h-37z" />
        </svg>
      ))}
    </div>
  );
}

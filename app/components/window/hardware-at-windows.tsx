import { hardwareInWords } from "#app/domain/orders/answers/window-hardware.ts";
import type { Window } from "#app/domain/orders/window.ts";

/** What holds the drapes at those windows that have their own hardware, or keep what hangs there. */
export function HardwareAtWindows({ windows }: { windows: readonly Pick<Window, "name" | "hardware">[] }) {
  const own = windows.flatMap(({ name, hardware }) => (hardware ? [{ name, words: hardwareInWords(hardware) }] : []));
  if (own.length === 0) return null;
  return (
    <dl aria-label="Hardware at single windows" className="mt-2 grid gap-y-1">
      {own.map(({ name, words }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown, never changed; two windows may have one name.
        <div key={index} className="flex flex-wrap gap-x-3">
          <dt className="text-ink-soft wrap-anywhere">{name || "Unnamed Window"}</dt>
          <dd className="wrap-anywhere">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

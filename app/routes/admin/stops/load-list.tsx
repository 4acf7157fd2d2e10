import { useEffect, useId, useState } from "react";
import type { InstallerWindow } from "#app/domain/workroom/paper/installer-copy.ts";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { loadedOf, setLoaded } from "#app/web/waiting/loaded-things.ts";

interface LoadListProps {
  stopId: string;
  userId: string;
  windows: readonly Pick<InstallerWindow, "name" | "treatments">[];
}

/** What goes into the van, ticked off before leaving; the ticks stay on this device and are nobody else's. */
export function LoadList({ stopId, userId, windows }: LoadListProps) {
  const id = useId();
  const [loaded, setTicks] = useState<readonly string[]>([]);
  useEffect(() => setTicks(loadedOf(localStorage, userId, stopId)), [userId, stopId]);
  const groups = windows.flatMap(({ name, treatments }) =>
    treatments.map(({ title, load }) => ({
      title: `${name}, ${title}`,
      things: load.map((text) => ({ key: `${name} / ${title} / ${text}`, text })),
    })),
  );
  const all = groups.flatMap(({ things }) => things);
  if (all.length === 0) return null;
  const tick = (key: string, on: boolean) => {
    const now = on ? [...loaded, key] : loaded.filter((one) => one !== key);
    setTicks(now);
    setLoaded(localStorage, userId, stopId, now);
  };
  const done = all.filter(({ key }) => loaded.includes(key)).length;
  return (
    <TitledSection id={id} title="To load" className="border-line border-t pt-4 lg:-mt-1 lg:border-t-0 lg:pt-0">
      <p role="status" className="text-ink-soft noscript:hidden">
        {done === all.length ? "All of it is loaded." : `${done} of ${all.length} loaded`}
      </p>
      {groups.map(({ title, things }) => (
        <fieldset key={title} className="mt-3">
          <legend className="font-medium wrap-anywhere">{title}</legend>
          {things.map(({ key, text }) => (
            <label key={key} className="flex min-h-11 items-center gap-3 wrap-anywhere">
              <input
                type="checkbox"
                className="size-6 shrink-0 accent-moss"
                checked={loaded.includes(key)}
                onChange={(event) => tick(key, event.currentTarget.checked)}
              />
              {text}
            </label>
          ))}
        </fieldset>
      ))}
    </TitledSection>
  );
}

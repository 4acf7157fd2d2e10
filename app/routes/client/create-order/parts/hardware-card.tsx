import { HardwareAtWindows } from "#app/components/window/hardware-at-windows.tsx";
import { NamedLinks } from "#app/components/window/named-links.tsx";
import type { OrderDraft } from "#app/domain/orders/draft.ts";
import { orderHardwareCounts, windowsWithRods } from "#app/domain/orders/hardware.ts";
import { ButtonLink, SmallButtonLink } from "#app/ui/button.tsx";
import { useOrderPages } from "./use-order-pages.ts";

export function HardwareCard({ id, hardwareChoice: choice, hardware, windows }: OrderDraft) {
  const pages = useOrderPages(id);
  return (
    <section
      aria-labelledby="hardware"
      className="mt-8 flex flex-wrap items-start justify-between gap-4 border border-line bg-paper p-5"
    >
      <div>
        <h2 id="hardware" className="text-lg">
          Hardware
        </h2>
        {choice && !orderHardwareCounts(windows) ? null : (
          <div className="mt-2 text-ink-soft">
            <OrderHardware choice={choice} hardware={hardware} />
          </div>
        )}
        <HardwareAtWindows windows={windows} />
      </div>
      <div className="flex flex-wrap gap-3">
        {choice ? (
          <SmallButtonLink to={pages.hardware}>
            {hardware.length > 0 ? "Edit Hardware" : "Add Hardware"}
          </SmallButtonLink>
        ) : choice === false && windowsWithRods(windows).length > 0 ? (
          <SmallButtonLink to={pages.hardware}>Measure your rods</SmallButtonLink>
        ) : null}
        <ButtonLink to={pages.hardwareChoice} variant="quiet" size="sm">
          {choice === null ? "Choose" : "Change choice"}
        </ButtonLink>
      </div>
    </section>
  );
}

function OrderHardware({
  choice,
  hardware,
}: {
  choice: OrderDraft["hardwareChoice"];
  hardware: OrderDraft["hardware"];
}) {
  if (choice === null) return "Not chosen yet.";
  if (!choice) return "You use your own hardware.";
  return hardware.length > 0 ? <NamedLinks entries={hardware} /> : "New hardware, not named yet.";
}

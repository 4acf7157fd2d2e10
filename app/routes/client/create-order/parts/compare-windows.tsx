import type { CSSProperties } from "react";
import { WindowPicture } from "#app/components/window/window-picture.tsx";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { namedFabrics } from "#app/domain/orders/answers/fabric-looks.ts";
import { customizationOf } from "#app/domain/orders/customization.ts";
import type { Customizations, Window } from "#app/domain/orders/window.ts";
import { viewWidth } from "#app/drawing/view.ts";
import { TextLink } from "#app/ui/button.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";

interface CompareWindowsProps {
  windows: readonly Window[];
  rules: ChangedPlacement;
  /** The overview as it was. */
  back: string;
}

/** The drawings alone, two in a row and each two at one scale: on a phone this is where one sees which cloth is too busy. */
export function CompareWindows({ windows, rules, back }: CompareWindowsProps) {
  const rows = windows.flatMap((_, index) => (index % 2 === 0 ? [windows.slice(index, index + 2)] : []));
  return (
    <TitledSection id="compare" title="Side by Side" titleLook="mt-8 text-xl">
      <p className="mt-1 text-ink-soft text-sm">
        Each two are drawn to one scale, their drapes closed. <TextLink to={back}>Back to all the details</TextLink>
      </p>
      {rows.map((row) => (
        <ul key={row[0]?.key} className="mt-6 grid grid-cols-(--widths) items-end gap-3" style={widthsOf(row)}>
          {row.map((window) => (
            <li key={window.key || window.id} className="min-w-0 [&_.drawing-note]:hidden">
              <WindowPicture
                window={window}
                customizations={customizationOf(window).customizations}
                rules={rules}
                caption={false}
                closed
              />
              <h3 className="mt-2 wrap-anywhere">{window.name}</h3>
              <p className="text-ink-soft text-sm wrap-anywhere">
                {clothNames(customizationOf(window).customizations)}
              </p>
            </li>
          ))}
        </ul>
      ))}
    </TitledSection>
  );
}

/** Columns as wide as what they show, in inches; one that is left over is half of a row. */
function widthsOf(row: readonly Window[]): CSSProperties {
  const inches = row.map((window) => viewWidth(window, customizationOf(window).customizations));
  const shares = inches.length === 1 ? [1, 1] : inches;
  return { "--widths": shares.map((share) => `minmax(0,${share}fr)`).join(" ") } as CSSProperties;
}

/** Beside the drawing that wears them, so that two windows can be told apart by their cloth. */
export function clothNames(customizations: Customizations): string {
  return [...new Set(namedFabrics(customizations).map(({ name, link }) => name || link))].join(" · ");
}

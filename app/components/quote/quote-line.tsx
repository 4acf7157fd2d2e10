import type { ReactNode } from "react";
import { formatMoney } from "#app/domain/money.ts";
import { was } from "#app/domain/quotes/document/changes-in-words.ts";
import { partInWords, priceInWords } from "#app/domain/quotes/document/line-words.ts";
import type { LineFigures, QuoteLine } from "#app/domain/quotes/quote-types.ts";

interface LineRowProps {
  line: QuoteLine;
  /** None where the price of the line is not shown. */
  figures: LineFigures | undefined;
  /** What it cost in the version before, where that differs. */
  wasCents?: number | null | undefined;
  /** What is said of an option that does not count, once there is nothing to pick any more. */
  left?: string | undefined;
  /** What more there is to say of it. */
  about?: ReactNode;
}

/** What it is, how its price came about, and the price. */
export function LineRow({ line, figures, wasCents, left, about }: LineRowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line tiny:grid-cols-1 border-b py-3 last:border-b-0">
      <div className={left ? "min-w-0 text-ink-soft" : "min-w-0"}>
        <p className="font-medium wrap-anywhere">{line.label}</p>
        {about}
        <LineAbout line={line} figures={figures} />
        {left && <p className="text-sm">{left}</p>}
      </div>
      <p className={left ? "text-right text-ink-soft tabular-nums" : "text-right tabular-nums"}>
        <Price line={line} figures={figures} wasCents={wasCents} />
      </p>
    </li>
  );
}

/** What a line comes to, where that is shown. Only a draft has lines without a price. */
export function Price({ line, figures, wasCents }: Pick<LineRowProps, "line" | "figures" | "wasCents">) {
  if (!figures) return null;
  return (
    <>
      {line.unitCents === null ? "Not priced yet" : formatMoney(figures.netCents)}
      {typeof wasCents === "number" && <span className="block text-brass-deep text-sm">{was(wasCents)}</span>}
    </>
  );
}

export function LineAbout({ line, figures }: Pick<LineRowProps, "line" | "figures">) {
  const price = priceInWords(line, figures);
  return (
    <>
      {line.description && (
        <span className="block whitespace-pre-line text-ink-soft text-sm wrap-anywhere">{line.description}</span>
      )}
      {price && <span className="block text-ink-soft text-sm tabular-nums">{price}</span>}
      {figures &&
        line.shownParts?.map((part) => (
          <span key={part.label} className="block text-ink-soft text-sm tabular-nums wrap-anywhere">
            {partInWords(part)}
          </span>
        ))}
    </>
  );
}

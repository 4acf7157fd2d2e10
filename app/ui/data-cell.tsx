import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A row on a phone has three columns: the middle one takes what the others leave. */
const places = {
  top: "cards:col-span-2 cards:row-start-1",
  "top-end": "cards:col-start-3 cards:row-start-1 cards:text-right",
  second: "cards:col-start-1 cards:row-start-2 cards:text-left",
  "second-middle": "cards:col-start-2 cards:row-start-2 cards:text-left",
  "second-end": "cards:col-start-3 cards:row-start-2 cards:text-right",
  "second-whole": "cards:col-span-3 cards:row-start-2",
  third: "cards:col-span-2 cards:row-start-3",
  "third-whole": "cards:col-span-3 cards:row-start-3",
  "third-end": "cards:col-start-3 cards:row-start-3 cards:text-right",
  "fourth-whole": "cards:col-span-3 cards:row-start-4 cards:mt-2 cards:text-left",
};
export type PhonePlace = keyof typeof places;

/** Drawn as cards a table would lose its meaning to a screen reader, so every part states what it is. */
export const as = (role: string) => ({ role });

interface CellProps {
  header: string;
  align?: "start" | "end" | undefined;
  phone?: PhonePlace | undefined;
  /** Heads the card and holds the row's link. */
  primary: boolean;
  /** The rows of this table are short lines on a phone, rather than cards with a line for each cell. */
  compact: boolean;
  children: ReactNode;
}

const labelled =
  "data-cell cards:flex cards:min-h-8 cards:items-baseline cards:justify-between cards:gap-6 cards:px-0 cards:py-1 cards:text-right";

export function Cell({ header, align, phone, primary, compact, children }: CellProps) {
  return (
    <td
      {...as("cell")}
      data-label={header}
      className={classNames(
        "px-4 py-3.5 align-middle wrap-anywhere first:pl-0 last:pr-0 cards:empty:hidden",
        compact && phone ? `cards:min-w-0 cards:p-0 ${places[phone]}` : labelled,
        align === "end" ? "tabular-nums text-right whitespace-nowrap" : "min-w-32",
        // What stands in the middle keeps its one line; the others give way to it.
        align === "end" && phone !== "second-middle" && "cards:whitespace-normal",
        // What can be pressed in another cell stays above the row's link.
        primary ? "font-medium" : "[&_:is(a,button)]:relative [&_:is(a,button)]:z-1",
        primary ? !compact && "cards:text-lg" : compact && "cards:text-sm",
      )}
    >
      {children}
    </td>
  );
}

/** What a bare number counts, where the header that says so is out of sight. */
export function Unit({ words, count }: { words: [one: string, many: string]; count: ReactNode }) {
  return <span className="hidden cards:inline"> {count === 1 ? words[0] : words[1]}</span>;
}

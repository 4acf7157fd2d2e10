import type { WorkOrderWindow } from "#app/domain/workroom/paper/work-order.ts";

/** A browser cannot be asked what fits on a page, so a window with much on it is set closely from the beginning. */
export type Setting = "roomy" | "close" | "tight";

/** More rows to cut than these do not go on a page at the setting before. */
const MANY_ROWS = 9;
const MOST_ROWS = 14;

export function settingFor({ parts }: WorkOrderWindow): Setting {
  const rows = parts.reduce((sum, { cuts }) => sum + cuts.length, 0);
  if (parts.length > 2 || rows > MOST_ROWS) return "tight";
  return parts.length > 1 || rows > MANY_ROWS ? "close" : "roomy";
}

/** Everything but headings and the sizes in large type. */
export const words: Readonly<Record<Setting, string>> = {
  roomy: "text-sm print:text-[10.5pt] print:leading-snug",
  close: "text-sm print:text-[9pt] print:leading-[1.25]",
  tight: "text-sm print:text-[9pt] print:leading-[1.2]",
};

export const sheetAnchor = (index: number) => `sheet-${index}`;

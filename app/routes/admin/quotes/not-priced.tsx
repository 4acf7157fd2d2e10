import { type NotPricedLine, unpricedInWords } from "#app/domain/quotes/check-sendable.ts";
import type { TypedLine } from "#app/domain/quotes/quote-line-form.ts";
import { FormMessage } from "#app/ui/form-message.tsx";
import type { LiveFigures } from "./live-figures.ts";
import type { EditorData } from "./load-editor.server.ts";

interface NotPricedProps {
  editor: Pick<EditorData, "content" | "windows">;
  rows: readonly TypedLine[];
  live: LiveFigures;
}

/** What has no price, named before anything else: nothing of it is free, and nothing is sent until it has one. */
export function NotPriced({ editor, rows, live }: NotPricedProps) {
  const known = new Map(editor.content.lines.map((line) => [line.key, line]));
  const open = rows.flatMap((row, index): NotPricedLine[] => {
    if (live.rows[index]?.state !== "unpriced") return [];
    const { windowKey = null, parts = [] } = known.get(row.key) ?? {};
    return [{ label: row.label, windowKey: windowKey ?? (row.windowKey || null), parts }];
  });
  if (open.length === 0) return null;
  return (
    <FormMessage kind="info" className="mb-8">
      {unpricedInWords(open, editor.windows)}
    </FormMessage>
  );
}

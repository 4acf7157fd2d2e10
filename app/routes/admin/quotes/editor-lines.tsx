import type { CostPart } from "#app/domain/quotes/quote-types.ts";
import type { MeaningChoice } from "./line-more.tsx";
import { LineRow, lineColumns } from "./line-row.tsx";
import type { LiveFigures } from "./live-figures.ts";
import type { EditorData } from "./load-editor.server.ts";
import type { LineGroup } from "./typed-quote.ts";

export interface EditorLinesProps {
  group: LineGroup;
  /** The number of its first line in the form. */
  from: number;
  live: LiveFigures;
  editor: Pick<EditorData, "changedPrices" | "content" | "rules" | "was" | "why" | "windows">;
  /** The fault that the form was refused for, by the name of its field. */
  fault: { field: string; error: string } | undefined;
}

const NO_PARTS: readonly CostPart[] = [];

/** The lines of one window as rows of fields. */
export function EditorLines(props: EditorLinesProps & { name: string; meanings: readonly MeaningChoice[] }) {
  const { group, from, live, editor, fault, name, meanings } = props;
  const known = new Map(editor.content.lines.map((one) => [one.key, one]));
  const [, line, field] = /^lines\[(\d+)\]\.(\w+)$/.exec(fault?.field ?? "") ?? [];
  return (
    <>
      {group.rows.length > 0 && (
        <div
          aria-hidden="true"
          className={`hidden gap-x-2 border-ink border-b pb-1.5 text-ink-soft text-xs xl:grid ${lineColumns}`}
        >
          <span>Line</span>
          <span className="pr-2.5 text-right">Quantity</span>
          <span className="pl-2.5">Unit</span>
          <span className="pr-2.5 text-right">Unit price</span>
          <span className="text-right">Amount</span>
        </div>
      )}
      <ul aria-label={`Lines of ${name}`}>
        {group.rows.map((row, place) => {
          const index = from + place;
          const { cents = null, state = "empty", label = row.label, means = "" } = live.rows[index] ?? {};
          const faulty = Number(line) === index;
          return (
            <LineRow
              key={row.key || index}
              index={index}
              row={row}
              cents={cents}
              state={state}
              label={label}
              means={means}
              meanings={meanings}
              windowKey={group.windowKey}
              field={faulty ? field : undefined}
              error={faulty ? fault?.error : undefined}
              basis={known.get(row.key)?.basis ?? ""}
              parts={known.get(row.key)?.parts ?? NO_PARTS}
              was={editor.was[row.key]}
              why={editor.why[row.key]}
              changed={editor.changedPrices.find(({ key }) => key === row.key)}
            />
          );
        })}
      </ul>
    </>
  );
}

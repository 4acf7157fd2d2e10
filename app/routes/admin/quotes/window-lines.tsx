import { memo, useMemo } from "react";
import { MeasurementList } from "#app/components/window/measurement-list.tsx";
import { WindowPicture } from "#app/components/window/window-picture.tsx";
import { windowOf } from "#app/domain/orders/agreed/agree.ts";
import type { CostPart } from "#app/domain/quotes/quote-types.ts";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { KEEP, OFFER, offerField, PRICE } from "./editor-answer.ts";
import { type MeaningChoice, MeaningOptions, meaningChoices } from "./line-more.tsx";
import { LineRow, lineColumns } from "./line-row.tsx";
import type { LiveFigures } from "./live-figures.ts";
import type { EditorData } from "./load-editor.server.ts";
import type { LineGroup } from "./typed-quote.ts";

interface WindowLinesProps extends EditorLinesProps {
  /** None for what is about the whole order. */
  window: EditorData["windows"][number] | undefined;
  changed: boolean;
}

/** A window as it is drawn and measured, and the lines that price it beside it. */
export function WindowLines({ window, changed, ...lines }: WindowLinesProps) {
  const { windowKey } = lines.group;
  const { windows } = lines.editor;
  const meant = window ?? windowOf({ windowKey: null }, windows);
  const meanings = useMemo(() => meaningChoices(meant), [meant]);
  const name = window?.name ?? "The whole order";
  const heading = `lines-${windowKey || "order"}`;
  return (
    <section aria-labelledby={heading} className="border-line border-t pt-6 pb-8">
      <header className="mb-4 flex flex-wrap items-baseline gap-x-4">
        <h2 id={heading} className="text-xl wrap-anywhere">
          {name}
        </h2>
        {changed && <p className="font-medium text-clay-deep text-sm">changed after this was priced</p>}
        {window && (changed || lines.group.rows.length === 0) && (
          <Button name="intent" value={`${PRICE}:${windowKey}`} variant="quiet" size="sm">
            Price It as It Is Now<span className="sr-only">: {name}</span>
          </Button>
        )}
        {changed && (
          <Button name="intent" value={`${KEEP}:${windowKey}`} variant="quiet" size="sm">
            Keep Its Prices<span className="sr-only">: {name}</span>
          </Button>
        )}
      </header>
      <div
        className={
          window && "grid gap-x-10 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)] 2xl:grid-cols-[17rem_minmax(0,1fr)]"
        }
      >
        {window && <WindowSide window={window} rules={lines.editor.rules} />}
        <div className="min-w-0">
          <EditorLines {...lines} name={name} meanings={meanings} />
          <Button name="add" value={windowKey} variant="quiet" size="sm" className="mt-3">
            Add Line<span className="sr-only"> to {name}</span>
          </Button>
          {window && (
            <OfferChoice
              windowKey={windowKey}
              name={name}
              meanings={meanings}
              error={lines.fault?.field === offerField(windowKey) ? lines.fault.error : undefined}
            />
          )}
        </div>
      </div>
    </section>
  );
}

interface SideProps {
  window: NonNullable<WindowLinesProps["window"]>;
  rules: WindowLinesProps["editor"]["rules"];
}

/** Drawn once: every key that is typed beside it would draw it anew. */
const WindowSide = memo(function WindowSide({ window, rules }: SideProps) {
  return (
    <div className="grid content-start gap-4 sm:max-lg:grid-cols-2">
      <div className="narrow:max-w-60">
        <WindowPicture window={window} customizations={window.customizations} rules={rules} caption={false} />
      </div>
      <details className="lg:hidden">
        <summary className="min-h-11 py-2.5 text-ink-soft text-sm underline underline-offset-4">Measurements</summary>
        <MeasurementList measurements={window.measurements} reader="client" />
      </details>
      <div className="max-lg:hidden">
        <MeasurementList measurements={window.measurements} reader="client" />
      </div>
    </div>
  );
});

interface EditorLinesProps {
  group: LineGroup;
  /** The number of its first line in the form. */
  from: number;
  live: LiveFigures;
  editor: Pick<EditorData, "changedPrices" | "content" | "rules" | "was" | "why" | "windows">;
  /** The fault that the form was refused for, by the name of its field. */
  fault: { field: string; error: string } | undefined;
}

const NO_PARTS: readonly CostPart[] = [];

function EditorLines(props: EditorLinesProps & { name: string; meanings: readonly MeaningChoice[] }) {
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
          const {
            cents = null,
            state = "empty",
            counts = true,
            label = row.label,
            means = "",
          } = live.rows[index] ?? {};
          const faulty = Number(line) === index;
          return (
            <LineRow
              key={row.key || index}
              index={index}
              row={row}
              cents={cents}
              state={state}
              counts={counts}
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

interface OfferChoiceProps {
  windowKey: string;
  name: string;
  meanings: readonly MeaningChoice[];
  error: string | undefined;
}

/** Another answer for a window, priced by the engine as the difference that it makes. */
function OfferChoice({ windowKey, name, meanings, error }: OfferChoiceProps) {
  if (meanings.length === 0) return null;
  return (
    <Disclosure summary={`Offer a choice at ${name}`} defaultOpen={error !== undefined}>
      <div className="grid max-w-md gap-3">
        <SelectField
          label="What may be otherwise"
          hint="The rate card says what it costs more. Once it is agreed, the window has it."
          name={offerField(windowKey)}
          defaultValue=""
          error={error}
        >
          <option value="">Please choose</option>
          <MeaningOptions meanings={meanings} />
        </SelectField>
        <Button name="intent" value={`${OFFER}:${windowKey}`} variant="secondary" size="sm">
          Offer It<span className="sr-only"> at {name}</span>
        </Button>
      </div>
    </Disclosure>
  );
}

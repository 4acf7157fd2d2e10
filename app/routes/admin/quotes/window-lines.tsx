import { memo, useMemo } from "react";
import { MeasurementList } from "#app/components/window/measurement-list.tsx";
import { WindowPicture } from "#app/components/window/window-picture.tsx";
import { windowOf } from "#app/domain/orders/agreed/agree.ts";
import { Button } from "#app/ui/button.tsx";
import { KEEP, offerField, PRICE } from "./editor-answer.ts";
import { EditorLines, type EditorLinesProps } from "./editor-lines.tsx";
import { meaningChoices } from "./line-more.tsx";
import type { EditorData } from "./load-editor.server.ts";
import { OfferChoice } from "./offer-choice.tsx";

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
          <Button type="submit" name="intent" value={`${PRICE}:${windowKey}`} variant="quiet" size="sm">
            Price It as It Is Now<span className="sr-only">: {name}</span>
          </Button>
        )}
        {changed && (
          <Button type="submit" name="intent" value={`${KEEP}:${windowKey}`} variant="quiet" size="sm">
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
          <Button type="submit" name="add" value={windowKey} variant="quiet" size="sm" className="mt-3">
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

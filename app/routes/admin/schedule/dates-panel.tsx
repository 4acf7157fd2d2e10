import { FieldInput } from "#app/components/field-input.tsx";
import { asTyped } from "#app/domain/forms/described-form.ts";
import { type DateName, dateLabels, datesForm } from "#app/domain/schedule/dates-form.ts";
import { dayInWords } from "#app/domain/schedule/day-words.ts";
import { stageLabels } from "#app/domain/schedule/stage.ts";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import { type OfOrder, useAct } from "#app/routes/admin/orders/order-act.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FieldGrid } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { LatenessLine } from "./lateness-line.tsx";

type Field = ReturnType<typeof datesForm>["fields"][number];

/** What was promised is asked for from the start; of the others, those that are known are shown. */
const always: ReadonlySet<string> = new Set(["promisedWeek", "promisedShown"] satisfies DateName[]);

const COLUMNS = "sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-1";

/** Where the order stands and what it waits for, the one thing that its page says large. */
export function StageLine({ schedule: { stage, blocks, ours, lateness } }: Pick<OrderPageData, "schedule">) {
  if (!stage) return null;
  return (
    <div className={`mb-6 border-l-3 pl-4 ${ours ? "border-brass" : "border-line"}`}>
      <p className="font-display text-xl sm:text-2xl">
        {stageLabels[stage]}
        {blocks.length > 0 && `: ${blocks.join(" · ")}`}
      </p>
      <LatenessLine lateness={lateness} className="mt-1" />
    </div>
  );
}

/** When it is promised, and when its fabric comes. */
export function DatesPanel({ order, problem }: OfOrder) {
  const { schedule, today } = order;
  const { fabric, dates, version } = schedule;
  const { action } = useAct("save-dates");
  if (order.status === "incomplete") return null;
  const form = datesForm(today, fabric.typed);
  const values = asTyped(form, dates);
  const isKnown = ({ name }: Field) => always.has(name) || Boolean(values[name]);
  const input = (field: Field) => (
    <FieldInput key={field.name} field={field} value={values[field.name] ?? ""} problem={problem} />
  );
  return (
    <TitledSection id="dates-panel" title="Dates" className="border-line border-b py-8 xl:border-t print:hidden">
      {fabric.bought && <FabricFacts fabric={fabric} today={today} />}
      <PostForm
        // Saved dates begin the form anew.
        key={version}
        action={action}
        problem={problem}
        submit="Save Dates"
        pendingLabel="Saving"
        variant="secondary"
        preventScrollReset
        aria-label="Dates"
        className="mt-4 grid gap-6"
      >
        <input type="hidden" name="version" value={version} />
        <FieldGrid className={COLUMNS}>{form.fields.filter(isKnown).map(input)}</FieldGrid>
        {form.fields.every(isKnown) || (
          <Disclosure summary="Add a date" defaultOpen={problem ? true : undefined}>
            <FieldGrid className={COLUMNS}>{form.fields.filter((field) => !isKnown(field)).map(input)}</FieldGrid>
          </Disclosure>
        )}
      </PostForm>
    </TitledSection>
  );
}

/** What the purchase orders say, which nobody types. */
function FabricFacts({ fabric, today }: { fabric: OrderPageData["schedule"]["fabric"]; today: string }) {
  const facts = [
    [dateLabels.fabricOrderedOn, fabric.orderedOn],
    [dateLabels.fabricExpectedOn, fabric.expectedOn],
    [dateLabels.fabricArrivedOn, fabric.arrivedOn],
  ] as const;
  return (
    <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-2">
      {facts.map(([label, day]) => (
        <div key={label}>
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd>{day ? dayInWords(day, today) : "Not yet"}</dd>
        </div>
      ))}
      <p className="basis-full text-ink-soft text-sm">From the purchase orders below.</p>
    </dl>
  );
}

import { Form } from "react-router";
import { FieldInput } from "#app/components/field-input.tsx";
import { formatDate } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { remakeFaults, remakeForm, remakeName, remakeReasons } from "#app/domain/workroom/remakes/remake-form.ts";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import { type OfOrder, type OrderAct, orderActPath, useAct } from "#app/routes/admin/orders/order-act.ts";
import { labelsPath, printPath } from "#app/routes/admin/paths.ts";
import { Button, TextLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FieldGrid } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { FormKey, PostForm, Refused } from "#app/ui/post-form.tsx";

/** What of an order is made again: why, by whose fault, what it costs us, and how far it is. */
export function RemakesPanel({ order, problem }: OfOrder) {
  const { rows, parts } = order.remakes;
  const { action } = useAct("open-remake");
  if (parts.length === 0) return null;
  const open = rows.filter(({ state }) => state === "open").length;
  const typed = problem?.values !== undefined && "part" in problem.values;
  return (
    <TitledSection
      id="remakes-panel"
      title="Remakes"
      titleLook={rows.length > 0 ? "mb-4 text-xl" : "text-xl sm:pt-3"}
      // Nothing yet: one line, with what opens the form beside the heading.
      className={
        rows.length > 0
          ? "mt-6 border-line border-t pt-6 print:hidden"
          : "mt-5 grid-cols-[auto_1fr] gap-x-6 border-line border-t pt-3 sm:grid print:hidden"
      }
    >
      <Refused problem={!typed ? problem : undefined} fields className="col-span-full mt-4" />
      {rows.length > 0 ? (
        <ul className="mt-4 grid gap-4">
          {rows.map((remake) => (
            <RemakeRow key={remake.number} remake={remake} order={order} />
          ))}
        </ul>
      ) : null}
      <Disclosure
        summary={open > 0 ? "Make something else again" : "Make something again"}
        defaultOpen={typed}
        className={rows.length > 0 ? "mt-4" : "border-y-0"}
      >
        <PostForm
          key={rows.length}
          action={action}
          problem={typed ? problem : undefined}
          submit="Add Remake"
          pendingLabel="Saving"
          variant="secondary"
          preventScrollReset
          aria-label="New remake"
          also={<p className="text-ink-soft text-sm">The client pays nothing for it.</p>}
        >
          <FormKey value={order.formKey} />
          <FieldGrid className="sm:grid-cols-2 lg:grid-cols-3">
            {remakeForm.fields.map((field) => (
              <FieldInput
                key={field.name}
                field={field}
                value={field.name === "part" ? (parts[0]?.value ?? "") : (field.options?.[0]?.value ?? "")}
                options={field.name === "part" ? parts : field.options}
                problem={typed ? problem : undefined}
              />
            ))}
          </FieldGrid>
        </PostForm>
      </Disclosure>
    </TitledSection>
  );
}

type Remake = OrderPageData["remakes"]["rows"][number];

function RemakeRow({ remake, order }: { remake: Remake; order: OrderPageData }) {
  const { number, words, reason, fault, note, extraInches, costCents, state, frozenAt, doneAt, createdAt } = remake;
  const name = remakeName(number);
  const facts = [
    remakeReasons[reason],
    `fault: ${remakeFaults[fault].toLowerCase()}`,
    extraInches > 0 && `${extraInches} inches of cloth more`,
    costCents !== null && `costs us ${formatMoney(costCents)}`,
  ];
  const stands =
    state === "done" && doneAt
      ? `Done ${formatDate(doneAt)}`
      : frozenAt
        ? `At the table since ${formatDate(frozenAt)}`
        : `Opened ${formatDate(createdAt)}, not frozen yet`;
  const paper = { userId: order.userId, orderId: order.id, packet: name };
  return (
    <li className="border-line border-t pt-4">
      <p className="font-medium wrap-anywhere">
        {name}: {words}
      </p>
      <p className="text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
      {note ? <p className="whitespace-pre-line wrap-anywhere">{note}</p> : null}
      <p>{stands}</p>
      <div className="mt-2 flex flex-wrap items-start gap-3">
        {state === "open" && !frozenAt ? (
          <>
            <Press act="freeze-remake" order={order} number={number} label={`Freeze ${name}`} />
            <Press act="take-back-remake" order={order} number={number} label={`Take ${name} Back`} quiet />
          </>
        ) : null}
        {frozenAt ? (
          <>
            <TextLink to={printPath(paper)}>Work order</TextLink>
            <TextLink to={labelsPath(paper)}>Labels</TextLink>
          </>
        ) : null}
        {state === "open" && frozenAt ? (
          <Press act="finish-remake" order={order} number={number} label={`${name} Is Done`} />
        ) : null}
      </div>
    </li>
  );
}

interface PressProps {
  act: OrderAct;
  order: OrderPageData;
  number: number;
  label: string;
  quiet?: boolean;
}

function Press({ act, order, number, label, quiet }: PressProps) {
  const { pending } = useAct(act);
  return (
    <Form method="post" action={orderActPath(act, order)} preventScrollReset>
      <input type="hidden" name="number" value={number} />
      <Button variant={quiet ? "quiet" : "secondary"} size="sm" pending={pending} pendingLabel="Saving">
        {label}
      </Button>
      {act === "freeze-remake" && (
        <p className="mt-1 text-ink-soft text-sm">It goes to the table. This cannot be undone.</p>
      )}
    </Form>
  );
}

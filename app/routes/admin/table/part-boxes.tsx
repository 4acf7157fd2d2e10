import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { dayOf } from "#app/domain/calendar.ts";
import { formatDate, formatTime } from "#app/domain/dates.ts";
import { MOST_NOTE, type PressFields } from "#app/domain/table/press-form.ts";
import { type Box, stepLabels } from "#app/domain/table/sign-offs.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextField } from "#app/ui/field.tsx";
import { FormKey } from "#app/ui/post-form.tsx";

/** What the table says to a press that it did not take, and what it asks for. */
export interface Asked {
  fields: PressFields;
  error: string;
  ask?: string | undefined;
}

interface PartBoxesProps {
  title: string;
  part: { windowKey: string; treatment: string; remake: number; boxes: Box[]; changes: number };
  formKey: string;
  today: string;
  /** What was pressed on a step, and not sent yet. */
  waiting: ReadonlyMap<string, string>;
  asked: Asked | undefined;
  onPress: (fields: PressFields) => void;
  onDrop: () => void;
}

/** The boxes of the printed sheet for one part, each a press wide enough for a thumb at arm's length. */
export function PartBoxes({ title, part, formKey, today, waiting, asked, onPress, onDrop }: PartBoxesProps) {
  const { windowKey, treatment, remake, boxes, changes } = part;
  const of = { windowKey, treatment, remake: String(remake), note: "", all: "" };
  return (
    <section aria-label={title} className="mt-6 break-inside-avoid print:hidden">
      <h3 className="font-medium font-sans text-base">{title}</h3>
      {changes > 0 ? (
        <p className="mt-1 font-medium text-clay">
          Changed since it was cut: {changes === 1 ? "1 figure" : `${changes} figures`}
        </p>
      ) : null}
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] border-ink border-t border-l">
        {boxes.map((box) => {
          const waits = waiting.get(box.step);
          const ticked = waits ? waits === "ticked" : Boolean(box.signed);
          return (
            <li key={box.step} className="border-ink border-r border-b">
              <PressForm
                fields={{ ...of, step: box.step, act: ticked ? "unticked" : "ticked" }}
                {...{ formKey, onPress }}
              >
                <BoxButton box={box} ticked={ticked} waits={waits !== undefined} today={today} />
              </PressForm>
            </li>
          );
        })}
      </ul>
      {asked ? <Question asked={asked} formKey={formKey} onPress={onPress} onDrop={onDrop} /> : null}
    </section>
  );
}

interface BoxButtonProps {
  box: Box;
  ticked: boolean;
  waits: boolean;
  today: string;
}

function BoxButton({ box: { step, signed, changed }, ticked, waits, today }: BoxButtonProps) {
  return (
    <button
      type="submit"
      aria-pressed={ticked}
      className={classNames(
        "flex min-h-20 w-full flex-col justify-between p-2 text-left transition-colors hover:bg-bone",
        ticked && "bg-moss text-linen hover:bg-moss-deep",
      )}
    >
      <span className="flex items-center justify-between gap-1 font-medium">
        {stepLabels[step]}
        {ticked ? <Check aria-hidden="true" className="size-5 shrink-0" /> : null}
      </span>
      <span className={classNames("text-sm", !ticked && "text-ink-soft")}>
        {waits
          ? "Waits to be sent"
          : signed
            ? `${signed.initials} ${whenOf(signed.at, today)}`
            : changed
              ? "Changed"
              : ""}
      </span>
    </button>
  );
}

/** Both are too long for a box: the hour of today, or the day. */
function whenOf(at: string, today: string) {
  return dayOf(at) === today ? formatTime(at) : formatDate(at);
}

interface PressFormProps {
  fields: PressFields;
  formKey: string;
  onPress: (fields: PressFields) => void;
  children: ReactNode;
}

/** Goes by itself where scripts run, so that it can wait for a line; else as any form does. */
function PressForm({ fields, formKey, onPress, children }: PressFormProps) {
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        onPress({ ...fields, note: String(typed.get("note") ?? "") });
      }}
    >
      {Object.entries(fields).map(([name, value]) =>
        name === "note" && value === "" ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <FormKey value={formKey} />
      {children}
    </Form>
  );
}

function Question({
  asked,
  formKey,
  onPress,
  onDrop,
}: { asked: Asked } & Pick<PartBoxesProps, "formKey" | "onPress" | "onDrop">) {
  const { fields, error, ask } = asked;
  return (
    <div role="alert" className="border border-line-strong bg-paper p-4">
      <p className="font-medium">{error}</p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        {ask === "all" || ask === "both" ? (
          <PressForm fields={{ ...fields, all: "on" }} formKey={formKey} onPress={onPress}>
            <Button>{ask === "both" ? "Tick Both" : "Tick All"}</Button>
          </PressForm>
        ) : null}
        {ask === "reason" ? (
          <PressForm fields={fields} formKey={formKey} onPress={onPress}>
            <TextField label="Why" name="note" maxLength={MOST_NOTE} required />
            <Button className="mt-3">Untick</Button>
          </PressForm>
        ) : null}
        <Button type="button" variant="quiet" onClick={onDrop}>
          Leave It
        </Button>
      </div>
    </div>
  );
}

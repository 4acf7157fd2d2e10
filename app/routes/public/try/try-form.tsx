import { type FormEvent, type ReactNode, useId } from "react";
import { Form } from "react-router";
import { ChipSwatch } from "#app/components/cloth/cloth-chip-row.tsx";
import { TRY_PATH } from "#app/content/site-links.ts";
import { measurementLabel, measurementNames } from "#app/domain/measuring/measurements.ts";
import type { TriedFaults } from "#app/domain/orders/trying/tried-window.ts";
import { Button, StandingLink } from "#app/ui/button.tsx";
import { chipLook } from "#app/ui/chip-look.ts";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { useFocusOnError } from "#app/ui/post-form.tsx";
import type { Offered } from "./offered.ts";

interface TryFormProps {
  offered: Offered;
  values: Readonly<Record<string, string>>;
  faults: TriedFaults;
  asking: boolean;
  /** With scripts: the answers as they stand, and as they are sent. */
  onChange: (asked: URLSearchParams) => void;
  onSubmit: (asked: URLSearchParams) => void;
}

export function TryForm({ offered, values, faults, asking, onChange, onSubmit }: TryFormProps) {
  const form = useFocusOnError(Object.keys(faults).length > 0 ? faults : undefined);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(answersIn(event.currentTarget));
  };
  return (
    <Form
      ref={form}
      id="try"
      method="get"
      action={TRY_PATH}
      onChange={({ currentTarget }) => onChange(answersIn(currentTarget))}
      onSubmit={send}
      // What is focused does not hide behind the drawing that stays on top of a phone.
      className="grid gap-8 max-lg:[&_:is(input,select,button,a)]:scroll-mt-64"
    >
      <Question title="How large is it?" error={faults.size} className="group/size">
        <div className="flex flex-wrap gap-2">
          {offered.sizes.map(({ value, label, size }) => (
            <Chip key={value} name="size" value={value} checked={values.size === value}>
              {label}
              {size ? <span className="opacity-80">{size}</span> : null}
            </Chip>
          ))}
        </div>
        <div className="mt-5 hidden gap-5 group-has-[input[value=own]:checked]/size:grid sm:grid-cols-2">
          <p className="text-ink-soft text-sm sm:col-span-2">
            Width and height are enough. What you leave empty is drawn as in most rooms.{" "}
            <StandingLink to="/measuring-guide">How to measure</StandingLink>
          </p>
          {measurementNames.map((name, index) => (
            <TextField
              key={name}
              name={name}
              label={measurementLabel(name)}
              optional={index > 1}
              inputMode="decimal"
              autoComplete="off"
              placeholder={index === 0 ? "35 3/8" : undefined}
              maxLength={40}
              defaultValue={values[name]}
              error={faults[name]}
            />
          ))}
        </div>
      </Question>
      <SelectField name="style" label="Which style?" defaultValue={values.style} error={faults.style}>
        {offered.groups.map((group) => (
          <optgroup key={group.name} label={group.name}>
            {group.styles.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <Question title="In which cloth?" error={faults.cloth}>
        <div className="flex flex-wrap gap-2">
          {offered.dresses.map((dress) => (
            <Chip key={dress.id} name="cloth" value={dress.id} checked={values.cloth === dress.id}>
              <ChipSwatch {...dress} />
              {dress.name}
            </Chip>
          ))}
        </div>
      </Question>
      <div>
        <Button pending={asking} pendingLabel="Drawing">
          Show my window
        </Button>
      </div>
    </Form>
  );
}

/** Without what is empty: an address that somebody passes on is short. */
function answersIn(form: HTMLFormElement): URLSearchParams {
  const answers = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && value !== "" ? [[name, value]] : [],
  );
  return new URLSearchParams(answers);
}

interface QuestionProps {
  title: string;
  error: string | undefined;
  className?: string;
  children: ReactNode;
}

function Question({ title, error, className, children }: QuestionProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className={className}>
      <legend className="mb-2 font-medium text-sm">{title}</legend>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}

function Chip({
  name,
  value,
  checked,
  children,
}: {
  name: string;
  value: string;
  checked: boolean;
  children: ReactNode;
}) {
  return (
    <label className={chipLook}>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={checked}
        className="absolute inset-0 size-full cursor-pointer appearance-none"
      />
      {children}
    </label>
  );
}

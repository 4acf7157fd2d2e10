import { installationLengths } from "#app/domain/appointments/appointment-kinds.ts";
import { TextField } from "#app/ui/field.tsx";
import { FieldGrid } from "#app/ui/field-grid.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { fieldAfter } from "#app/web/form-problem.ts";
import type { AskedProblem } from "./asked.ts";

const otherLengths = [15, 30, 45, 60, 90, 120, 180, 240, 300, 360, 480, 600, 720];
const buffers = [0, 15, 30, 45, 60, 90, 120, 180, 240];

export interface TypedTime {
  day: string;
  from: string;
  minutes: string;
  buffer: string;
}

interface TimeFieldsProps {
  value: TypedTime;
  onChange: (changed: Partial<TypedTime>) => void;
  problem: AskedProblem | undefined;
  kind: string;
}

/** When, for how long, and what is kept free after it. */
export function TimeFields({ value, onChange, problem, kind }: TimeFieldsProps) {
  const errorOf = (name: keyof TypedTime) => fieldAfter(problem, name).error;
  const lengths = kind === "installation" ? installationLengths : otherLengths;
  return (
    <FieldGrid>
      <TextField
        label="Day"
        name="day"
        type="date"
        value={value.day}
        onChange={(event) => onChange({ day: event.target.value })}
        error={errorOf("day")}
      />
      <TextField
        label="From"
        name="from"
        // The second of an hour that comes twice is a word more than a clock has.
        type={value.from.length > 5 ? "text" : "time"}
        step={900}
        value={value.from}
        onChange={(event) => onChange({ from: event.target.value })}
        error={errorOf("from")}
      />
      <SelectField
        label="For"
        name="minutes"
        value={value.minutes}
        onChange={(event) => onChange({ minutes: event.target.value })}
        error={errorOf("minutes")}
        options={optionsOf(lengths, value.minutes)}
      />
      {kind !== "blocked" && (
        <SelectField
          label="Time to travel after it"
          name="buffer"
          value={value.buffer}
          onChange={(event) => onChange({ buffer: event.target.value })}
          error={errorOf("buffer")}
          options={optionsOf(buffers, value.buffer)}
        />
      )}
    </FieldGrid>
  );
}

/** What is offered, and what it is. */
function optionsOf(offered: number[], chosen: string) {
  const all = [...new Set([...offered, Number(chosen)])].filter(Number.isFinite).sort((a, b) => a - b);
  return all.map((minutes) => ({ value: String(minutes), label: lengthInWords(minutes) }));
}

function lengthInWords(minutes: number) {
  if (minutes === 0) return "None";
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const inHours = hours > 0 && `${hours} ${hours === 1 ? "hour" : "hours"}`;
  return [inHours, rest > 0 && `${rest} minutes`].filter(Boolean).join(" ");
}

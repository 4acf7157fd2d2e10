import { installationLengths } from "#app/domain/appointments/appointment-kinds.ts";
import { toldByEmail } from "#app/domain/emails/no-address.ts";
import { CheckboxField, FieldGrid, SelectField, TextField } from "#app/ui/field.tsx";
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

export function TimeFields({ value, onChange, problem, kind }: TimeFieldsProps) {
  const errorOf = (name: keyof TypedTime) => fieldAfter(problem, name).error;
  const lengths = kind === "installation" ? installationLengths : otherLengths;
  return (
    <FieldGrid className={kind === "blocked" ? "sm:grid-cols-3" : "sm:grid-cols-2"}>
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

interface TellProps {
  problem: AskedProblem | undefined;
  name: string;
  /** We know where to write to. */
  reachable: boolean;
}

/** Whether the client is told by e-mail; who has no address is told by us. */
export function Tell({ problem, name, reachable }: TellProps) {
  if (!reachable) return <p className="text-ink-soft">{toldByEmail({ name, reachable })}</p>;
  const ticked = problem?.values ? problem.values.tell === "on" : true;
  return <CheckboxField name="tell" label={`E-mail ${name}`} defaultChecked={ticked} />;
}

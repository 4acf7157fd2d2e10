import { useNavigation } from "react-router";
import { formatDate, formatDateTime, noonOf } from "#app/domain/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { WorkroomData } from "./load-workroom.server.ts";
import { PartForm } from "./part-form.tsx";
import type { WorkroomProblem } from "./workroom-problem.ts";

type Measure = WorkroomData["windows"][number]["measure"];

interface MeasureFormProps {
  /** Where a link to it leads. */
  id: string;
  window: string;
  measure: Measure;
  problem: WorkroomProblem | undefined;
}

const hows = [
  { value: "", label: "Not done yet" },
  { value: "us", label: "Measured by us" },
  { value: "client", label: "Client's figures accepted" },
];

/** The final measure: by us with day and initials, or the client's figures accepted. Without it nothing is frozen. */
export function MeasureForm({ id, window, measure, problem }: MeasureFormProps) {
  const { part, version, given, counts } = measure;
  const pending = useNavigation().formData?.get("part") === part;
  const value = (name: "how" | "day" | "initials") => problem?.values?.[name] ?? "";
  return (
    <div id={id} className="scroll-mt-20">
      <h3 className="mb-2 font-medium font-sans text-ink-soft text-sm">Final measure</h3>
      {given && counts ? (
        <PartForm part={part} version={version} name={`Final measure of ${window}`} problem={problem}>
          <p>
            {given.how === "us"
              ? `Measured by us, ${given.initials}, ${formatDate(noonOf(given.day))}`
              : "Client's figures accepted"}
          </p>
          <p className="text-ink-soft text-sm">
            {given.by}, {formatDateTime(given.at)}
          </p>
          <Button type="submit" name="intent" value="unmeasure" variant="quiet" size="sm" pending={pending}>
            Take Back
          </Button>
        </PartForm>
      ) : (
        <PartForm part={part} version={version} name={`Final measure of ${window}`} problem={problem}>
          {given && <p className="mb-3 font-medium text-clay-deep">The sizes have changed since they were measured.</p>}
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label="Who measured?"
              name="how"
              options={hows}
              className="sm:col-span-2"
              defaultValue={value("how")}
              error={problem?.faults?.how}
            />
            <TextField
              label="Day, if we did"
              name="day"
              type="date"
              defaultValue={value("day")}
              error={problem?.faults?.day}
            />
            <TextField
              label="Initials, if we did"
              name="initials"
              autoComplete="off"
              defaultValue={value("initials")}
              error={problem?.faults?.initials}
            />
          </div>
          <Button
            type="submit"
            name="intent"
            value="measure"
            variant="secondary"
            size="sm"
            className="mt-4"
            pending={pending}
            pendingLabel="Saving"
          >
            Save Measure
          </Button>
        </PartForm>
      )}
    </div>
  );
}

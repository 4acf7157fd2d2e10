import { MAX_TASK_NOTE, MAX_TASK_TITLE } from "#app/domain/tasks/task-form.ts";
import { FieldGrid, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

interface TaskFieldsProps {
  problem: FormProblem | undefined;
  stored: { title: string; note: string; dueOn: string | null; assigneeId: string | null };
  /** Empty where it is nobody else's to choose. */
  doers: { id: string; name: string }[];
}

export function TaskFields({ problem, stored, doers }: TaskFieldsProps) {
  return (
    <div className="grid gap-6">
      <TextField
        label="What is to be done"
        maxLength={MAX_TASK_TITLE}
        placeholder="Call Ada by Friday"
        autoComplete="off"
        {...fieldAfter(problem, "title", stored.title)}
      />
      <FieldGrid>
        <TextField label="Due" type="date" optional {...fieldAfter(problem, "dueOn", stored.dueOn ?? "")} />
        {doers.length > 0 && (
          <SelectField
            label="Who does it"
            optional
            {...fieldAfter(problem, "assignee", stored.assigneeId ?? "")}
            options={[{ value: "", label: "Nobody yet" }, ...doers.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
      </FieldGrid>
      <TextAreaField
        label="Note"
        optional
        rows={2}
        maxLength={MAX_TASK_NOTE}
        {...fieldAfter(problem, "note", stored.note)}
      />
    </div>
  );
}

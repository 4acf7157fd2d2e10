import { MAX_TASK_NOTE, MAX_TASK_TITLE } from "#app/domain/tasks/task-form.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { FieldGrid } from "#app/ui/field-grid.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";

interface TaskFieldsProps {
  problem: FormProblem | undefined;
  stored: { title: string; note: string; dueOn: string | null; assigneeId: string | null };
  /** Empty where it is nobody else's to choose. */
  doers: { id: string; name: string }[];
}

export function TaskFields({ problem, stored, doers }: TaskFieldsProps) {
  const field = (name: "title" | "note" | "dueOn", usual: string) => {
    const after = fieldAfter(problem, name);
    return { ...after, defaultValue: after.defaultValue ?? usual };
  };
  return (
    <div className="grid gap-6">
      <TextField
        label="What is to be done"
        maxLength={MAX_TASK_TITLE}
        placeholder="Call Ada by Friday"
        autoComplete="off"
        {...field("title", stored.title)}
      />
      <FieldGrid>
        <TextField label="Due" type="date" optional {...field("dueOn", stored.dueOn ?? "")} />
        {doers.length > 0 && (
          <SelectField
            label="Who does it"
            name="assignee"
            optional
            defaultValue={problem?.values?.assignee ?? stored.assigneeId ?? ""}
            error={fieldAfter(problem, "assignee").error}
            options={[{ value: "", label: "Nobody yet" }, ...doers.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
      </FieldGrid>
      <TextAreaField label="Note" optional rows={2} maxLength={MAX_TASK_NOTE} {...field("note", stored.note)} />
    </div>
  );
}

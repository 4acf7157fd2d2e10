import { TextField } from "#app/ui/field.tsx";
import { controlLook, FieldFrame, useFieldIds } from "#app/ui/field-frame.tsx";

/** A file to choose, or its lines to paste; after a look at it the lines stand there, to be mended. */
export function ImportFields({ csv, error }: { csv: string; error: string | undefined }) {
  const ids = useFieldIds({ error });
  return (
    <>
      <TextField type="file" name="file" label="CSV file" accept=".csv,text/csv" />
      <FieldFrame ids={ids} label="Or paste its lines" error={error}>
        <textarea
          key={csv}
          id={ids.control}
          name="csv"
          rows={10}
          spellCheck={false}
          defaultValue={csv}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={`${controlLook(error)} h-60 resize-y whitespace-pre font-mono text-sm`}
        />
      </FieldFrame>
    </>
  );
}

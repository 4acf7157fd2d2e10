import { SHOWN_FIELD, TRAP_FIELD } from "#app/domain/public-forms/public-form.ts";

/** Stands in every form that anybody may send: a field that nobody sees, and when the form was shown. */
export function PublicFormGuard({ shown }: { shown: string }) {
  return (
    <>
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          Please leave this empty
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name={SHOWN_FIELD} value={shown} />
    </>
  );
}

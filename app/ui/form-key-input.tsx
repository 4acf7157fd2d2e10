import { FORM_KEY } from "#app/web/new-form-key.ts";

/** Stands in a form that makes something, with a key that its page's loader made: sent twice, it makes one. */
export function FormKey({ value }: { value: string }) {
  return <input type="hidden" name={FORM_KEY} value={value} />;
}

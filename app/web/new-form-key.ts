/** The hidden field of every form that makes something: see app/ui/form-key-input.tsx and app/services/form-keys.server.ts. */
export const FORM_KEY = "formKey";

/** Made by a loader, so that it is in the page before any script is. */
export function newFormKey(): string {
  return crypto.randomUUID();
}

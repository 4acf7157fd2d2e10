/** The hidden field of every form that makes something: see app/ui/form-key.tsx and app/services/form-keys.server.ts. */
export const FORM_KEY = "formKey";

/** Made by a loader, so that it is in the page before any script is. */
export function newFormKey(): string {
  return crypto.randomUUID();
}

/** What is no key of ours is taken for none. */
export function isFormKey(text: string): boolean {
  return /^[\w-]{16,64}$/.test(text);
}

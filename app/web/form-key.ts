/** The hidden field of every form that makes something: see app/ui/post-form.tsx and app/services/form-keys.server.ts. */
export const FORM_KEY = "formKey";

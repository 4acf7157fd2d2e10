/** What is no key of ours is taken for none. */
export function isFormKey(text: string): boolean {
  return /^[\w-]{16,64}$/.test(text);
}

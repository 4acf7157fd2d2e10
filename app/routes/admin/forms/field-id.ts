/** Where a field of a described form stands on its page, for an address that leads to it. */
export const fieldId = (name: string) => `set-${name}`;

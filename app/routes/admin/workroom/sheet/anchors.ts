/** Where the parts of an order's sheet stand on its page. */
export const FABRICS_AT = "fabrics";
export const windowAt = (key: string) => `window-${key}`;
export const measureAt = (key: string) => `measure-${key}`;
export const treatmentAt = (part: string) => part.replace(/[^\w-]/g, "-");

/** The window that the measuring guide measures, in the guide's own order, in inches. */
export const sampleWindow = [48.375, 58, 84, 12, 96, 31.5, 28.25] as const;

/** Beside a sample, wherever it stands. */
export const SAMPLE_WORDS = "Sample words, until our clients’ own stand here.";
export const SAMPLE_NAMES = "Sample names, until our own suppliers are listed here.";

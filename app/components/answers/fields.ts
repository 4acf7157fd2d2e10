/** What the fields of some questions share: what stands in them, and how they are named in their form. */
export interface AnswerProps {
  /** By the question's own name. */
  texts: Readonly<Record<string, string>>;
  onText: (name: string, text: string) => void;
  errorOf: (name: string) => string | undefined;
  /** The name of a field in the form, where that is not the question's own. */
  field?: (name: string) => string;
}

/** Without scripts nothing could bring back what is hidden; what is not asked is not read. */
export const UNASKED = "hidden noscript:block";

interface SayingProps {
  words: string;
  /** Who said it; without anybody it is a sentence of the house. */
  by: string;
  className: string;
}

/** Only what somebody has said stands as a quotation. */
export function Saying({ words, by, className }: SayingProps) {
  return by ? <blockquote className={className}>“{words}”</blockquote> : <p className={className}>{words}</p>;
}

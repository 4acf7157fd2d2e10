import { type AnswerInWords, sizesInWords, windowAnswers } from "./answers-in-words.ts";
import type { Reader } from "./reader.ts";

type Answered = Parameters<typeof windowAnswers>[0];

const looks: Record<Reader, string> = {
  client: "grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]",
  owner: "grid gap-x-8 gap-y-1 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]",
};

/** Further sizes, hardware, what is near and what else was said about a window. */
export function WindowAnswers({ window, reader }: { window: Answered; reader: Reader }) {
  return <Answers answers={windowAnswers(window)} reader={reader} />;
}

/** What was measured beside the seven, alone. */
export function WindowSizes({ sizes, reader }: { sizes: Answered["sizes"]; reader: Reader }) {
  return <Answers answers={sizesInWords(sizes)} reader={reader} />;
}

function Answers({ answers, reader }: { answers: AnswerInWords[]; reader: Reader }) {
  if (answers.length === 0) return null;
  return (
    <dl className={looks[reader]}>
      {answers.map(({ term, words }) => (
        <div key={term} className="contents">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

import { classNames } from "#app/ui/class-names.ts";
import { type AnswerInWords, sizesInWords, windowAnswers } from "./answers-in-words.ts";
import type { Reader } from "./reader.ts";

type Answered = Parameters<typeof windowAnswers>[0];

const looks: Record<Reader, { list: string; row: string; value: string }> = {
  client: {
    list: "grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]",
    row: "contents",
    value: "",
  },
  owner: {
    list: "xl:columns-2 xl:gap-x-10 print:grid print:grid-cols-2 print:gap-x-8",
    row: "flex break-inside-avoid justify-between gap-4 border-line border-t py-2 text-sm",
    value: "max-w-[60%] text-right",
  },
};

/** Further sizes, hardware, what is near and what else was said about a window. */
export function WindowAnswers({ window, reader }: { window: Answered; reader: Reader }) {
  return <Answers answers={windowAnswers(window)} reader={reader} />;
}

/** What was measured beside the seven, alone. */
export function WindowSizes({ sizes }: Pick<Answered, "sizes">) {
  return <Answers answers={sizesInWords(sizes)} reader="client" />;
}

function Answers({ answers, reader }: { answers: AnswerInWords[]; reader: Reader }) {
  if (answers.length === 0) return null;
  return (
    <dl className={looks[reader].list}>
      {answers.map(({ term, words }) => (
        <div key={term} className={looks[reader].row}>
          <dt className="text-ink-soft">{term}</dt>
          <dd className={classNames("wrap-anywhere whitespace-pre-line", looks[reader].value)}>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

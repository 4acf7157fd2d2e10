import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

interface Step {
  label: string;
  /** When it happened, as it is read; nothing for what lies ahead. */
  date?: string | undefined;
  state: "done" | "now" | "ahead";
}

const marks = {
  done: "border-moss bg-moss",
  now: "border-moss bg-moss ring-4 ring-moss/20",
  ahead: "border-line-strong bg-linen",
};
const spoken = { done: "done", now: "where it stands now", ahead: "still to come" };

/** How far something has come: a line of steps, beside each other where there is room and below each other on a phone. */
export function ProgressLine({ steps }: { steps: readonly Step[] }) {
  return (
    <ol aria-label="Progress" className="grid grid-flow-row sm:auto-cols-fr sm:grid-flow-col">
      {steps.map(({ label, date, state }, index) => (
        <li
          key={label}
          aria-current={state === "now" ? "step" : undefined}
          className="relative flex gap-4 pb-5 last:pb-0 sm:flex-col sm:gap-2 sm:pr-3 sm:pb-0"
        >
          {index < steps.length - 1 && <Line done={steps[index + 1]?.state !== "ahead"} />}
          <span
            aria-hidden="true"
            className={classNames("relative mt-1.5 size-3 shrink-0 rounded-full border", marks[state])}
          />
          <span className="min-w-0">
            <span className={classNames("block text-sm", state === "ahead" ? "text-ink-soft" : "font-medium")}>
              {label}
              <VisuallyHidden>, {spoken[state]}</VisuallyHidden>
            </span>
            {date && <span className="block text-ink-soft text-sm">{date}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Line({ done }: { done: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "absolute top-3 left-1.5 h-full w-px sm:top-3 sm:h-px sm:w-full",
        done ? "bg-moss" : "bg-line-strong",
      )}
    />
  );
}

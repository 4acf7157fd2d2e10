import { Disclosure } from "#app/ui/disclosure.tsx";
import { ChecksList } from "./checks-list.tsx";
import { FiguresForm } from "./figures-form.tsx";
import type { WorkroomData } from "./load-workroom.server.ts";
import { MeasureForm } from "./measure-form.tsx";
import { problemAt, type WorkroomProblem } from "./workroom-problem.ts";

type SheetWindow = WorkroomData["windows"][number];
type Treatment = SheetWindow["treatments"][number];

interface WindowSheetProps {
  window: SheetWindow;
  problem: WorkroomProblem | undefined;
}

/** One window: its sizes and final measure, then each treatment with its figures and checks. */
export function WindowSheet({ window, problem }: WindowSheetProps) {
  const { key, name, sizes, measure, treatments, note } = window;
  return (
    <section id={`window-${key}`} aria-labelledby={`heading-${key}`} className="mb-12 scroll-mt-20">
      <h2 id={`heading-${key}`} className="mb-4 border-ink border-b pb-2 text-xl wrap-anywhere">
        {name}
      </h2>
      {note && <p className="mb-4 max-w-measure border-brass border-l-2 pl-4 wrap-anywhere">{note}</p>}
      <div className="grid gap-8 lg:grid-cols-2">
        <Facts title="Sizes" facts={sizes.map(({ label, text }) => [label, text])} empty="Nothing is measured yet." />
        <MeasureForm window={name} measure={measure} problem={problemAt(measure.part, problem)} />
      </div>
      {treatments.length === 0 && <p className="mt-6 text-ink-soft">Nothing is chosen for this window yet.</p>}
      {treatments.map((treatment) => (
        <TreatmentSheet key={treatment.part} window={name} treatment={treatment} problem={problem} />
      ))}
    </section>
  );
}

interface TreatmentSheetProps {
  window: string;
  treatment: Treatment;
  problem: WorkroomProblem | undefined;
}

function TreatmentSheet({ window, treatment, problem }: TreatmentSheetProps) {
  const { part, title, results, said } = treatment;
  const ofFigures = problemAt(part, problem);
  return (
    <article aria-label={`${window}, ${title}`} className="mt-8">
      <h3 className="text-lg">{title}</h3>
      <div className="mt-3 grid gap-8 lg:grid-cols-2">
        <Facts
          title="Comes to"
          facts={results.map(({ label, text }) => [label, text])}
          empty="Nothing can be worked out yet."
        />
        <Facts
          title="The client said"
          facts={said.map(({ term, answer, by }) => [term, by === "client" ? answer : `${answer} (not asked)`])}
          empty="Nothing was asked."
        />
      </div>
      <ChecksList treatment={treatment} problem={problem} />
      <Disclosure
        heading="h3"
        className="mt-4"
        defaultOpen={ofFigures !== undefined}
        summary={
          <>
            Figures
            <span className="sr-only"> of {`${window}, ${title}`}</span>
            <span className="ml-3 font-normal font-sans text-ink-soft text-sm">{changedBy(treatment)}</span>
          </>
        }
      >
        <FiguresForm window={window} treatment={treatment} problem={ofFigures} />
      </Disclosure>
    </article>
  );
}

function changedBy({ figures }: Treatment) {
  const own = figures.filter(({ from }) => from === "owner").length;
  return own === 0 ? "all by the rules" : own === 1 ? "1 is yours" : `${own} are yours`;
}

function Facts({ title, facts, empty }: { title: string; facts: [string, string][]; empty: string }) {
  return (
    <div>
      <h4 className="mb-2 font-medium font-sans text-ink-soft text-sm">{title}</h4>
      {facts.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <dl>
          {facts.map(([label, text]) => (
            <div key={label} className="flex justify-between gap-4 border-line border-b py-1.5">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="max-w-[65%] shrink-0 text-right tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

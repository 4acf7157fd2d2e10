import { type ReactNode, useId, useMemo } from "react";
import { useNavigation } from "react-router";
import { formatDate, formatDateTime, noonOf } from "#app/domain/dates.ts";
import { keepFractions } from "#app/domain/measuring/inches.ts";
import type { PacketWindow } from "#app/domain/workroom/packet.ts";
import { defaultShopRules, type ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";
import { SceneImage } from "#app/drawing/window-drawing.tsx";
import type { Paper } from "#app/drawing/workroom/dimension-line.ts";
import { drawElevation } from "#app/drawing/workroom/elevation.ts";
import { Button, SmallButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { measureAt, treatmentAt, windowAt } from "./anchors.ts";
import { ChecksList } from "./checks-list.tsx";
import { FiguresForm } from "./figures-form.tsx";
import type { WorkroomData } from "./load-workroom.server.ts";
import { PartForm } from "./part-form.tsx";
import { problemAt, type WorkroomProblem } from "./workroom-problem.ts";

type SheetWindow = WorkroomData["windows"][number];
type Treatment = SheetWindow["treatments"][number];

interface WindowSheetProps {
  window: SheetWindow;
  rules: WorkroomData["rules"];
  photos: ReactNode;
  problem: WorkroomProblem | undefined;
}

/** One window: drawn as it hangs, its sizes and final measure, then each treatment with its figures and checks. */
export function WindowSheet({ window, rules, photos, problem }: WindowSheetProps) {
  const { key, name, sizes, hung, shares, measure, treatments, notes } = window;
  return (
    <section id={windowAt(key)} aria-labelledby={`heading-${key}`} className="mb-12 scroll-mt-20">
      <h2 id={`heading-${key}`} className="mb-4 border-ink border-b pb-2 text-xl wrap-anywhere">
        {name}
      </h2>
      {notes.map(({ about, text }) => (
        <p key={about} className="mb-2 max-w-measure border-brass border-l-2 pl-4 last-of-type:mb-4 wrap-anywhere">
          <strong className="font-medium">{about}:</strong> {text}
        </p>
      ))}
      <div className="grid gap-8 xl:grid-cols-[24rem_minmax(0,1fr)] xl:gap-10">
        {hung && treatments.length > 0 && <Drawn hung={hung} rules={rules} />}
        <div className="grid content-start gap-8">
          <Facts
            Heading="h3"
            title="Sizes"
            className="[&>dl]:gap-10 [&>dl]:sm:columns-2"
            facts={sizes.map(({ label, text }) => [label, text])}
            empty="Nothing is measured yet."
          />
          <MeasureForm id={measureAt(key)} window={name} measure={measure} problem={problemAt(measure.part, problem)} />
        </div>
      </div>
      {photos}
      {treatments.length === 0 && (
        <p className="mt-6 text-ink-soft">
          {shares ? `${shares}, and is made there.` : "Nothing is chosen for this window yet."}
        </p>
      )}
      {treatments.map((treatment) => (
        <TreatmentSheet key={treatment.part} window={name} treatment={treatment} problem={problem} />
      ))}
    </section>
  );
}

/** So that its figures are as large as the words beside it. */
const SCREEN: Paper = { width: 384, height: 384, letters: 14 };

/** Beside the sizes; on a narrow screen above them. */
function Drawn({ hung, rules }: { hung: PacketWindow; rules: Partial<ShopRules> }) {
  const id = useId().replace(/\W/g, "");
  const scene = useMemo(
    () => drawElevation(hung, { ...defaultShopRules, ...rules }, `e${id}`, SCREEN),
    [hung, rules, id],
  );
  return (
    <SceneImage scene={scene} className="mx-auto block h-auto max-h-112 w-auto max-w-full mix-blend-multiply xl:mx-0" />
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
    <article id={treatmentAt(part)} aria-label={`${window}, ${title}`} className="mt-8 scroll-mt-20">
      <h3 className="text-lg">{title}</h3>
      <div className="mt-3 grid gap-8 lg:grid-cols-2 xl:grid-cols-3 xl:gap-10">
        <Facts
          title="Comes to"
          className="xl:col-span-2 [&>dl]:xl:columns-2 [&>dl]:xl:gap-10"
          facts={results.map(({ label, text }) => [label, text])}
          empty="Nothing can be worked out yet."
        />
        <Facts
          title="The client said"
          facts={said.map(({ term, answer, by }) => [
            term,
            by === "client" ? short(answer, term) : `${short(answer, term)} (not asked)`,
          ])}
          empty="Nothing was asked."
        />
      </div>
      <ChecksList treatment={treatment} problem={problem} />
      <div className="mt-4">
        <Disclosure
          heading="h4"
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
      </div>
    </article>
  );
}

/** "Standard", where it stands beside "Lining". */
function short(answer: string, term: string) {
  return answer.toLowerCase().endsWith(` ${term.toLowerCase()}`) ? answer.slice(0, -term.length - 1) : answer;
}

function changedBy({ figures }: Treatment) {
  const own = figures.filter(({ from }) => from === "owner").length;
  return own === 0 ? "all by the rules" : own === 1 ? "1 is yours" : `${own} are yours`;
}

interface FactsProps {
  Heading?: "h3" | "h4";
  title: string;
  facts: [string, string][];
  empty: string;
  className?: string;
}

/** Longer than this it is no figure: it is read from the left, below what it answers. */
const FIGURE = 26;

/** What is said one after the other is read line by line. */
const linesOf = (text: string) => (text.length > FIGURE ? [...new Set(text.split(/; (?=[A-Z0-9])/))] : [text]);

function Facts({ Heading = "h4", title, facts, empty, className }: FactsProps) {
  return (
    <div className={className}>
      <Heading className="mb-2 font-medium font-sans text-ink-soft text-sm">{title}</Heading>
      {facts.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <dl>
          {facts.map(([label, text]) => (
            <div
              key={label}
              className={classNames(
                "break-inside-avoid border-line border-b py-1.5",
                text.length <= FIGURE && "flex justify-between gap-4 text-right [&>dd]:shrink-0",
              )}
            >
              <dt className="text-left text-ink-soft">{label}</dt>
              <dd className="max-w-measure tabular-nums wrap-anywhere">
                {linesOf(text).map((line) => (
                  <span key={line} className="block not-first:mt-1">
                    {keepFractions(line)}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

type Measure = WorkroomData["windows"][number]["measure"];

interface MeasureFormProps {
  /** Where a link to it leads. */
  id: string;
  window: string;
  measure: Measure;
  problem: WorkroomProblem | undefined;
}

const hows = [
  { value: "", label: "Not done yet" },
  { value: "us", label: "Measured by us" },
  { value: "client", label: "Client's figures accepted" },
];

/** The final measure: by us with day and initials, or the client's figures accepted. Without it nothing is frozen. */
function MeasureForm({ id, window, measure, problem }: MeasureFormProps) {
  const { part, version, given, counts } = measure;
  const pending = useNavigation().formData?.get("part") === part;
  const value = (name: "how" | "day" | "initials") => problem?.values?.[name] ?? "";
  return (
    <div id={id} className="scroll-mt-20">
      <h3 className="mb-2 font-medium font-sans text-ink-soft text-sm">Final measure</h3>
      {given && counts ? (
        <PartForm part={part} version={version} name={`Final measure of ${window}`} problem={problem}>
          <p>
            {given.how === "us"
              ? `Measured by us, ${given.initials}, ${formatDate(noonOf(given.day))}`
              : "Client's figures accepted"}
          </p>
          <p className="text-ink-soft text-sm">
            {given.by}, {formatDateTime(given.at)}
          </p>
          <Button name="intent" value="unmeasure" variant="quiet" size="sm" pending={pending}>
            Take Back
          </Button>
        </PartForm>
      ) : (
        <PartForm part={part} version={version} name={`Final measure of ${window}`} problem={problem}>
          {given && <p className="mb-3 font-medium text-clay-deep">The sizes have changed since they were measured.</p>}
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr]">
            <SelectField
              label="Who measured?"
              name="how"
              options={hows}
              className="sm:col-span-2 xl:col-span-1"
              defaultValue={value("how")}
              error={problem?.faults?.how}
            />
            <TextField
              label="Day, if we did"
              name="day"
              type="date"
              defaultValue={value("day")}
              error={problem?.faults?.day}
            />
            <TextField
              label="Initials, if we did"
              name="initials"
              autoComplete="off"
              defaultValue={value("initials")}
              error={problem?.faults?.initials}
            />
          </div>
          <SmallButton name="intent" value="measure" className="mt-4" pending={pending} pendingLabel="Saving">
            Save Measure
          </SmallButton>
        </PartForm>
      )}
    </div>
  );
}

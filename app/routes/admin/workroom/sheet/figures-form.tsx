import { useNavigation } from "react-router";
import { formatDateTime } from "#app/domain/dates.ts";
import type { ShownFigure } from "#app/domain/workroom/sheet/show-sheet.ts";
import { Button, SmallButton } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import type { WorkroomData } from "./load-workroom.server.ts";
import { PartForm } from "./part-form.tsx";
import type { WorkroomProblem } from "./workroom-problem.ts";

type Treatment = WorkroomData["windows"][number]["treatments"][number];

interface FiguresFormProps {
  window: string;
  treatment: Treatment;
  problem: WorkroomProblem | undefined;
}

/** Every figure in a box, prefilled. One that the owner changed has the rule's beside it, struck through. */
export function FiguresForm({ window, treatment, problem }: FiguresFormProps) {
  const { part, version, figures, title } = treatment;
  const pending = useNavigation().formData?.get("part") === part;
  if (figures.length === 0) return <p className="text-ink-soft">Nothing can be worked out yet.</p>;
  return (
    <PartForm
      part={part}
      version={version}
      name={`${window}, ${title}`}
      filled={Object.fromEntries(figures.map(({ name, text }) => [name, text]))}
      problem={problem}
    >
      <input type="hidden" name="intent" value="figures" />
      {/* Enter in a box presses a form's first button, which must not be one that takes a figure back. */}
      <button type="submit" hidden />
      <div className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        {figures.map((figure) => (
          <FigureBox key={figure.name} figure={figure} problem={problem} />
        ))}
      </div>

      <SmallButton className="mt-6" pending={pending} pendingLabel="Saving">
        Save Figures
      </SmallButton>
    </PartForm>
  );
}

function FigureBox({ figure, problem }: { figure: ShownFigure; problem: WorkroomProblem | undefined }) {
  const { name, label, input, text, from } = figure;
  const newer = problem?.newer?.[name];
  const shared = {
    name,
    label,
    hint: newer === undefined ? <Saying figure={figure} /> : <strong className="text-ink">Now saved: {newer}</strong>,
    error: problem?.faults?.[name],
    defaultValue: problem?.values?.[name] ?? text,
  };
  return (
    <div>
      {input.kind === "choice" ? (
        <SelectField {...shared} options={[...input.options]} />
      ) : (
        <TextField {...shared} autoComplete="off" />
      )}
      {from === "owner" && (
        <Button name="rule" value={name} variant="quiet" size="sm" aria-label={`Use the rule again: ${label}`}>
          Use the rule again
        </Button>
      )}
    </div>
  );
}

function Saying({ figure: { from, ruled, set, input } }: { figure: ShownFigure }) {
  if (from !== "owner") return from === "client" ? "The client" : input.kind === "text" ? "Yours" : "By the rules";
  const option = input.kind === "choice" ? input.options.find(({ value }) => value === ruled)?.label : ruled;
  return (
    <>
      {option && (
        <>
          <s>
            <span className="sr-only">By the rules </span>
            {option}
          </s>{" "}
        </>
      )}
      {set?.by}
      {set && `, ${formatDateTime(set.at)}`}
    </>
  );
}

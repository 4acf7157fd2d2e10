import { cutCells, cutTitles } from "#app/domain/workroom/paper/cut-row.ts";
import {
  checkText,
  hardwareText,
  saidText,
  signOffs,
  type WorkOrderPart,
  type WorkOrderWindow,
} from "#app/domain/workroom/paper/work-order.ts";
import { SceneImage } from "#app/drawing/window-drawing.tsx";
import { drawElevation } from "#app/drawing/workroom/elevation.ts";
import { drawPlanView } from "#app/drawing/workroom/plan-view.ts";

interface WindowPageProps {
  window: WorkOrderWindow;
  head: string;
  index: number;
  of: number;
}

/** One window on one sheet of paper, and on the screen as it will be printed. */
export function WindowPage({ window, head, index, of }: WindowPageProps) {
  const { name, hung, rules, measured, notes, parts } = window;
  return (
    <section
      aria-labelledby={`window-${index}`}
      className="mb-12 border border-line bg-white p-6 print:mb-0 print:break-after-page print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-ink border-b pb-3">
        <div>
          <p className="text-ink-soft text-sm">{head}</p>
          <h2 id={`window-${index}`} className="text-2xl">
            {name}
          </h2>
        </div>
        <p className="text-right text-sm">
          Window {index + 1} of {of}
          <br />
          {measured}
          <br />
          Install date ____ / ____ / ______
        </p>
      </header>
      <div className="mt-4 grid gap-6 md:grid-cols-[3fr_2fr] print:grid-cols-[3fr_2fr] print:gap-4">
        <div>
          <SceneImage
            scene={drawElevation(hung, `e${index}`)}
            className="h-auto max-h-128 w-full print:max-h-[3.7in]"
          />
          <SceneImage scene={drawPlanView(hung, rules, `p${index}`)} className="mt-2 h-auto max-h-32 w-full" />
        </div>
        <div>
          {parts.map((part) => (
            <Sizes key={part.title} part={part} />
          ))}
        </div>
      </div>
      <CutTable parts={parts} />
      {parts.map((part) => (
        <Below key={part.title} part={part} />
      ))}
      {notes.map((note) => (
        <p key={note} className="mt-2 text-sm">
          <strong className="font-medium">Note:</strong> {note}
        </p>
      ))}
      <SignOffs />
    </section>
  );
}

function Sizes({ part: { title, sizes, said } }: { part: WorkOrderPart }) {
  return (
    <div className="mb-4 print:mb-2">
      <h3 className="text-lg">{title}</h3>
      <dl>
        {sizes.map(({ name, value, large }) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className={large ? "font-medium text-xl tabular-nums" : "text-sm tabular-nums"}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-ink-soft text-xs">{said.map(saidText).join(". ")}</p>
    </div>
  );
}

function CutTable({ parts }: { parts: readonly WorkOrderPart[] }) {
  const rows = parts.flatMap(({ title, cuts }) => cuts.map((cut, index) => ({ title, cut, index })));
  if (rows.length === 0) return <p className="mt-4 text-sm">Nothing to cut: it is ordered as it is.</p>;
  return (
    <div className="mt-4 overflow-x-auto">
      <table className="w-full min-w-3xl border-collapse text-left text-sm print:min-w-0">
        <caption className="pb-1 text-left font-medium">Cut list</caption>
        <thead>
          <tr className="border-ink border-b text-ink-soft text-xs">
            {["For", ...cutTitles].map((title) => (
              <th key={title} scope="col" className="py-1 pr-3 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, cut, index }) => (
            <tr key={`${title} ${index}`} className="border-line border-b align-top">
              <td className="py-1 pr-3">{index === 0 ? title : ""}</td>
              {cutCells(cut).map((text, column) => (
                <td key={cutTitles[column]} className="py-1 pr-3 tabular-nums">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Below({ part }: { part: WorkOrderPart }) {
  const hardware = hardwareText(part);
  return (
    <>
      {hardware && <p className="mt-2 text-sm">{hardware}</p>}
      {part.checks.map((check) => (
        <p key={check.sentence} className="mt-1 text-sm">
          {checkText(check)}
        </p>
      ))}
    </>
  );
}

function SignOffs() {
  return (
    <ul className="mt-6 grid grid-cols-2 border-ink border-t border-l sm:grid-cols-4 md:grid-cols-7 print:mt-3 print:grid-cols-7">
      {signOffs.map((name) => (
        <li key={name} className="flex h-16 flex-col justify-between border-ink border-r border-b p-1.5 text-sm">
          <span className="font-medium">{name}</span>
          <span className="text-ink-soft text-xs">initials, date</span>
        </li>
      ))}
    </ul>
  );
}

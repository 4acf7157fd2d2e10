import { Fragment, type ReactNode } from "react";
import { keepFractions } from "#app/domain/measuring/inches.ts";
import { LOT_TO_WRITE } from "#app/domain/workroom/paper/cloth-lines.ts";
import { cutCells, cutTitles } from "#app/domain/workroom/paper/cuts/cut-row.ts";
import {
  checkLines,
  hardwareTexts,
  markTexts,
  noteTexts,
  saidText,
  signOffs,
  type WorkOrderPart,
  type WorkOrderWindow,
  writtenIn,
} from "#app/domain/workroom/paper/work-order.ts";
import { SceneImage } from "#app/drawing/window-drawing.tsx";
import type { Paper } from "#app/drawing/workroom/dimension-line.ts";
import { drawElevation } from "#app/drawing/workroom/elevation.ts";
import { drawMarkingStrip } from "#app/drawing/workroom/marking-strip.ts";
import { drawPlanView } from "#app/drawing/workroom/plan-view.ts";
import { classNames } from "#app/ui/class-names.ts";
import { cssString } from "#app/ui/css-string.ts";
import { type Setting, settingFor, sheetAnchor, words } from "./paper-setting.ts";

interface WindowPageProps {
  window: WorkOrderWindow;
  head: string;
  index: number;
  /** In place of the boxes to write in. */
  signed?: ReactNode;
  /** As high as the words beside the name, so that they take no room from what is made. */
  photos?: ReactNode;
}

/** One window on one sheet of paper, and on the screen as it will be printed. */
export function WindowPage({ window, head, index, signed, photos }: WindowPageProps) {
  const { name, place, measured, parts } = window;
  const setting = settingFor(window);
  return (
    <section
      id={sheetAnchor(index)}
      aria-labelledby={`window-${index}`}
      className="mb-12 border border-line bg-white p-6 [--ground:var(--color-white)] print:mb-0 print:break-after-page print:border-0 print:p-0 print:last:break-after-auto"
    >
      <SheetHead index={index} about={`${head} · ${name}`} />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-ink border-b pb-3 print:pb-1">
        <div className="min-w-0">
          <p className="text-ink-soft text-sm wrap-anywhere print:hidden">{head}</p>
          <h2 id={`window-${index}`} className="text-2xl wrap-anywhere print:text-[13pt]">
            {name}
          </h2>
        </div>
        <div className="ml-auto flex items-end gap-4 max-sm:ml-0">
          {photos}
          <p className="text-sm sm:text-right print:text-right print:text-[9pt]">
            {place.charAt(0).toUpperCase() + place.slice(1)}
            <br />
            {measured}
          </p>
        </div>
      </header>
      <div className="mt-4 grid gap-6 md:grid-cols-2 print:mt-2 print:grid-cols-2 print:gap-4">
        <div>
          <Drawings window={window} index={index} setting={setting} />
          <Words texts={clothsOf(parts, signed !== undefined)} setting={setting} />
        </div>
        <div>
          {parts.map((part) => (
            <Sizes key={part.title} part={part} setting={setting} />
          ))}
        </div>
      </div>
      <Schedules parts={parts} index={index} setting={setting} />
      <CutTable parts={parts} setting={setting} />
      <Words title="Hardware and sundries" texts={parts.flatMap(hardwareTexts)} setting={setting} />
      <Words title="Checks and notes" texts={[...checkLines(window), ...noteTexts(window)]} setting={setting} />
      {signed ?? <SignOffs />}
    </section>
  );
}

/** Each cloth once; on a screen there is nothing to write a lot with. */
function clothsOf(parts: readonly WorkOrderPart[], onScreen: boolean) {
  const texts = [...new Set(parts.flatMap(({ cloths }) => cloths))].map(keepFractions);
  return onScreen ? texts.map((text) => text.replace(LOT_TO_WRITE, "lot not noted")) : texts;
}

/** Every printed page of a window says whose it is, a second one too. */
function SheetHead({ index, about }: { index: number; about: string }) {
  return (
    <svg aria-hidden="true" className="hidden">
      <style>{`@media print{#sheet-${index}{page:sheet-${index}}}@page sheet-${index}{margin:.55in .5in .45in;@top-left{content:${cssString(about)}}@top-right{content:"Page "counter(page)" of "counter(pages)}}`}</style>
    </svg>
  );
}

interface PartOfPage {
  window: WorkOrderWindow;
  setting: Setting;
}

const pictures: Readonly<Record<Setting, { paper: Paper; height: string }>> = {
  roomy: { paper: { width: 300, height: 252, letters: 9 }, height: "print:max-h-[3.5in]" },
  close: { paper: { width: 300, height: 223, letters: 9 }, height: "print:max-h-[3.1in]" },
  tight: { paper: { width: 300, height: 158, letters: 9 }, height: "print:max-h-[2.2in]" },
};

function Drawings({ window: { hung, rules }, index, setting }: PartOfPage & { index: number }) {
  const { paper, height } = pictures[setting];
  return (
    <>
      <SceneImage
        scene={drawElevation(hung, rules, `e${index}`, paper)}
        className={classNames("h-auto max-h-128 w-full", height)}
      />
      <SceneImage
        scene={drawPlanView(hung, rules, `p${index}`)}
        className="mt-2 h-auto max-h-32 w-full print:mt-1 print:max-h-[.7in]"
      />
    </>
  );
}

interface WordsProps {
  title?: string;
  texts: readonly (string | { text: string; open: boolean })[];
  setting: Setting;
}

/** What is still open has a box to tick. */
function Words({ title, texts, setting }: WordsProps) {
  if (texts.length === 0) return null;
  return (
    <>
      {title && <h3 className="mt-6 text-lg print:mt-1 print:text-[10pt]">{title}</h3>}
      {texts.map((line) => {
        const { text, open } = typeof line === "string" ? { text: line, open: false } : line;
        return (
          <p
            key={text}
            className={classNames("mt-1 wrap-anywhere print:mt-0.5", words[setting], open && `relative pl-6 ${TICK}`)}
          >
            {text}
          </p>
        );
      })}
    </>
  );
}

const TICK = "before:absolute before:top-[0.3em] before:left-0 before:size-[0.8em] before:border before:border-ink";

/** How each treatment is marked, and the strips to lay beside its cloth. */
function Schedules({ parts, index, setting }: { parts: readonly WorkOrderPart[]; index: number; setting: Setting }) {
  const texts = parts.flatMap((part) => markTexts(part, parts.length === 1));
  const schedules = parts.flatMap((part) => part.schedules);
  return (
    <>
      <Words title="Schedule" texts={texts} setting={setting} />
      {schedules.map((schedule, at) => (
        <div
          key={[schedule.count, schedule.flat, schedule.lead, ...schedule.pleats, at].join(" ")}
          className="mt-2 slides max-w-full print:mt-1"
        >
          <SceneImage
            scene={drawMarkingStrip(schedule, `m${index}-${at}`, { width: 540, letters: 9 })}
            className="h-auto w-full min-w-[540px] max-w-3xl break-inside-avoid print:max-w-none"
          />
        </div>
      ))}
    </>
  );
}

function Sizes({ part: { title, sizes, said, making }, setting }: { part: WorkOrderPart; setting: Setting }) {
  const two = setting !== "roomy" && "print:grid-cols-2 print:gap-x-4";
  return (
    <div className="mb-4 print:mb-1">
      <h3 className="text-lg print:text-[9pt]">{title}</h3>
      <dl className={classNames("grid", two)}>
        {sizes.map(({ name, value, large }) => (
          <div key={name} className="flex items-baseline justify-between gap-4 print:gap-2">
            <dt className={classNames("text-ink-soft", words[setting])}>{name}</dt>
            <dd
              className={classNames("tabular-nums", large ? "font-medium text-xl print:text-[11pt]" : words[setting])}
            >
              {keepFractions(value)}
            </dd>
          </div>
        ))}
      </dl>
      <Words texts={making.depths.map(keepFractions)} setting={setting} />
      <p className={classNames("mt-1 text-ink-soft wrap-anywhere print:mt-0", words[setting])}>
        {said.map(saidText).join(". ")}
      </p>
    </div>
  );
}

function SignOffs() {
  return (
    <ul className="mt-6 grid break-inside-avoid grid-cols-2 border-ink border-t border-l sm:grid-cols-4 md:grid-cols-8 print:mt-2 print:grid-cols-8">
      {signOffs.map((name) => (
        <li
          key={name}
          className="flex h-16 flex-col justify-between border-ink border-r border-b p-1.5 text-sm print:h-[.5in] print:p-1 print:text-[9pt]"
        >
          <span className="font-medium">{name}</span>
          <span className="text-ink-soft text-xs print:text-[9pt]">{writtenIn(name)}</span>
        </li>
      ))}
    </ul>
  );
}

const cell = "py-1 pr-3 print:py-px print:pr-2";
/** Short ones keep to a line; a long name gives way. */
const MAY_WRAP = ["Material", "Goes to, and how the pattern falls"];
/** On a tablet the longest stands under the rest of its row, where nothing is cut off. */
const LAST = cutTitles.length - 1;
const asColumn = "hidden xl:table-cell print:table-cell";
const asLine = "xl:hidden print:hidden";

/** All that is cut for a window stands in one list: it lies on one table. */
function CutTable({ parts, setting }: { parts: readonly WorkOrderPart[]; setting: Setting }) {
  const rows = parts.flatMap(({ treatment, cuts }) => cuts.map((cut, index) => ({ treatment, cut, index })));
  if (rows.length === 0) return <p className="mt-4 text-sm">Nothing to cut: it is ordered as it is.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard too
    <section aria-label="Cut list" tabIndex={0} className="slides mt-6 print:mt-1">
      <table className="w-full min-w-xl border-collapse text-left print:min-w-0">
        <caption className="pb-1 text-left font-display text-lg print:pb-0 print:text-[10pt]">Cut list</caption>
        <thead>
          <tr className={classNames("border-ink border-b text-ink-soft", words[setting])}>
            {["For", ...cutTitles].map((title, column) => (
              <th key={title} scope="col" className={classNames("font-medium", cell, column === LAST + 1 && asColumn)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ treatment, cut, index }) => {
            const cells = cutCells(cut);
            const last = cells[LAST];
            return (
              <Fragment key={`${treatment} ${index}`}>
                <tr className={classNames("break-inside-avoid border-line border-t align-top", words[setting])}>
                  <td className={classNames("whitespace-nowrap", cell)}>{treatment}</td>
                  {cells.map((text, column) => (
                    <td
                      key={cutTitles[column]}
                      className={classNames(
                        "tabular-nums",
                        MAY_WRAP.includes(cutTitles[column] ?? "") ? "wrap-anywhere" : "whitespace-nowrap",
                        cell,
                        column === LAST && asColumn,
                      )}
                    >
                      {text}
                    </td>
                  ))}
                </tr>
                {last ? (
                  <tr className={classNames(asLine, words[setting])}>
                    <td />
                    <td colSpan={LAST} className="pb-1">
                      {last}
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

import { Fragment, useId } from "react";
import { WindowPicture } from "#app/components/window/window-picture.tsx";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { formatMoney } from "#app/domain/money.ts";
import { groupField } from "#app/domain/quotes/choices.ts";
import {
  type QuoteSection,
  type QuoteTreatment,
  sectionTotal,
  sectionTotalName,
} from "#app/domain/quotes/document/quote-sections.ts";
import type { LineFigures, QuoteLine } from "#app/domain/quotes/quote-types.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PickCard } from "./pick-card.tsx";
import { LineAbout, LineRow, Price } from "./quote-line.tsx";

export interface Picking {
  chosen: ReadonlySet<string>;
  /** None where there is nothing to pick any more. */
  pick?: ((line: QuoteLine, taken: boolean) => void) | undefined;
  /** The group that was left empty or answered twice, and what is said of it. */
  fault?: { field: string; error: string } | undefined;
}

interface QuoteSectionViewProps extends Picking {
  section: QuoteSection;
  rules: ChangedPlacement;
  /** Somebody has chosen; before that, what counts is what we suggest. */
  answered: boolean;
  figuresOf: (key: string) => LineFigures | undefined;
  wasOf: (key: string) => number | null | undefined;
}

/** A window drawn beside what is made for it, with what its client may pick. */
export function QuoteSectionView({ section, rules, answered, figuresOf, wasOf, ...picking }: QuoteSectionViewProps) {
  const { title, window, elsewhere, treatments, fixed, groups, extras } = section;
  const empty = treatments.length + fixed.length + groups.length + extras.length === 0;
  const id = useId();
  const row = (line: QuoteLine) => ({ line, figures: figuresOf(line.key), wasCents: wasOf(line.key) });
  const left = answered ? "Not chosen" : "Not in this total";
  const total = sectionTotal(section, picking.chosen, (key) => figuresOf(key)?.netCents);
  return (
    <TitledSection
      id={id}
      title={title}
      titleLook="text-xl wrap-anywhere"
      className="border-line border-t pt-6 print:break-inside-avoid"
    >
      <div
        className={
          window
            ? "mt-4 grid items-start gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:grid-cols-[13rem_minmax(0,1fr)]"
            : "mt-2 grid items-start gap-6"
        }
      >
        {window && (
          <div className="mx-auto w-full max-w-xs sm:max-w-none">
            <WindowPicture window={window} customizations={window.customizations} rules={rules} />
          </div>
        )}
        <div className="grid min-w-0 gap-5">
          {(elsewhere || empty) && <p className="text-ink-soft">{elsewhere || "Nothing is quoted for this window."}</p>}
          {treatments.length + fixed.length > 0 && (
            <ul className="border-line border-y">
              {treatments.map((treatment) => (
                <TreatmentRows key={treatment.type} treatment={treatment} row={row} />
              ))}
              {fixed.map((line) => (
                <LineRow key={line.key} {...row(line)} />
              ))}
            </ul>
          )}
          {groups.map(({ group, lines }) => (
            <Group key={group} group={group} lines={lines} row={row} left={left} {...picking} />
          ))}
          {extras.length > 0 && <Extras lines={extras} row={row} left={left} {...picking} />}
          {total !== null && (
            <p className="flex justify-between gap-4">
              <span className="text-ink-soft">{sectionTotalName(section, answered || picking.pick !== undefined)}</span>
              <span className="font-medium tabular-nums">{formatMoney(total)}</span>
            </p>
          )}
        </div>
      </div>
    </TitledSection>
  );
}

/** What is made, in words, with one price for all of it or above its lines; one line that says the same stands for both. */
function TreatmentRows({ treatment, row }: { treatment: QuoteTreatment; row: PicksProps["row"] }) {
  const { title, sentence, facts, lines, cents } = treatment;
  const about = sentence ? (
    <p className="mt-1 text-sm wrap-anywhere">{sentence}</p>
  ) : (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm wrap-anywhere [&_dt]:text-ink-soft">
      {facts.map(({ term, words }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </Fragment>
      ))}
    </dl>
  );
  const [first, ...others] = lines;
  const same = first?.label === title;
  return (
    <>
      {same ? (
        <LineRow {...row(first)} about={about} />
      ) : (
        <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line tiny:grid-cols-1 border-b py-3 last:border-b-0">
          <div className="min-w-0">
            <h3 className="font-medium font-sans text-base wrap-anywhere">{title}</h3>
            {about}
          </div>
          {cents !== null && (
            <p className="text-right tabular-nums">{cents === "open" ? "Not priced yet" : formatMoney(cents)}</p>
          )}
        </li>
      )}
      {(same ? others : lines).map((line) => (
        <LineRow key={line.key} {...row(line)} />
      ))}
    </>
  );
}

interface PicksProps extends Picking {
  lines: QuoteLine[];
  /** Said of what does not count. */
  left: string;
  row: (line: QuoteLine) => { line: QuoteLine; figures: LineFigures | undefined; wasCents: number | null | undefined };
}

/** Of these one counts. */
function Group({ group, lines, row, left, chosen, pick, fault }: PicksProps & { group: string }) {
  const id = useId();
  if (!pick) return <Picked title={group} lines={lines} row={row} left={left} chosen={chosen} />;
  const name = groupField(group);
  const error = fault?.field === name ? fault.error : undefined;
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and only this role may be invalid.
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      tabIndex={error ? -1 : undefined}
      className="min-w-0"
    >
      <legend id={`${id}-legend`} className="mb-2 font-medium">
        {group} <span className="font-normal text-ink-soft">(choose one)</span>
      </legend>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <div className="grid gap-3">
        {lines.map((line) => (
          <Pick
            key={line.key}
            type="radio"
            name={name}
            {...row(line)}
            chosen={chosen}
            pick={pick}
            invalid={Boolean(error)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Each may be taken or left. */
function Extras({ lines, row, left, chosen, pick }: PicksProps) {
  if (!pick) return <Picked title="Extras" lines={lines} row={row} left={left} chosen={chosen} />;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">
        Extras <span className="font-normal text-ink-soft">(if you like)</span>
      </legend>
      <div className="grid gap-3">
        {lines.map((line) => (
          <Pick key={line.key} type="checkbox" name="chosen" {...row(line)} chosen={chosen} pick={pick} />
        ))}
      </div>
    </fieldset>
  );
}

interface PickProps extends ReturnType<PicksProps["row"]> {
  type: "radio" | "checkbox";
  name: string;
  chosen: ReadonlySet<string>;
  pick: NonNullable<Picking["pick"]>;
  invalid?: boolean;
}

function Pick({ type, name, line, figures, wasCents, chosen, pick, invalid }: PickProps) {
  const input = {
    name,
    value: line.key,
    checked: chosen.has(line.key),
    onChange: (event: { currentTarget: { checked: boolean } }) => pick(line, event.currentTarget.checked),
  };
  return (
    <PickCard
      type={type}
      label={line.label}
      invalid={invalid}
      input={input}
      about={<LineAbout line={line} figures={figures} />}
      price={<Price line={line} figures={figures} wasCents={wasCents} />}
    />
  );
}

function Picked({ title, lines, row, left, chosen }: Omit<PicksProps, "pick"> & { title: string }) {
  return (
    <div>
      <p className="font-medium">{title}</p>
      <ul>
        {lines.map((line) => (
          <LineRow key={line.key} {...row(line)} left={chosen.has(line.key) ? undefined : left} />
        ))}
      </ul>
    </div>
  );
}

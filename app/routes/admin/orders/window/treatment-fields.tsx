import { useEffect, useRef, useState } from "react";
import { EdgeQuestions } from "#app/components/answers/edge-fields.tsx";
import { FabricAnswers } from "#app/components/answers/fabric-answers.tsx";
import { QuestionFields } from "#app/components/answers/question-fields.tsx";
import { ClothChooser } from "#app/components/cloth/cloth-chooser.tsx";
import { useWornRows } from "#app/components/cloth/use-worn-rows.ts";
import { chosenCloth, rowsOf } from "#app/components/cloth/worn-rows.ts";
import { EntryRows } from "#app/components/entry-rows.tsx";
import { entriesAfter } from "#app/components/form-entries.ts";
import { groupsOf } from "#app/domain/catalogue/catalogue.ts";
import { type OptionName, optionTexts, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { styleKey, type TreatmentType, treatmentLabels } from "#app/domain/catalogue/style.ts";
import type { ClientFabric } from "#app/domain/fabrics/book-fabric.ts";
import { type ClothFilter, findCloths } from "#app/domain/fabrics/find-cloths.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { optionQuestionFields } from "#app/domain/orders/customizing/answer-questions.ts";
import { MAX_FABRICS, MAX_TRIMS } from "#app/domain/orders/order-limits.ts";
import { KEPT_STYLE, treatmentField } from "#app/domain/orders/owner/window-edit.ts";
import { allNamed } from "#app/domain/orders/places/layers.ts";
import type { TreatmentEntry } from "#app/domain/orders/window.ts";
import { newerHint, type OrderProblem } from "#app/routes/admin/orders/order-act.ts";
import { classNames } from "#app/ui/class-names.ts";
import { CheckboxField, SelectField } from "#app/ui/field.tsx";
import { Refused } from "#app/ui/post-form.tsx";

interface TreatmentFieldsProps {
  type: TreatmentType;
  entry: TreatmentEntry | undefined;
  /** What stands in the form, by the names of its fields. */
  values: Record<string, string>;
  rules: ChangedPlacement;
  /** The fabric book, to take a cloth from. */
  cloths: readonly ClientFabric[];
  problem: OrderProblem | undefined;
}

/** Without scripts nothing could bring back what is hidden. */
const UNUSED = "hidden noscript:block";

/** One treatment of a window: its style, or none, and with one its options, fabrics and trims. */
export function TreatmentFields(props: TreatmentFieldsProps) {
  const { type, entry, values, rules, cloths, problem } = props;
  const styleField = treatmentField(type, "style");
  const [style, setStyle] = useState(values[styleField] ?? "");
  const [trimmed, setTrimmed] = useState(() => isTrimmed(type, values));
  const [ticked, setTicked] = useState(() =>
    treatmentOptions[type].filter((name) => values[treatmentField(type, name)] === "on"),
  );
  const label = treatmentLabels[type];
  const fields = useRef<HTMLFieldSetElement>(null);
  // What was chosen before scripts had loaded.
  useEffect(() => {
    if (!fields.current) return;
    setStyle(fields.current.querySelector("select")?.value ?? "");
    setTrimmed(isTrimmed(type, textsIn(type, fields.current)));
  }, [type]);
  return (
    <fieldset
      ref={fields}
      className="border-line border-t pt-4"
      onInput={({ currentTarget }) => {
        setTrimmed(isTrimmed(type, textsIn(type, currentTarget)));
        const boxes = [...currentTarget.querySelectorAll("input")];
        setTicked(treatmentOptions[type].filter((name) => boxes.some((box) => box.name === name && box.checked)));
      }}
    >
      <legend className="sr-only">{label}</legend>
      <p aria-hidden="true" className="mb-3 font-display text-lg">
        {label}
      </p>
      <SelectField
        label={`${label} style`}
        name={styleField}
        defaultValue={values[styleField]}
        onChange={(event) => setStyle(event.target.value)}
        hint={newerHint(problem, styleField)}
        error={problem?.field === styleField ? problem.error : undefined}
        className="max-w-md"
      >
        <option value="">None</option>
        {values[styleField] === KEPT_STYLE && (
          <option value={KEPT_STYLE}>
            {entry?.style ? `${entry.style.name} (no longer offered)` : "Not chosen yet"}
          </option>
        )}
        {groupsOf(type).map((group) => (
          <optgroup key={group.id} label={group.name}>
            {group.styles.map(({ name }) => (
              <option key={name} value={styleKey({ group: group.id, name })}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <div className={classNames("mt-4", style === "" && UNUSED)}>
        <Options type={type} values={values} problem={problem} />
        <TreatmentQuestions type={type} style={style} ticked={ticked} values={values} rules={rules} problem={problem} />
        <div className="mt-4 grid gap-6">
          <Rows
            part="fabric"
            type={type}
            entry={entry}
            problem={problem}
            ticked={ticked}
            cloths={style === "" ? [] : cloths}
          />
          <div className={trimmed ? undefined : UNUSED}>
            <Rows part="trim" type={type} entry={entry} problem={problem} />
          </div>
        </div>
      </div>
    </fieldset>
  );
}

/** Trims are asked for where trim is wanted, and stand there as long as one is named. */
function isTrimmed(type: TreatmentType, values: Record<string, string>) {
  const named = Object.entries(values).some(([name, text]) => name.startsWith(treatmentField(type, "trim")) && text);
  return named || values[treatmentField(type, "decorativeTrim")] === "on";
}

function textsIn(type: TreatmentType, fields: HTMLFieldSetElement): Record<string, string> {
  const inputs = [...fields.querySelectorAll("input")];
  const ticked = inputs.some(({ name, checked }) => name === "decorativeTrim" && checked);
  const typed = inputs.map(({ name, value }, index) => [`${name}:${index}`, value]);
  return { ...Object.fromEntries(typed), [treatmentField(type, "decorativeTrim")]: ticked ? "on" : "" };
}

/** A shade and a drape may both be lined: the name says the option, the value the treatment. */
function Options({ type, values, problem }: Pick<TreatmentFieldsProps, "type" | "values" | "problem">) {
  return (
    <>
      <Refused
        problem={problem?.field === treatmentField(type, "options") ? problem : undefined}
        fields
        className="mb-2"
      />
      <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {treatmentOptions[type].map((name) => {
          const field = treatmentField(type, name);
          return (
            <CheckboxField
              key={name}
              name={name}
              value={type}
              label={optionTexts[name].label}
              hint={newerHint(problem, field)}
              defaultChecked={values[field] === "on"}
            />
          );
        })}
      </div>
    </>
  );
}

const parts = {
  fabric: { noun: "Fabric", legend: "Fabrics", most: MAX_FABRICS, list: "fabrics" },
  trim: { noun: "Trim", legend: "Trims", most: MAX_TRIMS, list: "trims" },
} as const;

function Rows({
  type,
  entry,
  part,
  problem,
  ticked = [],
  cloths = [],
}: Pick<TreatmentFieldsProps, "type" | "entry" | "problem"> & {
  part: keyof typeof parts;
  ticked?: OptionName[];
  cloths?: TreatmentFieldsProps["cloths"];
}) {
  const { noun, legend, most, list } = parts[part];
  const prefix = treatmentField(type, part);
  const named = allNamed(entry ?? {});
  const entries = entriesAfter(problem, prefix, named[list]);
  const flags = Object.fromEntries(ticked.map((name) => [name, true]));
  const stored = named.fabrics;
  const shared = { prefix, type, flags, problem, entries: stored, sheers: entry?.sheer !== undefined };
  const worn = useWornRows(rowsOf(stored, entries, problem?.values, prefix), cloths, prefix);
  const more = (row: number) => (
    <>
      <FabricAnswers {...shared} row={row} unasked />
      {cloths.length > 0 && <OwnerCloth row={row} prefix={prefix} worn={worn} cloths={cloths} />}
    </>
  );
  return (
    <div ref={worn.box} onChange={worn.onTyping}>
      <EntryRows
        noun={noun}
        prefix={prefix}
        legend={legend}
        entries={entries}
        problem={problem}
        most={most}
        more={part === "fabric" ? more : undefined}
      />
    </div>
  );
}

interface TreatmentQuestionsProps {
  type: TreatmentType;
  /** As "group/name". */
  style: string;
  ticked: readonly OptionName[];
  /** What stands in the form, by the names of its fields. */
  values: Record<string, string>;
  rules: ChangedPlacement;
  problem: OrderProblem | undefined;
}

/** What the client is asked about one treatment, for the owner to answer or to put right. */
function TreatmentQuestions({ type, style, ticked, values, rules, problem }: TreatmentQuestionsProps) {
  const field = (name: string) => treatmentField(type, name);
  const [texts, setTexts] = useState<Record<string, string>>(() =>
    Object.fromEntries(optionQuestionFields(type).map((name) => [name, values[field(name)] ?? ""])),
  );
  const [group = "", name = ""] = style.split("/", 2);
  const shared = {
    type,
    style: { group, name },
    flags: Object.fromEntries(ticked.map((option) => [option, true])),
    texts,
    onText: (question: string, text: string) => setTexts({ ...texts, [question]: text }),
    errorOf: (question: string) => (problem?.field === field(question) ? problem.error : undefined),
    hintOf: (question: string) => newerHint(problem, field(question)),
    field,
  };
  return (
    <div className="my-4 grid gap-5">
      <EdgeQuestions {...shared} />
      <QuestionFields rules={rules} {...shared} />
    </div>
  );
}

interface OwnerClothProps {
  row: number;
  prefix: string;
  worn: ReturnType<typeof useWornRows>;
  cloths: readonly ClientFabric[];
}

const MOST_CLOTHS = 60;

/** The client's fabric book beside a row of the owner's. It is searched here: another address would leave what is typed. */
function OwnerCloth({ row, prefix, worn, cloths }: OwnerClothProps) {
  const [filter, setFilter] = useState<ClothFilter>({ family: null, color: null, room: null });
  const found = findCloths([...cloths], filter);
  const shown = found.slice(0, MOST_CLOTHS);
  const chosen = chosenCloth(worn.rowAt(row), cloths);
  const fabrics = chosen && !shown.some(({ id }) => id === chosen.id) ? [chosen, ...shown] : shown;
  return (
    <ClothChooser
      row={row}
      prefix={prefix}
      fabrics={fabrics}
      filter={filter}
      found={shown.length}
      more={found.length - shown.length}
      onFilter={setFilter}
      value={worn.rowAt(row).book}
      onChoose={(fabric) => worn.choose(row, fabric)}
    />
  );
}

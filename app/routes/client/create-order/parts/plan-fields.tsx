import type { AnswerProps } from "#app/components/answers/fields.ts";
import { SizeFields } from "#app/components/answers/size-fields.tsx";
import type { TreatmentType } from "#app/domain/catalogue/style.ts";
import type { ChangedPlacement } from "#app/domain/measuring/placement-rules.ts";
import { endsAtSill } from "#app/domain/orders/answers/answers.ts";
import { answersShown } from "#app/domain/orders/answers/typed-answers.ts";
import { chipLook } from "#app/ui/chip-look.ts";
import { FieldError } from "#app/ui/field-error.tsx";

/** What will hang here, before the tape comes out: it decides what else is measured. Nobody has to know it yet. */
export function PlanFields({ texts, onText, errorOf }: AnswerProps) {
  const { length } = answersShown("drapes", texts);
  // How drapes end on the floor changes nothing that is measured, so what was chosen of it stays.
  const floor = length && !endsAtSill({ length }) ? length : "floor";
  const rows = [
    {
      name: "length",
      legend: "Drapes, if any",
      answers: [
        { value: floor, label: "To the floor" },
        { value: "sill", label: "To the sill" },
        { value: "apron", label: "Below the sill" },
      ],
    },
    {
      name: "mount",
      legend: "A shade, if any",
      answers: [
        { value: "outside", label: "Over the frame" },
        { value: "inside", label: "Inside the frame" },
      ],
    },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-lg">What will hang here?</legend>
      <p className="text-ink-soft text-sm">
        Said now, everything is measured once. Leave it open if you do not know yet.
      </p>
      {rows.map(({ name, legend, answers }) => (
        <fieldset key={name} className="mt-3 min-w-0" aria-describedby={`${name}-error`}>
          <legend className="text-sm">{legend}</legend>
          <div className="mt-1.5 flex flex-wrap gap-2">
            {[...answers, { value: "", label: "Not sure" }].map(({ value, label }) => (
              <label key={label} className={chipLook}>
                <input
                  type="radio"
                  name={name}
                  value={value}
                  checked={(texts[name] ?? "") === value}
                  onChange={() => onText(name, value)}
                  className="sr-only"
                />
                {label}
              </label>
            ))}
          </div>
          <FieldError id={`${name}-error`}>{errorOf(name)}</FieldError>
        </fieldset>
      ))}
    </fieldset>
  );
}

/** What is measured because of it, below the seven. */
export function PlannedSizes({ rules, ...fields }: AnswerProps & { rules: ChangedPlacement }) {
  const asked = (type: TreatmentType) => ({
    type,
    style: undefined,
    flags: {},
    answers: answersShown(type, fields.texts),
  });
  return (
    <>
      <SizeFields asked={asked("drapes")} rules={rules} {...fields} />
      <SizeFields asked={asked("shades")} rules={rules} {...fields} />
    </>
  );
}

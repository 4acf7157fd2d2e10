import { useState } from "react";
import { formatInches, parseInches } from "#app/domain/measuring/inches.ts";
import { type PlaceQuestion, placeQuestions } from "#app/domain/orders/places/place-questions.ts";
import { placeFields } from "#app/domain/orders/places/typed-place.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { SelectField } from "#app/ui/field.tsx";
import { LengthField } from "#app/ui/length-field.tsx";
import { type AnswerProps, UNASKED } from "./fields.ts";

const flats = [
  { name: "flatLeft", label: "Left part, along the wall" },
  { name: "flatMiddle", label: "Middle part" },
  { name: "flatRight", label: "Right part" },
];

interface PlaceFieldsProps extends AnswerProps {
  /** The windows after this one that its rod may go over. */
  next: readonly { name: string; label: string; after: string }[];
}

/** What is special about a window, closed: most are flat, straight and by themselves. */
export function PlaceFields({ next, ...fields }: PlaceFieldsProps) {
  const { texts, errorOf } = fields;
  const said = placeFields.some((name) => texts[name] && texts[name] !== placeQuestions.bayRods.answers[0].value);
  const refused = placeFields.some((name) => errorOf(name) !== undefined);
  return (
    <Disclosure summary="Anything special about this window?" defaultOpen={said || refused}>
      <div className="@container grid gap-6 p-1">
        <Question name="bay" {...fields} />
        <fieldset className={texts.bay ? "grid gap-4" : UNASKED}>
          <legend className="font-medium text-ink text-sm">The three parts of the bay</legend>
          <p className="text-ink-soft text-sm">Inches, from corner to corner along the wall. {sumOf(texts)}</p>
          <div className="mt-3 grid items-end gap-4 @lg:grid-cols-3">
            {flats.map(({ name, label }) => (
              <Length key={name} name={name} label={label} {...fields} />
            ))}
          </div>
          <Question name="bayRods" {...fields} />
        </fieldset>
        <Question name="corner" {...fields} />
        <Question name="arch" {...fields} />
        <div className={texts.arch ? "grid gap-6" : UNASKED}>
          <Question name="slant" {...fields} />
          <Length
            name="archRise"
            label="How high is the curve or the slant?"
            hint="Inches, from where it begins to its highest point."
            {...fields}
          />
        </div>
        {next.length > 0 ? (
          <fieldset className="grid gap-4">
            <legend className="font-medium text-ink text-sm">Does one rod go over the next window too?</legend>
            <p className="text-ink-soft text-sm">
              Then say how far it is from frame to frame. Leave it open where each has a rod of its own.
            </p>
            {next.map(({ name, label, after }, index) => (
              <Length
                key={name}
                name={name}
                label={label}
                {...fields}
                className={index === 0 || texts[after] ? "max-w-sm" : UNASKED}
              />
            ))}
          </fieldset>
        ) : null}
      </div>
    </Disclosure>
  );
}

function sumOf(texts: AnswerProps["texts"]): string {
  const parts = flats.map(({ name }) => parseInches(texts[name] ?? ""));
  const sum = parts.reduce<number>((all, inches) => all + (inches ?? 0), 0);
  const width = parseInches(texts.widthOfWindow ?? "");
  if (width === null || parts.includes(null)) return "";
  return `Together ${formatInches(sum)}; the window is ${formatInches(width)} wide.`;
}

function Question({ name, texts, onText, errorOf }: AnswerProps & { name: PlaceQuestion }) {
  const { ask, answers } = placeQuestions[name];
  return (
    <SelectField
      label={ask}
      name={name}
      value={texts[name] ?? answers[0].value}
      onChange={({ target }) => onText(name, target.value)}
      error={errorOf(name)}
      options={[...answers]}
      className="max-w-sm"
    />
  );
}

function Length({
  name,
  label,
  hint,
  texts,
  onText,
  errorOf,
  className,
}: AnswerProps & { name: string; label: string; hint?: string; className?: string }) {
  const [here, setHere] = useState(false);
  return (
    <LengthField
      name={name}
      label={label}
      hint={hint}
      defaultValue={texts[name]}
      offersEighths={here}
      onText={(text) => onText(name, text)}
      onFocus={() => setHere(true)}
      onLeave={(text) => {
        setHere(false);
        return text;
      }}
      error={errorOf(name)}
      className={className}
    />
  );
}

import { useState } from "react";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { placementBy } from "#app/domain/measuring/placement-rules.ts";
import type { Asked } from "#app/domain/orders/answers/answers.ts";
import {
  glassSizes,
  insideHeights,
  insideSizes,
  insideWidths,
  type SizeName,
  sizeLabels,
  sizeNames,
} from "#app/domain/orders/answers/further-sizes.ts";
import { oddSize, openingDoubts } from "#app/domain/orders/answers/opening-doubts.ts";
import { sizesNeeded, sizesShown } from "#app/domain/orders/answers/typed-sizes.ts";
import { TextField } from "#app/ui/field.tsx";
import { type AnswerProps, type TreatmentQuestionProps, UNASKED } from "./fields.ts";

type SizeFieldsProps = AnswerProps & Pick<TreatmentQuestionProps, "rules"> & { asked: Asked };

interface SizeGroup {
  legend: string;
  hint: string;
  rows: readonly (readonly SizeName[])[];
}

const opening: SizeGroup = {
  legend: "The opening inside the frame",
  hint: "In three places each way, because no opening is quite square. Inches, to the nearest 1/8.",
  rows: [insideWidths, insideHeights, ["insideDepth"]],
};
const groups: Readonly<Record<"shades" | "drapes", readonly SizeGroup[]>> = {
  shades: [opening],
  drapes: [
    {
      legend: "The sill",
      hint: "Inches, to the nearest 1/8. The sill is the board that you could put a cup on.",
      rows: [["heightToSill"]],
    },
    {
      legend: "The glass that they cover",
      hint: "Inches, to the nearest 1/8. Leave it open and we’ll measure.",
      rows: [glassSizes],
    },
  ],
};

/** What is measured only because of how a treatment hangs. What is odd about it is said once a row has been left. */
export function SizeFields({ asked, rules, texts, onText, errorOf, field = (own) => own }: SizeFieldsProps) {
  const [at, setAt] = useState<readonly SizeName[]>([]);
  const { type, style, answers } = asked;
  if (type === "tops") return null;
  const needed = sizesNeeded(type, style, answers);
  const shown = sizesShown(sizeNames, texts);
  const { insideDepthLeast } = placementBy(rules);
  const odd = oddSize(shown);
  const doubts = openingDoubts(shown, insideDepthLeast);
  const hints: { readonly [name in SizeName]?: string } = {
    insideDepth: `A shade inside needs at least ${formatInches(insideDepthLeast)}.`,
  };
  return groups[type].map(({ legend, hint, rows }) => (
    <fieldset key={legend} className={rows[0]?.some((name) => needed.includes(name)) ? undefined : UNASKED}>
      <legend className="font-medium text-ink text-sm">{legend}</legend>
      <p className="mb-3 text-ink-soft text-sm">{hint}</p>
      <div className="grid gap-4">
        {rows.map((names) => {
          const left = at !== names;
          const wrong = left && odd && names.includes(odd.field) ? odd : undefined;
          const doubt = left && !wrong ? doubts.find((one) => names.includes(one.field)) : undefined;
          return (
            <div key={names[0]} className="grid items-start gap-4 @lg:grid-cols-3">
              {names.map((name) => (
                <TextField
                  key={name}
                  label={sizeLabels[name]}
                  name={field(name)}
                  autoComplete="off"
                  value={texts[name] ?? ""}
                  onChange={({ target }) => onText(name, target.value)}
                  onFocus={() => setAt(names)}
                  onBlur={() => setAt([])}
                  error={errorOf(name) ?? (wrong?.field === name ? wrong.reason : undefined)}
                  hint={hints[name]}
                  className={insideSizes.some((one) => one === name) ? undefined : "max-w-sm"}
                />
              ))}
              <div aria-live="polite" className="@lg:col-span-3 empty:hidden">
                {doubt ? (
                  <p className="border-brass border-l-2 bg-bone/60 px-4 py-3 text-sm">
                    {doubt.finding} {doubt.request}
                  </p>
                ) : null}
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  ));
}

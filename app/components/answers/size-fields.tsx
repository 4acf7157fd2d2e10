import { useState } from "react";
import { formatInches } from "#app/domain/measuring/inches.ts";
import { placementBy } from "#app/domain/measuring/placement-rules.ts";
import type { Asked } from "#app/domain/orders/answers/answers.ts";
import {
  insideSizes,
  type SizeName,
  sizeGroups,
  sizeLabels,
  sizeNames,
} from "#app/domain/orders/answers/further-sizes.ts";
import { oddSize, openingDoubts } from "#app/domain/orders/answers/opening-doubts.ts";
import { sizesNeeded, sizesShown } from "#app/domain/orders/answers/typed-sizes.ts";
import { LengthField } from "#app/ui/length-field.tsx";
import { type AnswerProps, type TreatmentQuestionProps, UNASKED } from "./fields.ts";

type SizeFieldsProps = AnswerProps & Pick<TreatmentQuestionProps, "rules"> & { asked: Asked };

const { opening, sill, rail, glass } = sizeGroups;

/** What is measured only because of how a treatment hangs. What is odd about it is said once a row has been left. */
export function SizeFields({ asked, rules, texts, onText, errorOf, field = (own) => own }: SizeFieldsProps) {
  const [at, setAt] = useState<SizeName>();
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
  // Panels over the glass are a style: before there is one, the glass is not asked for.
  const groups = type === "shades" ? [opening] : style ? [sill, rail, glass] : [sill];
  return groups.map(({ legend, hint, rows }) => (
    <fieldset key={legend} className={rows[0].some((name) => needed.includes(name)) ? undefined : UNASKED}>
      <legend className="font-medium text-ink text-sm">{legend}</legend>
      <p className="mb-3 text-ink-soft text-sm">{hint}</p>
      <div className="grid gap-4">
        {rows.map((names: readonly SizeName[]) => {
          const left = at === undefined || !names.includes(at);
          const wrong = left && odd && names.includes(odd.field) ? odd : undefined;
          const doubt = left && !wrong ? doubts.find((one) => names.includes(one.field)) : undefined;
          return (
            <div key={names[0]} className="grid items-start gap-4 @lg:grid-cols-3">
              {names.map((name) => (
                <LengthField
                  key={name}
                  label={sizeLabels[name]}
                  name={field(name)}
                  value={texts[name] ?? ""}
                  offersEighths={at === name}
                  onText={(text) => onText(name, text)}
                  onFocus={() => setAt(name)}
                  onLeave={(text) => {
                    setAt(undefined);
                    return text;
                  }}
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

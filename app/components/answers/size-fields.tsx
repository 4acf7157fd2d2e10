import type { Asked } from "#app/domain/orders/answers/answers.ts";
import {
  glassSizes,
  insideHeights,
  insideSizes,
  insideWidths,
  type SizeName,
  sizeLabels,
} from "#app/domain/orders/answers/further-sizes.ts";
import { sizesNeeded } from "#app/domain/orders/answers/typed-sizes.ts";
import { TextField } from "#app/ui/field.tsx";
import { type AnswerProps, UNASKED } from "./fields.ts";

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

const hints: { readonly [name in SizeName]?: string } = { insideDepth: 'A shade inside needs at least 2".' };

/** What is measured only because of how a treatment hangs. */
export function SizeFields({ asked, texts, onText, errorOf, field = (own) => own }: AnswerProps & { asked: Asked }) {
  const { type, style, answers } = asked;
  if (type === "tops") return null;
  const needed = sizesNeeded(type, style, answers);
  return groups[type].map(({ legend, hint, rows }) => (
    <fieldset key={legend} className={rows[0]?.some((name) => needed.includes(name)) ? undefined : UNASKED}>
      <legend className="font-medium text-ink text-sm">{legend}</legend>
      <p className="mb-3 text-ink-soft text-sm">{hint}</p>
      <div className="grid gap-4">
        {rows.map((names) => (
          <div
            key={names[0]}
            className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-end gap-4"
          >
            {names.map((name) => (
              <TextField
                key={name}
                label={sizeLabels[name]}
                name={field(name)}
                autoComplete="off"
                value={texts[name] ?? ""}
                onChange={({ target }) => onText(name, target.value)}
                error={errorOf(name)}
                hint={hints[name]}
                className={insideSizes.some((one) => one === name) ? undefined : "max-w-sm"}
              />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  ));
}

import { useState } from "react";
import { ClothChips } from "#app/components/cloth/cloth-chip-row.tsx";
import { styleOption } from "#app/components/style-card.tsx";
import { NothingFits, StyleCount, StyleFilter } from "#app/components/style-filter.tsx";
import { groupsOf, stylesOf } from "#app/domain/catalogue/catalogue.ts";
import { fitsWishes, type StyleWishes, type Wished, wishNames } from "#app/domain/catalogue/guide/filter-styles.ts";
import { type Style, styleImage, styleKey, type TopCategory, type TreatmentType } from "#app/domain/catalogue/style.ts";
import { guideDresses } from "#app/drawing/fabric/dress.ts";
import { classNames } from "#app/ui/class-names.ts";
import { RadioCards } from "#app/ui/radio-cards.tsx";

interface StylePickerProps {
  type: TreatmentType;
  category?: TopCategory | undefined;
  /** What a wish can be about, by the key of a style. */
  traits: Readonly<Record<string, Wished>>;
  /** The chip that comes nearest to the client's own cloth, where one is chosen already. */
  cloth?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Fewer than these are seen at a glance. */
const WORTH_FILTERING = 8;

/** On a phone a row of chips fades out where it is cut, so that it is seen to go on. */
const goesOn = "max-md:*:mask-r-from-[calc(100%-3rem)] max-md:*:pr-12";

/** That all are shown is seen. */
const quietLook = "narrow:[&>:last-child]:sr-only";

/** Every style of a treatment, drawn, in its group, or those of them that a wish leaves. One choice over all groups. */
export function StylePicker({ type, category, traits, cloth, value, onChange, error }: StylePickerProps) {
  const [wishes, setWishes] = useState<StyleWishes>({});
  const groups = groupsOf(type, category).map((group) => ({ group, styles: stylesOf(group) }));
  const all = groups.flatMap(({ styles }) => styles);
  const fits = (style: Style, wished: StyleWishes) => {
    const known = traits[styleKey(style)];
    return !known || fitsWishes(known, wished);
  };
  const fitting = all.filter((style) => fits(style, wishes));
  // What is chosen stays in sight: a radio that is not there is not sent.
  const shown = inRows(
    groups.map(({ group, styles }) => ({
      ...group,
      styles: styles.filter((style) => fitting.includes(style) || styleKey(style) === value),
    })),
  );
  const helps = wishNames.filter(
    (name) => wishes[name] && all.some((style) => fits(style, { ...wishes, [name]: undefined })),
  );
  const onWish: Parameters<typeof StyleFilter>[0]["onWish"] = (changes) =>
    setWishes({ ...wishes, ...changes } as StyleWishes);
  const onClear = () => setWishes({});
  return (
    <>
      {all.length >= WORTH_FILTERING ? (
        <div className={classNames("-mb-4 noscript:hidden", !wishNames.some((name) => wishes[name]) && quietLook)}>
          <StyleFilter kinds={[]} wishes={wishes} onWish={onWish} className={`${goesOn} md:*:flex-wrap md:*:gap-y-2`} />
          <StyleCount shown={fitting.length} all={all.length} wishes={wishes} onClear={onClear} />
        </div>
      ) : null}
      <ClothChips dresses={guideDresses} firstId={cloth} className={`${goesOn} mb-8`}>
        <div className="grid gap-10">
          {fitting.length === 0 ? (
            <NothingFits wishes={wishes} helps={helps} onWish={onWish} onClear={onClear} />
          ) : null}
          {shown.map((row, index) => (
            <Row key={row.name} {...row} value={value} onChange={onChange} error={index === 0 ? error : undefined} />
          ))}
        </div>
      </ClothChips>
    </>
  );
}

interface RowOfStyles {
  name: string;
  description?: string;
  styles: readonly Style[];
}

/** A style that is alone in its group would stand alone in its row, under a heading that says its name again. */
function inRows(groups: readonly RowOfStyles[]): RowOfStyles[] {
  const alone = groups.filter(({ styles }) => styles.length === 1);
  if (alone.length < 2) return groups.filter(({ styles }) => styles.length > 0);
  const others = { name: "One of a Kind", styles: alone.flatMap(({ styles }) => styles) };
  return [...groups.filter(({ styles }) => styles.length > 1), others];
}

function Row({
  name,
  description,
  styles,
  ...choice
}: RowOfStyles & Pick<StylePickerProps, "value" | "onChange" | "error">) {
  return (
    <RadioCards
      legend={name}
      hint={description}
      name="style"
      columns="pictures"
      options={styles.map((style) => styleOption({ ...style, image: styleImage(style) }, styleKey(style)))}
      {...choice}
    />
  );
}

import { useState } from "react";
import { ClothChips } from "#app/components/cloth/cloth-chip-row.tsx";
import { styleOption } from "#app/components/style-card.tsx";
import { NothingFits, StyleCount, StyleFilter } from "#app/components/style-filter.tsx";
import { groupsOf, stylesOf } from "#app/domain/catalogue/catalogue.ts";
import { fitsWishes, type StyleWishes, type Wished, wishNames } from "#app/domain/catalogue/guide/filter-styles.ts";
import {
  type Style,
  type StyleGroup,
  styleKey,
  type TopCategory,
  type TreatmentType,
} from "#app/domain/catalogue/style.ts";
import { styleImage } from "#app/domain/catalogue/style-image.ts";
import { guideDresses } from "#app/drawing/fabric/dress.ts";
import { RadioCards } from "#app/ui/radio-cards.tsx";

interface StylePickerProps {
  type: TreatmentType;
  category?: TopCategory | undefined;
  /** What a wish can be about, by the key of a style. */
  traits: Readonly<Record<string, Wished>>;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Fewer than these are seen at a glance. */
const WORTH_FILTERING = 8;

/** Every style of a treatment, drawn, in its group, or those of them that a wish leaves. One choice over all groups. */
export function StylePicker({ type, category, traits, value, onChange, error }: StylePickerProps) {
  const [wishes, setWishes] = useState<StyleWishes>({});
  const groups = groupsOf(type, category).map((group) => ({ group, styles: stylesOf(group) }));
  const all = groups.flatMap(({ styles }) => styles);
  const fits = (style: Style, wished: StyleWishes) => {
    const known = traits[styleKey(style)];
    return !known || fitsWishes(known, wished);
  };
  const fitting = all.filter((style) => fits(style, wishes));
  // What is chosen stays in sight: a radio that is not there is not sent.
  const shown = groups
    .map(({ group, styles }) => ({
      group,
      styles: styles.filter((style) => fitting.includes(style) || styleKey(style) === value),
    }))
    .filter(({ styles }) => styles.length > 0);
  const helps = wishNames.filter(
    (name) => wishes[name] && all.some((style) => fits(style, { ...wishes, [name]: undefined })),
  );
  const onWish: Parameters<typeof StyleFilter>[0]["onWish"] = (changes) =>
    setWishes({ ...wishes, ...changes } as StyleWishes);
  const onClear = () => setWishes({});
  return (
    <>
      {all.length >= WORTH_FILTERING ? (
        <div className="-mb-4 noscript:hidden">
          <StyleFilter kinds={[]} wishes={wishes} onWish={onWish} className="md:*:flex-wrap md:*:gap-y-2" />
          <StyleCount shown={fitting.length} all={all.length} wishes={wishes} onClear={onClear} />
        </div>
      ) : null}
      <ClothChips dresses={guideDresses} className="mb-8">
        <div className="grid gap-10">
          {fitting.length === 0 ? (
            <NothingFits wishes={wishes} helps={helps} onWish={onWish} onClear={onClear} />
          ) : null}
          {shown.map(({ group, styles }, index) => (
            <Group
              key={group.id}
              group={group}
              styles={styles}
              value={value}
              onChange={onChange}
              error={index === 0 ? error : undefined}
            />
          ))}
        </div>
      </ClothChips>
    </>
  );
}

interface GroupProps extends Pick<StylePickerProps, "value" | "onChange" | "error"> {
  group: StyleGroup;
  styles: readonly Style[];
}

function Group({ group, styles, value, onChange, error }: GroupProps) {
  return (
    <RadioCards
      legend={group.name}
      hint={group.description}
      name="style"
      columns="pictures"
      value={value}
      onChange={onChange}
      error={error}
      options={styles.map((style) => styleOption({ ...style, image: styleImage(style) }, styleKey(style)))}
    />
  );
}

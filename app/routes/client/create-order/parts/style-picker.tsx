import { ClothChips } from "#app/components/cloth/cloth-chip-row.tsx";
import { styleOption } from "#app/components/style-card.tsx";
import { groupsOf, stylesOf } from "#app/domain/catalogue/catalogue.ts";
import { type StyleGroup, styleKey, type TopCategory, type TreatmentType } from "#app/domain/catalogue/style.ts";
import { styleImage } from "#app/domain/catalogue/style-image.ts";
import { dresses } from "#app/drawing/fabric/dress.ts";
import { RadioCards } from "#app/ui/radio-cards.tsx";

interface StylePickerProps {
  type: TreatmentType;
  category?: TopCategory | undefined;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Every style of a treatment, drawn, in its group. One choice over all groups. */
export function StylePicker({ type, category, value, onChange, error }: StylePickerProps) {
  return (
    <ClothChips dresses={dresses} className="mb-8">
      <div className="grid gap-10">
        {groupsOf(type, category).map((group, index) => (
          <Group
            key={group.id}
            group={group}
            value={value}
            onChange={onChange}
            error={index === 0 ? error : undefined}
          />
        ))}
      </div>
    </ClothChips>
  );
}

function Group({ group, value, onChange, error }: Omit<StylePickerProps, "type" | "category"> & { group: StyleGroup }) {
  return (
    <RadioCards
      legend={group.name}
      hint={group.description}
      name="style"
      columns="pictures"
      value={value}
      onChange={onChange}
      error={error}
      options={stylesOf(group).map((style) => styleOption({ ...style, image: styleImage(style) }, styleKey(style)))}
    />
  );
}

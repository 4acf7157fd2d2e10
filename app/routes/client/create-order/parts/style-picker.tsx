import { groupsOf, styleImage, stylesOf } from "#app/domain/catalogue/catalogue.ts";
import type { Style, StyleGroup, TopCategory, TreatmentType } from "#app/domain/catalogue/style.ts";
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
    <div className="grid gap-10">
      {groupsOf(type, category).map((group, index) => (
        <Group key={group.id} group={group} value={value} onChange={onChange} error={index === 0 ? error : undefined} />
      ))}
    </div>
  );
}

function Group({ group, value, onChange, error }: Omit<StylePickerProps, "type" | "category"> & { group: StyleGroup }) {
  return (
    <RadioCards
      legend={group.name}
      hint={group.description}
      name="style"
      columns={2}
      beside
      value={value}
      onChange={onChange}
      error={error}
      options={stylesOf(group).map((style) => ({
        value: `${style.group}/${style.name}`,
        label: style.name,
        description: style.description,
        media: <StyleCard style={style} />,
      }))}
    />
  );
}

function StyleCard({ style }: { style: Style }) {
  return (
    <img
      src={styleImage(style)}
      alt=""
      width={160}
      height={200}
      loading="lazy"
      className="mx-auto block h-auto w-full max-w-40"
    />
  );
}

import { findStyle, styleImage } from "#app/domain/catalogue/catalogue.ts";
import { optionTexts, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { type TreatmentType, topCategoryLabels, treatmentLabels } from "#app/domain/catalogue/style.ts";
import type { ChosenStyle, Customizations, NamedLink } from "#app/domain/orders/window.ts";
import { TextLink } from "#app/ui/page/text-link.tsx";

type Entry = NonNullable<Customizations[TreatmentType]>;

/** One treatment as the client chose it: style, options, fabrics and trims. */
export function TreatmentDetails({ type, entry }: { type: TreatmentType; entry: Entry }) {
  const flags: Record<string, boolean> = entry.customizations ?? {};
  const options = treatmentOptions[type].filter((name) => flags[name]);
  return (
    <section aria-label={treatmentLabels[type]} className="border-line border-t pt-4">
      <h3 className="text-lg">{treatmentLabels[type]}</h3>
      {entry.style && <Style style={entry.style} />}
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-3 [&_dt]:text-ink-soft [&_dt]:text-sm">
        <div>
          <dt>Options</dt>
          <dd>{options.map((name) => optionTexts[name].label).join(", ") || "None"}</dd>
        </div>
        <Links label="Fabrics" entries={entry.fabrics?.fabrics ?? []} />
        <Links label="Trims" entries={entry.fabrics?.trims ?? []} />
      </dl>
    </section>
  );
}

function Style({ style }: { style: ChosenStyle }) {
  // A style that has left the catalogue has no picture any more.
  const image = style.image ?? (findStyle(style.group, style.name) && styleImage(style));
  return (
    <div className="mt-3 flex items-start gap-4">
      {image && (
        <img
          src={image}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          className="size-18 shrink-0 border border-line bg-paper object-contain print:hidden"
        />
      )}
      <div>
        <p className="font-medium">{style.name}</p>
        {style.category && <p className="text-sm">Category: {topCategoryLabels[style.category]}</p>}
        <p className="max-w-measure text-ink-soft text-sm print:hidden">{style.description}</p>
      </div>
    </div>
  );
}

function Links({ label, entries }: { label: string; entries: readonly NamedLink[] }) {
  if (entries.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      {entries.map(({ name, link }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown, never changed; two entries may be alike.
        <dd key={index} className="wrap-anywhere">
          {link ? <TextLink href={link}>{name || link}</TextLink> : name}
        </dd>
      ))}
    </div>
  );
}

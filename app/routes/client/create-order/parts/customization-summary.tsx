import { type OptionFlags, optionTexts, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { type TreatmentType, topCategoryLabels, treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import type { Customizations, NamedLink } from "#app/domain/orders/window.ts";
import { TextLink } from "#app/ui/page/text-link.tsx";

/** What was chosen for a window, in words: for the confirmation, the client's order and the owner's. */
export function CustomizationSummary({ customizations }: { customizations: Customizations }) {
  const types = treatmentTypes.filter((type) => customizations[type]);
  if (types.length === 0) return <p className="text-ink-soft">No customizations completed yet.</p>;
  return (
    <div className="grid gap-8">
      {types.map((type) => (
        <Treatment key={type} type={type} entry={customizations[type]} />
      ))}
    </div>
  );
}

function Treatment({ type, entry }: { type: TreatmentType; entry: Customizations[TreatmentType] }) {
  const flags: OptionFlags = entry?.customizations ?? {};
  const chosen = treatmentOptions[type].filter((name) => flags[name]);
  const style = entry?.style;
  const category = style && "category" in style ? style.category : undefined;
  return (
    <section>
      <h3 className="text-lg">{treatmentLabels[type]}</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
        {category ? <Row term="Category">{topCategoryLabels[category]}</Row> : null}
        <Row term="Style">
          {style ? (
            <>
              {style.name}
              <span className="block text-ink-soft text-sm">{style.description}</span>
            </>
          ) : (
            "Not chosen yet"
          )}
        </Row>
        <Row term="Options">
          {chosen.length > 0 ? chosen.map((name) => optionTexts[name].label).join(", ") : "None"}
        </Row>
        <Row term="Fabrics">
          <Links entries={entry?.fabrics?.fabrics ?? []} />
        </Row>
        {entry?.fabrics?.trims.length ? (
          <Row term="Trims">
            <Links entries={entry.fabrics.trims} />
          </Row>
        ) : null}
      </dl>
    </section>
  );
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft text-sm sm:pt-0.5">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

export function Links({ entries }: { entries: readonly NamedLink[] }) {
  if (entries.length === 0) return "None";
  return (
    <ul>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown, never changed; two entries may be alike.
        <li key={index}>
          {entry.link ? <TextLink href={entry.link}>{entry.name || entry.link}</TextLink> : entry.name}
        </li>
      ))}
    </ul>
  );
}

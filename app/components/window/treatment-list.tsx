import type { ReactNode } from "react";
import { findStyle } from "#app/domain/catalogue/catalogue.ts";
import { isBoughtAsProduct, type OptionFlags, optionTexts, treatmentOptions } from "#app/domain/catalogue/options.ts";
import { styleImage, topCategoryLabels, treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { allNamed } from "#app/domain/orders/places/layers.ts";
import type { ChosenStyle, Customizations, NamedLink } from "#app/domain/orders/window.ts";
import { treatmentAnswers } from "./answers-in-words.ts";
import { DrawnAs, FabricWords, LinkedName, NamedLinks } from "./named-links.tsx";
import type { Reader } from "./reader.ts";

const NONE_YET = "No customizations completed yet.";

interface TreatmentsProps {
  customizations: Customizations;
  reader: Reader;
  /** Whose rod its drapes hang from, where they do: "Shares its rod with Bay 1". */
  sharing?: string | undefined;
}

/** What was chosen for a window: all of it in rows for its client, style with picture first for the owner. */
export function Treatments({ customizations, reader, sharing }: TreatmentsProps) {
  const treatments = chosenTreatments(customizations);
  if (treatments.length === 0) return <p className="flow-root text-ink-soft print:order-3">{NONE_YET}</p>;
  const Treatment = reader === "client" ? ClientTreatment : OwnerTreatment;
  return treatments.map((treatment) =>
    treatment.shared ? (
      <section key={treatment.type} aria-label={treatment.label} className="flow-root print:order-3">
        <h3 className="text-lg">{treatment.label}</h3>
        <p>{sharing ?? "Shares its rod with another window"}</p>
      </section>
    ) : (
      <Treatment key={treatment.type} {...treatment} />
    ),
  );
}

function ClientTreatment(treatment: ChosenTreatment) {
  const { label, style, category, options, answers, fabricsTerm, fabrics, trims } = treatment;
  return (
    <section>
      <h3 className="text-lg">{label}</h3>
      <dl className="mt-2 grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6">
        {category ? <Row term="Category">{category}</Row> : null}
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
        <Row term="Options">{options}</Row>
        <Row term={fabricsTerm}>
          <NamedLinks entries={fabrics} />
        </Row>
        {trims.length > 0 ? (
          <Row term="Trims">
            <NamedLinks entries={trims} />
          </Row>
        ) : null}
        {answers.map(({ term, words }) => (
          <Row key={term} term={term}>
            {words}
          </Row>
        ))}
      </dl>
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="pt-0.5 text-ink-soft text-sm">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}

function OwnerTreatment(treatment: ChosenTreatment) {
  const { label, style, category, options, answers, fabricsTerm, fabrics, trims } = treatment;
  return (
    <article aria-label={label} className="@container flow-root break-inside-avoid print:order-3">
      <div className="grid gap-x-12 gap-y-4 border-line border-t pt-4 @4xl:grid-cols-[2fr_3fr] print:block">
        <div>
          <h3 className="text-lg">{label}</h3>
          {style && <StyleWithPicture style={style} category={category} />}
        </div>
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] content-start gap-x-8 gap-y-3 print:mt-4 print:grid-cols-3 [&_dt]:text-ink-soft [&_dt]:text-sm">
          <div>
            <dt>Options</dt>
            <dd>{options}</dd>
          </div>
          <LinkColumn term={fabricsTerm} entries={fabrics} drawn />
          <LinkColumn term="Trims" entries={trims} />
          {answers.map(({ term, words }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}

function StyleWithPicture({ style, category }: { style: ChosenStyle; category: string | undefined }) {
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
        {category && <p className="text-sm">Category: {category}</p>}
        <p className="max-w-measure text-ink-soft text-sm print:hidden">{style.description}</p>
      </div>
    </div>
  );
}

interface LinkColumnProps {
  term: string;
  entries: readonly NamedLink[];
  /** Cloth: the owner reads what its drawing stands for. */
  drawn?: boolean;
}

function LinkColumn({ term, entries, drawn = false }: LinkColumnProps) {
  if (entries.length === 0) return null;
  return (
    <div>
      <dt>{term}</dt>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown, never changed; two entries may be alike.
        <dd key={index} className="wrap-anywhere">
          <LinkedName {...entry} />
          <FabricWords entry={entry} reader="owner" />
          {drawn ? <DrawnAs {...entry} /> : null}
        </dd>
      ))}
    </div>
  );
}

/** What was chosen for a window, in the words that both the client and the owner read. */
function chosenTreatments(customizations: Customizations) {
  return treatmentTypes.flatMap((type) => {
    const entry = customizations[type];
    if (!entry) return [];
    const flags: OptionFlags = entry.customizations ?? {};
    const options = treatmentOptions[type].filter((name) => flags[name]).map((name) => optionTexts[name].label);
    const { style } = entry;
    return {
      type,
      label: treatmentLabels[type],
      style,
      category: style?.category ? topCategoryLabels[style.category] : undefined,
      options: options.join(", ") || "None",
      answers: treatmentAnswers(type, entry),
      /** A hard shade is bought as a product, which stands in the place of a fabric. */
      fabricsTerm: isBoughtAsProduct(style?.group) ? "Product" : "Fabrics",
      ...allNamed(entry),
      /** Its drapes hang from another window's rod, and are chosen there. */
      shared: entry.sharedWith !== undefined,
    };
  });
}

type ChosenTreatment = ReturnType<typeof chosenTreatments>[number];

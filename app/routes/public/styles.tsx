import { ClothChips } from "#app/components/cloth/cloth-chips.tsx";
import { SwatchesLink } from "#app/components/cloth/swatches-link.tsx";
import { StyleCard } from "#app/components/style-card.tsx";
import { groupsOf, styleImage, styles, stylesOf } from "#app/domain/catalogue/catalogue.ts";
import { treatmentLabels, treatmentTypes } from "#app/domain/catalogue/style.ts";
import { dresses } from "#app/drawing/fabric/dress.ts";
import { classNames } from "#app/ui/class-names.ts";
import { publicPageMeta } from "#app/web/site/public-page-meta.ts";
import type { Route } from "./+types/styles.ts";
import { PublicCall } from "./page/public-call.tsx";
import { PublicIntro } from "./page/public-intro.tsx";

export const meta = publicPageMeta({
  path: "/styles",
  title: "Style Guide",
  description:
    "All 59 styles we make, each with its own drawing: pleated and grommet drapery, Roman shades, cornice boards and valances.",
});

export const loader = () => ({
  count: styles.length,
  dresses,
  treatments: treatmentTypes.map((type) => ({
    id: type,
    name: treatmentLabels[type],
    groups: groupsOf(type).map((group) => ({
      id: group.id,
      name: group.name,
      description: group.description,
      styles: stylesOf(group).map((style) => ({
        name: style.name,
        description: style.description,
        image: styleImage(style),
        treatment: style.treatment,
      })),
    })),
  })),
});

type Treatment = Route.ComponentProps["loaderData"]["treatments"][number];

export default function StylesPage({ loaderData }: Route.ComponentProps) {
  const { count, dresses, treatments } = loaderData;
  return (
    <>
      <PublicIntro
        title="Style Guide"
        lead={`The ${count} styles we make, drawn to one scale in one cloth, so that you can compare the shapes. Each can be made in any fabric.`}
      />
      <nav aria-label="Treatments" className="mx-auto max-w-page px-6 pt-8 md:px-10">
        <ul className="flex flex-wrap gap-x-8 border-line border-b">
          {treatments.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-12 items-center decoration-1 decoration-brass underline-offset-8 hover:underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ClothChips dresses={dresses} className="sticky top-0 z-10 mx-auto max-w-page bg-linen px-6 py-3 md:px-10">
        {treatments.map((treatment) => (
          <TreatmentStyles key={treatment.id} {...treatment} />
        ))}
      </ClothChips>
      <p className="mx-auto max-w-page px-6 pb-10 md:px-10">
        Cloth is best judged in the hand. <SwatchesLink />
      </p>
      <PublicCall id="touch" title="Not sure which one?" action="Get in Touch">
        Send a photograph and we’ll tell you which styles suit it.
      </PublicCall>
    </>
  );
}

function TreatmentStyles({ id, name, groups }: Treatment) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mx-auto max-w-page scroll-mt-8 px-6 py-14 md:px-10 md:py-20"
    >
      <h2 id={`${id}-title`} className="text-3xl md:text-4xl">
        {name}
      </h2>
      <div className="mt-8 grid grid-flow-dense grid-cols-2 gap-x-4 gap-y-12 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4 xl:grid-cols-5">
        {groups.map((group) => (
          <StyleGroup key={group.id} {...group} />
        ))}
      </div>
    </section>
  );
}

/** A group of one takes one column and shares its row with others like it; a larger one takes all of them. */
function StyleGroup({ id, name, description, styles }: Treatment["groups"][number]) {
  const single = styles.length === 1;
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        "border-line border-t pt-5",
        single ? "row-span-2 grid grid-rows-subgrid content-start gap-y-0" : "col-span-full",
      )}
    >
      <div>
        <h3 id={id} className="text-lg md:text-xl">
          {name}
        </h3>
        <p className="mt-2 max-w-measure text-ink-soft text-sm">{description}</p>
      </div>
      <ul
        className={
          single
            ? "mt-6"
            : "mt-6 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4 xl:grid-cols-5"
        }
      >
        {styles.map((style) => (
          <li key={style.name}>
            <StyleCard {...style} />
          </li>
        ))}
      </ul>
    </section>
  );
}

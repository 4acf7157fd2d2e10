import type { ReactNode } from "react";
import type { Guide } from "#app/content/guides/guides.ts";
import { Drawn } from "#app/routes/public/page/drawn.tsx";
import { PublicSection } from "#app/routes/public/page/public-section.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import type { GuideFigures } from "./guide-figures.ts";
import { CareCalendar, InterliningLayers, LiningTable } from "./guide-inserts.tsx";

type Section = Guide["sections"][number];
type Points = NonNullable<Section["points"]>;

interface GuideSectionProps {
  section: Section;
  id: string;
  tone: "linen" | "bone";
  figures: GuideFigures;
  /** What stands below it, on the same ground. */
  children?: ReactNode;
}

/** One band of a guide: its words, its short answers, and what is drawn for it. */
export function GuideSection({ section, id, tone, figures, children }: GuideSectionProps) {
  const Body = bodies[section.figure ?? "none"];
  // A few lines need less air than a drawing or a list.
  const air = section.figure || section.points ? "" : "md:py-16";
  return (
    <PublicSection labelledBy={id} tone={tone} className={classNames(air, children ? LAST : null)}>
      <Body section={section} id={id} figures={figures} />
      {children}
    </PublicSection>
  );
}

/** Stronger than the padding that every band has. */
const LAST = "!pb-12";

type BodyProps = Omit<GuideSectionProps, "tone" | "children">;

/** The heading at the left, what it says at the right. */
function Beside({ section, id, children }: BodyProps & { children?: ReactNode }) {
  const { text, points, inOrder } = section;
  return (
    <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[4fr_8fr]">
      <Title id={id}>{section.title}</Title>
      <div>
        <Text text={text} />
        {points && (inOrder ? <Steps points={points} /> : <Rows points={points} />)}
        {children}
      </div>
    </div>
  );
}

/** The words above, and what is drawn below them in the width of the page. */
function Above({ section, id, children }: BodyProps & { children: ReactNode }) {
  return (
    <>
      <div className="grid items-baseline gap-x-16 gap-y-5 lg:grid-cols-2">
        <Title id={id}>{section.title}</Title>
        <Text text={section.text} />
      </div>
      {children}
    </>
  );
}

/** A drawing with its figures, beside what is to be known about it. */
function WorkedOutFigure({ section, id, figures }: BodyProps) {
  const drawn = figures.workedOut;
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
      <div>
        <Title id={id}>{section.title}</Title>
        <div className="mt-5">
          <Text text={section.text} />
        </div>
      </div>
      {drawn && (
        <>
          <figure className="lg:row-span-2">
            <Drawn markup={drawn.markup} className="border border-line bg-linen" />
            <figcaption className="mt-3 text-ink-soft text-sm">{drawn.caption}</figcaption>
          </figure>
          <dl className="self-start border-line border-b">
            {drawn.facts.map(([name, value]) => (
              <div key={name} className="flex justify-between gap-6 border-line border-t py-2.5">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="text-balance text-right">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}

/** Each short answer below a drawing of what it is about, as on the plates of an old catalogue. */
function Plates({ section, id, figures, columns, look }: BodyProps & { columns: string; look?: string }) {
  return (
    <>
      <div className="grid items-baseline gap-x-16 gap-y-5 lg:grid-cols-2">
        <Title id={id}>{section.title}</Title>
        <Text text={section.text} />
      </div>
      <ul className={classNames("mt-8 grid gap-x-6 gap-y-8 sm:gap-y-10 md:mt-10", columns)}>
        {section.points?.map(([name, words]) => (
          <li key={name} className="grid grid-cols-[7rem_1fr] content-start items-center gap-x-5 sm:block">
            <Drawn markup={figures.plates[name] ?? ""} className={classNames("sm:mb-4", look)} />
            <div>
              <h3 className="text-lg">{name}</h3>
              <p className="mt-1 text-pretty text-ink-soft sm:mt-2">{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Two or three that are only words, side by side on one band. */
export function GuideHalves({
  sections,
  id,
  tone,
  children,
}: Omit<GuideSectionProps, "section" | "figures"> & {
  sections: readonly Section[];
}) {
  return (
    <PublicSection tone={tone} className={classNames("md:py-16", children ? LAST : null)}>
      <div className={classNames("grid gap-x-12 gap-y-10", sections.length > 2 ? "lg:grid-cols-3" : "lg:grid-cols-2")}>
        {sections.map((section, index) => (
          <TitledSection
            key={section.title}
            id={`${id}-${index}`}
            title={section.title}
            titleLook="text-2xl"
            className="border-brass border-t pt-5"
          >
            <div className="mt-4 grid gap-4 text-ink-soft">
              {section.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </TitledSection>
        ))}
      </div>
      {children}
    </PublicSection>
  );
}

const bodies: Record<NonNullable<Section["figure"]> | "none", (props: BodyProps) => ReactNode> = {
  none: (props) => <Beside {...props} />,
  rod: WorkedOutFigure,
  sheet: WorkedOutFigure,
  houses: (props) => <Plates {...props} columns="sm:grid-cols-2" />,
  hardware: (props) => (
    <Plates
      {...props}
      columns={props.section.points?.length === 3 ? "md:grid-cols-3" : "sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5"}
      look="border border-line bg-linen p-2 sm:p-3"
    />
  ),
  cloths: (props) => (
    <Plates {...props} columns="sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5" look="border border-line" />
  ),
  calendar: (props) => (
    <Above {...props}>
      <CareCalendar />
    </Above>
  ),
  layers: (props) => (
    <Beside {...props}>
      <InterliningLayers drawing={props.figures.layers ?? ""} />
    </Beside>
  ),
  linings: (props) => (
    <Above {...props}>
      <LiningTable drawings={props.figures.linings ?? ""} />
    </Above>
  ),
};

function Title({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="text-3xl md:text-4xl">
      {children}
    </h2>
  );
}

function Text({ text }: Pick<Section, "text">) {
  if (text.length === 0) return null;
  return (
    <div className="grid max-w-measure gap-4 text-ink-soft text-lead">
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** Ruled rows, so that any number of them leaves no hole. */
function Rows({ points }: { points: Points }) {
  return (
    <dl className="not-first:mt-8">
      {points.map(([name, words]) => (
        <div key={name} className="grid gap-x-8 gap-y-1 border-line border-t py-5 md:grid-cols-[13rem_1fr]">
          <dt className="text-balance font-display text-lg">{name}</dt>
          <dd className="max-w-measure text-pretty text-ink-soft">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One after the other, with their numbers. */
function Steps({ points }: { points: Points }) {
  return (
    <ol className="grid gap-x-8 gap-y-8 not-first:mt-8 md:grid-cols-3">
      {points.map(([name, words], index) => (
        <li key={name} className="border-brass border-t pt-4">
          <span aria-hidden="true" className="font-display text-2xl text-brass-deep">
            {index + 1}
          </span>
          <h3 className="mt-2 text-lg">{name}</h3>
          <p className="mt-2 text-ink-soft">{words}</p>
        </li>
      ))}
    </ol>
  );
}

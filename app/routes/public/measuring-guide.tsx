import { SitePicture } from "#app/components/site/site-picture.tsx";
import { doors } from "#app/content/doors.ts";
import { bareAndDressed } from "#app/content/pictures/page-pictures.ts";
import { sampleWindow } from "#app/content/sample-window.ts";
import { measurementGuides, measurementLabel, measurementNames } from "#app/domain/measuring/measurements.ts";
import { sizeGroups, sizeLabels } from "#app/domain/orders/answers/further-sizes.ts";
import { drawGuideWindow, drawMeasuringFigure } from "#app/drawing/measuring-figures.ts";
import { sceneToSvg } from "#app/drawing/svg.ts";
import { TextLink } from "#app/ui/button.tsx";
import { publicPageMeta } from "#app/web/site/public-page-meta.ts";
import { useWords } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/measuring-guide.ts";
import { Drawn } from "./page/drawn.tsx";
import { PublicCall } from "./page/public-call.tsx";
import { PublicIntro } from "./page/public-intro.tsx";
import { PublicSection } from "./page/public-section.tsx";
import { MeasuringWorksheet } from "./parts/measuring-worksheet.tsx";

export const meta = publicPageMeta({
  path: "/measuring-guide",
  title: "Measuring Guide",
  description:
    "How to measure a window for custom drapery: the seven measurements, where to hold the tape, and a worksheet to print.",
});

const { opening, sill } = sizeGroups;

/** Drawn while the page is made, so that no drawing code travels with it; in the page, so that it is in our own type. */
export function loader() {
  return {
    drawing: sceneToSvg(drawGuideWindow(sampleWindow)),
    measurements: measurementNames.map((name) => ({
      name,
      label: measurementLabel(name),
      figure: sceneToSvg(drawMeasuringFigure(sampleWindow, name)),
      ...measurementGuides[name],
    })),
    bare: bareAndDressed().bare,
    further: [opening, sill].map(({ rows }) => rows.flat().map((name) => sizeLabels[name])),
  };
}

type Guide = Route.ComponentProps["loaderData"];

export default function MeasuringGuidePage({ loaderData }: Route.ComponentProps) {
  const { area, fee } = useWords();
  const { drawing, measurements, further, bare } = loaderData;
  return (
    <>
      <div className="print:hidden">
        <PublicIntro
          title="Measuring Guide"
          lead="Seven measurements per window. You need a steel tape, a pencil and, for tall windows, a second pair of hands."
        />
        <Overview drawing={drawing} />
        <Measurements measurements={measurements} bare={bare} />
        <Further further={further} />
      </div>
      <MeasuringWorksheet labels={measurements.map(({ label }) => label)} further={further.flat()} />
      <div className="print:hidden">
        <PublicCall
          form="letter"
          id="touch"
          title="Would you rather we measured?"
          action="Get in Touch"
          doors={[doors.visit, doors.ask]}
        >
          Within {area} we come to your home. The {fee} consultation is credited on your final quote.
        </PublicCall>
      </div>
    </>
  );
}

/** What is measured only because of how something hangs, beside the list of it. */
const whereItHangs = [
  {
    title: "A shade inside the frame",
    text: "It is made to the opening, and no opening is quite square: measure it in three places each way, and how deep it is from the front of the frame to the glass. Give us the opening as it is; we make the shade smaller ourselves.",
  },
  {
    title: "Drapes to the sill, or just below it",
    text: "Hook the tape on the top edge of the frame and run it down to the top of the sill, the board that you could put a cup on.",
  },
] as const;

/** Asked before the tape comes out, so that nobody climbs up twice. */
function Further({ further }: Pick<Guide, "further">) {
  return (
    <PublicSection labelledBy="where">
      <h2 id="where" className="text-3xl md:text-4xl">
        Decide first where it hangs
      </h2>
      <p className="mt-4 max-w-measure text-ink-soft text-lead">
        Over the frame and down to the floor, the seven are all we need. Two choices need a little more, so make them
        before the tape comes out.
      </p>
      <div className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {whereItHangs.map(({ title, text }, index) => (
          <div key={title} className="border-brass border-t pt-5">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 max-w-measure text-ink-soft">{text}</p>
            <ul className="mt-4 grid gap-1">
              {further[index]?.map((label) => (
                <li key={label} className="border-line border-b py-1.5">
                  {label}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </PublicSection>
  );
}

const rules = [
  {
    title: "Use a steel tape",
    text: "Cloth tapes stretch, and an eighth of an inch is all the slack we allow ourselves.",
  },
  { title: "Read to the nearest eighth", text: "Write 35 3/8, not 35 and a bit. Do not round up to be safe." },
  { title: "Measure every window", text: "Even twins. In an old house two windows on one wall are rarely the same." },
  { title: "Measure twice", text: "Once down the sheet, once up. If the two differ, the third one decides." },
] as const;

function Overview({ drawing }: { drawing: string }) {
  return (
    <PublicSection
      labelledBy="before"
      className="grid items-start gap-x-16 gap-y-12 pt-12 md:pt-16 lg:grid-cols-[7fr_5fr] xl:pt-20"
    >
      <Drawn markup={drawing} className="border border-line" />
      <div>
        <h2 id="before" className="text-3xl md:text-4xl">
          Before you begin
        </h2>
        <ul className="mt-8">
          {rules.map(({ title, text }) => (
            <li key={title} className="border-line border-t py-5 last:border-b">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 max-w-measure text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </PublicSection>
  );
}

function Measurements({ measurements, bare }: Pick<Guide, "measurements" | "bare">) {
  return (
    <PublicSection tone="bone" labelledBy="seven">
      <h2 id="seven" className="text-3xl md:text-4xl">
        The seven measurements
      </h2>
      <ol className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 md:mt-14 lg:grid-cols-3">
        {measurements.map(({ name, label, figure, meaning, tape }, index) => (
          <li key={name}>
            <div aria-hidden="true">
              <Drawn markup={figure} className="aspect-[4/3] bg-linen" />
            </div>
            <h3 className="mt-5 flex gap-3 text-lg">
              <span className="text-brass-deep tabular-nums">{index + 1}</span>
              {label}
            </h3>
            <p className="mt-2">{meaning}</p>
            <p className="mt-2 text-ink-soft">{tape}</p>
          </li>
        ))}
        <li className="grid bg-linen lg:col-span-2 lg:grid-cols-2">
          <SitePicture
            picture={bare}
            sizes="(min-width: 992px) 40vw, 90vw"
            className="aspect-[3/2] lg:order-last lg:aspect-auto"
          />
          <div className="self-center p-6 sm:p-10">
            <h3 className="text-2xl">Then take a photograph</h3>
            <p className="mt-3 max-w-measure text-ink-soft text-lead">
              Stand back until the whole wall is in it, floor to ceiling. It tells us what seven numbers cannot: a
              radiator, a light switch, the way the door opens. <TextLink to="/ask">Send it with a question</TextLink>,
              or with your order.
            </p>
          </div>
        </li>
      </ol>
    </PublicSection>
  );
}

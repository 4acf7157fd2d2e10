import type { ReactNode } from "react";
import { BareWindow } from "#app/components/site/bare-window.tsx";
import { styleImage } from "#app/domain/catalogue/style-image.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { useWords } from "#app/web/site/use-site.ts";
import { HUB } from "./order-paths.ts";
import { CONSULTATION } from "./paths.ts";

const dressed = styleImage({ group: "pleated-tops", name: "Three Finger Pinch" });

/** The first minute in the portal: the two ways to begin, drawn. */
export function FirstSteps() {
  const { area, fee } = useWords();
  return (
    <section aria-labelledby="begin">
      <h2 id="begin" className="text-xl">
        No orders yet: two ways to begin
      </h2>
      <div className="mt-6 grid gap-5 md:grid-cols-2">
        <Way
          title="Measure a window"
          picture={<MeasuredWindow />}
          action={<ButtonLink to={HUB}>Create an Order</ButtonLink>}
        >
          With a steel tape and a phone, ten minutes a window. It is drawn to scale as you go.
        </Way>
        <Way
          title="Have us come"
          picture={<img src={dressed} alt="" width={320} height={400} className="h-full w-auto" />}
          action={
            <ButtonLink to={CONSULTATION} variant="secondary">
              Book a Visit
            </ButtonLink>
          }
        >
          Within {area} we measure, and bring fabrics. {fee}, credited on your final quote.
        </Way>
      </div>
      <p className="mt-6 text-ink-soft">Once you submit an order, you follow it here.</p>
    </section>
  );
}

interface WayProps {
  title: string;
  picture: ReactNode;
  action: ReactNode;
  children: ReactNode;
}

function Way({ title, picture, action, children }: WayProps) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-5 border border-line bg-paper p-5 md:grid-cols-[9rem_minmax(0,1fr)]">
      <div aria-hidden="true" className="h-36 md:h-44 [&>*]:mx-auto [&>*]:max-h-full">
        {picture}
      </div>
      <div>
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1 text-ink-soft text-sm">{children}</p>
        <div className="mt-4">{action}</div>
      </div>
    </div>
  );
}

/** A tape held across the glass. */
function MeasuredWindow() {
  return (
    <div className="relative h-full w-fit">
      <BareWindow className="h-full w-auto" />
      <svg viewBox="0 0 320 360" aria-hidden="true" className="absolute inset-0 h-full w-auto">
        <path d="M60 214h200M60 204v20M260 204v20" className="fill-none stroke-clay-deep" strokeWidth="4" />
      </svg>
    </div>
  );
}

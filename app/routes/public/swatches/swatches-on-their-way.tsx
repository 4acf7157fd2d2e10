import { business } from "#app/content/business.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";

export function SwatchesOnTheirWay() {
  return (
    <section className="mx-auto w-full max-w-2xl px-6 py-14 md:py-20">
      <h1 className="text-3xl md:text-4xl">We have your request</h1>
      <p className="mt-3 text-ink-soft text-lead">
        We’ll cut your swatches by hand and put them in the mail within a few days. Hold each against your wall by day
        and in the evening: cloth changes with the light.
      </p>
      <p className="mt-4 text-ink-soft">
        A note is on its way to your inbox. Anything to add? Call {business.phone}, or write to{" "}
        <TextLink href={`mailto:${business.email}`}>{business.email}</TextLink>.
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        <ButtonLink to="/styles">See the styles</ButtonLink>
        <ButtonLink to="/gallery" variant="secondary">
          Look at rooms
        </ButtonLink>
      </div>
    </section>
  );
}

import { business } from "#app/content/business.ts";
import { promises } from "#app/content/promises.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";

export function QuestionReceived() {
  return (
    <section className="mx-auto w-full max-w-2xl px-6 py-14 md:py-20">
      <h1 className="text-3xl md:text-4xl">We have your question</h1>
      <p className="mt-3 text-ink-soft text-lead">
        One of us will read it and answer, {promises.answer}. If you left an e-mail address, a note is on its way there:
        reply to it with a photograph of the window, taken from across the room by day.
      </p>
      <p className="mt-4 text-ink-soft">
        Anything to add? Call <TextLink href={business.phoneLink}>{business.phone}</TextLink>, or write to{" "}
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

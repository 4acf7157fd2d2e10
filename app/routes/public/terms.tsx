import { shownTerms } from "#app/content/site.ts";
import { siteContext } from "#app/contexts.server.ts";
import { TextLink } from "#app/ui/button.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { publicPageMeta } from "#app/web/site/public-page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/terms.ts";
import { PublicIntro } from "./page/public-intro.tsx";

export const meta = publicPageMeta({
  path: "/terms",
  title: "Terms and Conditions",
  description:
    "The terms under which we make and sell custom window treatments: accounts, payments and refunds, liability, and {state} law.",
});

export const loader = ({ context }: Route.LoaderArgs) => ({ terms: shownTerms(context.get(siteContext)) });

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const { business } = useSite();
  const { terms } = loaderData;
  return (
    <>
      <PublicIntro
        title="Terms and Conditions"
        lead={`What you and we agree on, in plain words. ${business.state} law governs these terms.`}
      />
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-6 py-14 md:px-10 md:py-20 lg:grid-cols-[4fr_8fr]">
        <nav aria-label="Parts of these terms" className="self-start lg:sticky lg:top-8">
          <ol className="border-line border-t">
            {terms.map(({ id, title }, index) => (
              <li key={id} className="border-line border-b">
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center gap-4 py-2 decoration-brass underline-offset-4 hover:underline"
                >
                  <span className="w-4 text-ink-soft text-sm tabular-nums">{index + 1}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid gap-12">
          {terms.map(({ id, title, paragraphs }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-8">
              <h2 id={`${id}-title`} className="text-2xl">
                {index + 1}. {title}
              </h2>
              <div className="mt-4 grid max-w-measure gap-4 text-ink-soft">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
          ))}
          <TitledSection
            id="contact-details"
            title="Contact details"
            titleLook="text-2xl"
            className="border-line border-t pt-8"
          >
            <p className="mt-4 max-w-measure text-ink-soft">
              {business.name}, {business.location}. Write to{" "}
              <TextLink href={`mailto:${business.email}`}>{business.email}</TextLink> or call{" "}
              <TextLink href={business.phoneLink} className="whitespace-nowrap">
                {business.phone}
              </TextLink>
              , {business.hours}.
            </p>
          </TitledSection>
        </div>
      </div>
    </>
  );
}

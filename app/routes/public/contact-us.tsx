import { business } from "#app/content/business.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

export const meta = pageMeta({
  title: "Get Started",
  description: "Create an account to order, or reach the workroom by e-mail and phone.",
});

export default function ContactPage() {
  return (
    <section className="mx-auto max-w-page px-6 py-16 md:py-28">
      <h1 className="max-w-3xl text-4xl md:text-5xl">Get Started</h1>
      <p className="mt-6 max-w-measure text-ink-soft text-lead">
        An account lets you build an order window by window and ask for a quote.
      </p>
      <div className="mt-10">
        <ButtonLink to="/sign-up">Sign Up Now</ButtonLink>
      </div>
      <h2 className="mt-16 text-3xl">Order Today</h2>
      <ul className="mt-4 grid gap-2">
        <li>
          <TextLink href={`mailto:${business.email}`}>{business.email}</TextLink>
        </li>
        <li>
          <TextLink href={business.phoneLink}>{business.phone}</TextLink>
        </li>
        <li>{business.location}</li>
      </ul>
    </section>
  );
}

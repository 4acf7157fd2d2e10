import { assurances } from "#app/content/home.ts";
import { useSaid } from "#app/web/site/use-site.ts";

/** Fit and time, before anybody has to ask. */
export function Assurances() {
  return (
    <section aria-label="What you can count on" className="border-line border-b">
      <ul className="mx-auto grid max-w-page gap-x-12 gap-y-6 px-6 py-10 md:grid-cols-3 md:px-10">
        {useSaid(assurances).map(({ title, text }) => (
          <li key={title}>
            <p className="font-display font-heading text-lg">{title}</p>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { ButtonLink } from "#app/ui/button.tsx";

/** A public page that says what it is for and leads on. */
export function PublicPage({ title, lead }: { title: string; lead: string }) {
  return (
    <section className="mx-auto max-w-page px-6 py-16 md:py-28">
      <h1 className="max-w-3xl text-4xl md:text-5xl">{title}</h1>
      <p className="mt-6 max-w-measure text-ink-soft text-lead">{lead}</p>
      <div className="mt-10">
        <ButtonLink to="/contact-us">Get Started</ButtonLink>
      </div>
    </section>
  );
}

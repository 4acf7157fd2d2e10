import { business } from "#app/content/business.ts";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMeta } from "#app/web/page-meta.ts";

export const meta = pageMeta({ title: "Contact" });

export default function ContactPage() {
  return (
    <>
      <PageHeading title="Contact" lead="We answer on business days." />
      <dl className="grid gap-6 sm:grid-cols-2">
        <div>
          <dt className="text-ink-soft text-sm">E-mail</dt>
          <dd>
            <TextLink href={`mailto:${business.email}`}>{business.email}</TextLink>
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">Phone</dt>
          <dd>
            <TextLink href={business.phoneLink}>{business.phone}</TextLink>
          </dd>
        </div>
      </dl>
    </>
  );
}

import { SitePicture } from "#app/components/site/site-picture.tsx";
import { workroomPicture } from "#app/content/pictures/page-pictures.ts";
import { FactLink, TextLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { pageMeta } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/contact";
import { MY_ORDERS } from "./order-paths.ts";

export const meta = pageMeta({ title: "Contact" });

export function loader() {
  return { workroom: workroomPicture() };
}

export default function ContactPage({ loaderData: { workroom } }: Route.ComponentProps) {
  const { business } = useSite();
  return (
    <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <PageHeading title="Contact" lead="We answer on business days." />
        <dl className="border-line border-t *:grid *:grid-cols-[6rem_1fr] *:gap-4 *:border-line *:border-b *:py-4">
          <div>
            <dt className="text-ink-soft">E-mail</dt>
            <dd className="min-w-0 wrap-anywhere">
              <FactLink href={`mailto:${business.email}`}>{business.email}</FactLink>
            </dd>
          </div>
          <div>
            <dt className="text-ink-soft">Phone</dt>
            <dd>
              <FactLink href={business.phoneLink}>{business.phone}</FactLink>
            </dd>
          </div>
          <div>
            <dt className="text-ink-soft">Hours</dt>
            <dd>{business.hours}</dd>
          </div>
          <div>
            <dt className="text-ink-soft">Workroom</dt>
            <dd>{business.location}</dd>
          </div>
        </dl>
        <p className="mt-6 max-w-measure text-ink-soft">
          Is it about an order? Write to us there, and everyone who works on it can read it:{" "}
          <TextLink to={MY_ORDERS}>My Orders</TextLink>, then Messages.
        </p>
      </div>
      <SitePicture
        picture={workroom}
        sizes="(min-width: 1024px) 50vw, 92vw"
        className="aspect-[3/2] lg:aspect-auto lg:h-160"
      />
    </div>
  );
}

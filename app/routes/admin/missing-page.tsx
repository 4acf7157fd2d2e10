import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

interface MissingPageProps {
  title: string;
  sentence: string;
  way: { to: string; label: string };
}

/** What an admin page shows for something that is not there: inside the portal, with the way back to its list. */
export function MissingPage({ title, sentence, way }: MissingPageProps) {
  return (
    <>
      <PageHeading title={title} />
      <EmptyState
        title={sentence}
        action={
          <ButtonLink to={way.to} variant="secondary" size="sm">
            {way.label}
          </ButtonLink>
        }
      />
    </>
  );
}

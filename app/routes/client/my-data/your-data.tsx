import { DELETE_ACCOUNT, MY_DATA } from "#app/routes/client/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** The client's own data: to take along, and to have deleted. */
export function YourData() {
  return (
    <section aria-labelledby="your-data" className="mt-10 border-line border-t pt-8">
      <h2 id="your-data" className="text-xl">
        Your data
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">
        Everything we hold about you in one file: your profile, orders and windows with their drawings, consultations,
        e-mails and log-ins.
      </p>
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink to={MY_DATA} reloadDocument variant="secondary">
          Download my data
        </ButtonLink>
        <ButtonLink to={DELETE_ACCOUNT} variant="secondary">
          Delete my account
        </ButtonLink>
      </div>
    </section>
  );
}

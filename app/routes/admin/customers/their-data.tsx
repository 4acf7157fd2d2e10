import { inWords } from "#app/domain/customers/deletion.ts";
import { formatDate } from "#app/domain/dates.ts";
import { customerDataPath, deleteCustomerPath } from "#app/routes/admin/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";

interface TheirDataProps {
  id: string;
  deletion: { requestedAt: string | null; waitsFor: string[] } | undefined;
}

/** What the owner can do for a customer who asks for their data, or to be deleted. */
export function TheirData({ id, deletion }: TheirDataProps) {
  return (
    <section aria-labelledby="their-data" className="mt-12 border-line border-t pt-8 print:hidden">
      <h2 id="their-data" className="text-xl">
        Their data
      </h2>
      {deletion?.requestedAt && (
        <FormMessage kind="info" className="mt-4 max-w-measure">
          They asked to be deleted on {formatDate(deletion.requestedAt)}.{" "}
          {deletion.waitsFor.length > 0
            ? `That waits for ${inWords(deletion.waitsFor)}.`
            : "Nothing is open any more: it is carried out tonight."}
        </FormMessage>
      )}
      <p className="mt-2 max-w-measure text-ink-soft">
        Everything we hold about them in one file, and the way out when they ask for it.
      </p>
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink to={customerDataPath(id)} reloadDocument variant="secondary" size="sm">
          Download their data
        </ButtonLink>
        <ButtonLink to={deleteCustomerPath(id)} variant="secondary" size="sm">
          Delete this customer
        </ButtonLink>
      </div>
    </section>
  );
}

import { fullName } from "#app/domain/accounts/full-name.ts";
import { formatDate } from "#app/domain/dates.ts";
import { customerPath } from "#app/routes/admin/paths.ts";
import { StandingLink } from "#app/ui/page/text-link.tsx";

interface Leaving {
  id: string;
  firstName: string;
  lastName: string;
  requestedAt: string;
}

/** Clients who have asked to be deleted, and wait for something of ours to be finished. */
export function DeletionRequests({ leaving }: { leaving: Leaving[] }) {
  if (leaving.length === 0) return null;
  return (
    <section aria-labelledby="deletion-requests" className="mb-8 border-brass border-l-2 bg-paper p-4 md:px-5">
      <h2 id="deletion-requests" className="font-medium font-sans text-base">
        {leaving.length === 1 ? "A client asks to be deleted" : `${leaving.length} clients ask to be deleted`}
      </h2>
      <ul className="mt-1 text-sm">
        {leaving.map((client) => (
          <li key={client.id}>
            <StandingLink to={customerPath(client.id)}>{fullName(client) || "N/A"}</StandingLink>
            <span className="text-ink-soft">, since {formatDate(client.requestedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

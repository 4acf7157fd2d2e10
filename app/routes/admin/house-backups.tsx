import type { ReactNode } from "react";
import { formatDateTime } from "#app/domain/dates.ts";
import type { HouseBackups } from "#app/services/backups/find-backups.server.ts";

/** Whether the house could be put up again after a loss, in a few lines. */
export function HouseBackupsSection({ backups }: { backups: HouseBackups }) {
  const { lastAt, bytes, nextAt, drilledAt, sealed, folder } = backups;
  const concerns = concernsOf(backups);
  return (
    <section aria-labelledby="house" className="mt-10 max-w-xl border-line border-t pt-8">
      <h2 id="house" className="text-xl">
        Backups
      </h2>
      {concerns.length > 0 && (
        <div role="status" className="mt-4 border-clay border-l-2 bg-paper p-4">
          {concerns.map((concern) => (
            <p key={concern} className="wrap-anywhere text-sm">
              {concern}
            </p>
          ))}
        </div>
      )}
      <dl className="mt-6 grid gap-6 sm:grid-cols-2">
        <Fact name="Last backup">
          {lastAt ? formatDateTime(lastAt) : "None yet"}
          {lastAt && bytes !== null && (
            <Beside>{`${formatSize(bytes)}, ${sealed ? "sealed and signed" : "not encrypted"}`}</Beside>
          )}
        </Fact>
        <Fact name="Next backup">
          {nextAt ? formatDateTime(nextAt) : "Off"}
          <Beside>{nextAt ? folder : "Whoever runs the server turns automatic backups on (BACKUP_EVERY)."}</Beside>
        </Fact>
        <Fact name="Last drill">
          {drilledAt ? formatDateTime(drilledAt) : "None yet"}
          <Beside>
            {drilledAt
              ? "Restored and compared."
              : "A drill shows that the newest backup can be restored (npm run drill)."}
          </Beside>
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Beside({ children }: { children: string }) {
  return <span className="wrap-anywhere block text-ink-soft text-sm">{children}</span>;
}

function concernsOf({ overdue, lastAt, failure, drillFailure }: HouseBackups) {
  const late = lastAt ? "The last backup is older than it should be." : "No backup has been made yet.";
  return [
    ...(overdue ? [late] : []),
    ...(failure ? [`The last try failed: ${failure}`] : []),
    ...(drillFailure ? [`The last drill failed: ${drillFailure}`] : []),
  ];
}

function formatSize(bytes: number) {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

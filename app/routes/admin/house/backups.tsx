import { type ReactNode, useEffect } from "react";
import { useRevalidator } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { formatDateTime, formatTime } from "#app/domain/dates.ts";
import { BACKUPS, backupPath, SET_UP_SECOND_STEP } from "#app/routes/admin/paths.ts";
import { findProofState } from "#app/services/accounts/second-step/prove-second-step.server.ts";
import { findBackups, type HouseBackups, listBackups } from "#app/services/backups/find-backups.server.ts";
import { askForBackup } from "#app/services/backups/watch-backups.server.ts";
import { ButtonLink, TextLink } from "#app/ui/button.tsx";
import { type Column, column, DataTable, EmptyState, figure } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { mutation, redirectWithToast } from "#app/web/form.server.ts";
import { sendForm } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/backups";

const FAILED = "Failed to start a backup. Please try again.";

export const meta = pageMeta({ title: "Backups" });

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const [backups, { enabled }] = [await findBackups(app), await findProofState(app, context.get(userContext))];
  return { backups, files: await listBackups(backups.folder), secondStep: enabled };
}

export function action({ context }: Route.ActionArgs) {
  return mutation(context, {
    run: () => askForBackup(context.get(appContext), context.get(userContext).id),
    failed: FAILED,
    done: () => redirectWithToast(BACKUPS, { kind: "info", message: "A backup is being made." }),
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), FAILED);
}

export default function BackupsPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { backups, files, secondStep } = loaderData;
  return (
    <>
      <PageHeading title="Backups" lead="Copies of every order, client and setting, for the day a disk fails." />
      <Concerns backups={backups} />
      <Facts backups={backups} />
      <div className="mt-8">
        {backups.askedAt ? (
          <UnderWay since={backups.askedAt} />
        ) : (
          <PostForm problem={problem} submit="Back Up Now" pendingLabel="Starting" unguarded className="grid gap-4">
            {null}
          </PostForm>
        )}
      </div>
      <section aria-labelledby="kept" className="mt-12">
        <h2 id="kept" className="mb-4 text-xl">
          Kept on the server
        </h2>
        <HowToGetThem backups={backups} secondStep={secondStep} />
        <DataTable
          caption="Backups on the server"
          columns={columnsOf(backups, secondStep)}
          rows={files}
          rowKey={(file) => file.name}
          empty={<EmptyState title="None yet" />}
        />
      </section>
    </>
  );
}

const LOOK_EVERY_MS = 2_000;

/** Looks by itself whether it is done, with scripts or without. */
function UnderWay({ since }: { since: string }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
      <p role="status">A backup is being made since {formatTime(since)}. You can go on working meanwhile.</p>
    </>
  );
}

function Concerns({ backups: { overdue, lastAt, failure, drillFailure } }: { backups: HouseBackups }) {
  const late = lastAt ? "The last backup is older than it should be." : "No backup has been made yet.";
  const concerns = [
    ...(overdue ? [late] : []),
    ...(failure ? [`The last try failed: ${failure}`] : []),
    ...(drillFailure ? [`The last drill failed: ${drillFailure}`] : []),
  ];
  if (concerns.length === 0) return null;
  return (
    <div role="status" className="mb-8 max-w-measure border-clay border-l-2 bg-paper p-4">
      {concerns.map((concern) => (
        <p key={concern} className="wrap-anywhere text-sm">
          {concern}
        </p>
      ))}
    </div>
  );
}

function Facts({ backups }: { backups: HouseBackups }) {
  const { lastAt, bytes, lastSealed, nextAt, drilledAt, byHand, folder } = backups;
  const sealing = lastSealed ? "sealed and signed" : "not encrypted";
  return (
    <dl className="grid gap-6 sm:grid-cols-2 xl:grid-cols-4">
      <Fact name="Last backup" beside={lastAt && bytes !== null && `${formatSize(bytes)}, ${sealing}`}>
        {lastAt ? formatDateTime(lastAt) : "None yet"}
      </Fact>
      <Fact
        name="Next backup"
        beside={nextAt ? folder : "Whoever runs the server turns automatic backups on (BACKUP_EVERY)."}
      >
        {nextAt ? formatDateTime(nextAt) : "Off"}
      </Fact>
      <Fact
        name="Last by hand"
        beside={
          byHand ? `${formatSize(byHand.bytes ?? 0)}, ${byHand.file}` : "By npm run backup, to a file of one’s own."
        }
      >
        {byHand ? formatDateTime(byHand.at) : "None yet"}
      </Fact>
      <Fact
        name="Last drill"
        beside={
          drilledAt ? "Restored and compared." : "A drill shows that the newest backup can be restored (npm run drill)."
        }
      >
        {drilledAt ? formatDateTime(drilledAt) : "None yet"}
      </Fact>
    </dl>
  );
}

function Fact({ name, beside, children }: { name: string; beside: string | false | null; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd>
        {children}
        {beside && <span className="wrap-anywhere block text-ink-soft text-sm">{beside}</span>}
      </dd>
    </div>
  );
}

function HowToGetThem({ backups: { sealed, folder }, secondStep }: { backups: HouseBackups; secondStep: boolean }) {
  if (!sealed) {
    return (
      <div className="mb-6 grid max-w-measure gap-3 text-ink-soft">
        <p>
          These are not encrypted: whoever gets one reads every name, address and password hash in it. So none can be
          downloaded here.
        </p>
        <p>
          To seal them, run <code className="wrap-anywhere">npm run backup-keys -- FILE</code> on the server, put the
          two lines that it prints into .env, restart, and keep the file somewhere else, twice. Backups made from then
          on can be downloaded.
        </p>
      </div>
    );
  }
  return (
    <div className="mb-6 grid max-w-measure gap-3 text-ink-soft">
      <p>
        A sealed backup opens only with the key that you keep elsewhere. Every owner is told of a download. Photographs
        are not in it: copy <span className="wrap-anywhere">{folder}/files</span> beside it to restore them too.
      </p>
      {!secondStep && (
        <p>
          To download one, <TextLink to={SET_UP_SECOND_STEP}>set up your second step</TextLink> first.
        </p>
      )}
    </div>
  );
}

type Kept = Route.ComponentProps["loaderData"]["files"][number];

function columnsOf({ sealed: keys, drilled, drilledAt }: HouseBackups, secondStep: boolean): Column<Kept>[] {
  return [
    column("top", "Made", ({ madeAt }) => formatDateTime(madeAt)),
    figure("top-end", "Size", ({ bytes }) => formatSize(bytes)),
    column("second", "Sealed", ({ sealed }) => (sealed ? "Sealed" : "Not encrypted")),
    column("second-end", "Drilled", ({ name }) =>
      name === drilled && drilledAt ? formatDateTime(drilledAt) : "Not drilled",
    ),
    ...(keys && secondStep ? [download] : []),
  ];
}

const download: Column<Kept> = figure(
  "third",
  "Download",
  ({ sealed, moment, madeAt }) =>
    sealed && (
      <ButtonLink
        to={backupPath(moment)}
        reloadDocument
        variant="secondary"
        size="sm"
        aria-label={`Download the backup of ${formatDateTime(madeAt)}`}
      >
        Download
      </ButtonLink>
    ),
);

function formatSize(bytes: number) {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

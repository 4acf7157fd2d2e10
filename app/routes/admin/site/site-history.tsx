import { Form } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { SITE, SITE_HISTORY } from "#app/routes/admin/paths.ts";
import { listSiteVersions, restoreVersion } from "#app/services/site/save-site.server.ts";
import { SmallButton, StandingLink } from "#app/ui/button.tsx";
import { type Column, column, DataTable, EmptyState } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { sendForm } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/site-history";

const FAILED = "Failed to put that version back. Please try again.";

export const meta = pageMeta({ title: "History of the site" });

export async function loader({ context }: Route.LoaderArgs) {
  return { versions: await listSiteVersions(context.get(appContext).db) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const version = (await readForm(request)).wholeNumber("version");
  return mutation(context, {
    run: () => restoreVersion(context.get(appContext), { version, actorId: context.get(userContext).id }),
    failed: FAILED,
    done: () => redirectWithToast(SITE_HISTORY, "Put back, and shown."),
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), FAILED);
}

type Version = Route.ComponentProps["loaderData"]["versions"][number];

const columns = (newest: number): Column<Version>[] => [
  column(null, "Version", ({ version }) => version),
  column(null, "When", ({ at }) => formatDateTime(at)),
  column(null, "Who", ({ by }) => by ?? "Somebody who is gone"),
  column(null, "What", ({ reason }) => reason),
  column(null, "Put Back", ({ version }) =>
    version === newest ? (
      "Shown now"
    ) : (
      <Form method="post">
        <SmallButton type="submit" name="version" value={version}>
          Put Back
        </SmallButton>
      </Form>
    ),
  ),
];

export default function SiteHistory({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { versions } = loaderData;
  return (
    <>
      <PageHeading
        title="History of the site"
        lead="Every change, newest first. Putting one back makes a new version of it."
        actions={<StandingLink to={SITE}>Business and site</StandingLink>}
      />
      {problem ? (
        <FormMessage kind="error" className="mb-6">
          {problem.error}
        </FormMessage>
      ) : null}
      <DataTable
        caption="Versions"
        columns={columns(versions[0]?.version ?? 0)}
        rows={versions}
        rowKey={({ version }) => String(version)}
        empty={<EmptyState title="Nothing has been changed yet">The site is as it came.</EmptyState>}
      />
    </>
  );
}

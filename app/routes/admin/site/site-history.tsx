import { Form } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { SITE, SITE_HISTORY } from "#app/routes/admin/paths.ts";
import { listSiteVersions, restoreVersion } from "#app/services/site/save-site.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { readForm } from "#app/web/form.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
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
  { key: "version", header: "Version", cell: ({ version }) => version },
  { key: "at", header: "When", cell: ({ at }) => formatDateTime(at) },
  { key: "by", header: "Who", cell: ({ by }) => by ?? "Somebody who is gone" },
  { key: "reason", header: "What", cell: ({ reason }) => reason },
  {
    key: "again",
    header: "Put Back",
    cell: ({ version }) =>
      version === newest ? (
        "Shown now"
      ) : (
        <Form method="post">
          <Button type="submit" name="version" value={version} variant="secondary" size="sm">
            Put Back
          </Button>
        </Form>
      ),
  },
];

export default function SiteHistory({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { versions } = loaderData;
  return (
    <>
      <PageHeading
        title="History of the site"
        lead="Every change, newest first. Putting one back makes a new version of it."
        actions={
          <ButtonLink to={SITE} variant="secondary" size="sm">
            Business and site
          </ButtonLink>
        }
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

import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { formatDate, formatTime, noonOf } from "#app/domain/dates.ts";
import { asTyped, takeTyped } from "#app/domain/forms/described-form.ts";
import { retentionForm } from "#app/domain/retention/retention-rules.ts";
import { SectionFields, SettingsForm } from "#app/routes/admin/forms/settings-form.tsx";
import { AUDIT, RETENTION } from "#app/routes/admin/paths.ts";
import { changeRetention, findRetention } from "#app/services/retention/change-retention.server.ts";
import { listSweeps } from "#app/services/retention/sweep.server.ts";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { readForm } from "#app/web/form.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sending } from "#app/web/send-form.ts";
import type { Route } from "./+types/retention";

const SAVE_FAILED = "Failed to save how long things are kept. Please try again.";

export const meta = pageMeta({ title: "Retention" });

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { rules, version } = await findRetention(app.db);
  return { values: asTyped(retentionForm, rules), version, sweeps: await listSweeps(app) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return mutation(context, {
    ...takeTyped(retentionForm, form.text),
    run: (rules) =>
      changeRetention(context.get(appContext), {
        rules,
        version: form.wholeNumber("version"),
        actorId: context.get(userContext).id,
      }),
    failed: SAVE_FAILED,
    done: () => redirectWithToast(RETENTION, "Saved. It counts from tonight on."),
  });
}

export const clientAction = sending<typeof action>(SAVE_FAILED);

export default function RetentionPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { values, version, sweeps } = loaderData;
  return (
    <>
      <PageHeading
        title="Retention"
        lead="How many days things are kept. What is older is removed every night around 3 AM, Eastern time."
        links={[{ to: AUDIT, label: "Audit list" }]}
      />
      <SettingsForm
        name="Retention"
        form={retentionForm}
        values={values}
        version={version}
        problem={problem}
        save="Save"
        className="grid max-w-2xl gap-6"
      >
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <SectionFields section="" />
        </div>
      </SettingsForm>
      <SweepTable sweeps={sweeps} />
    </>
  );
}

interface Sweep {
  day: string;
  finishedAt: string | null;
  removed: Record<"emails" | "sessions" | "inquiries" | "auditEntries" | "clients", number>;
}

const columns: Column<Sweep>[] = [
  {
    key: "day",
    header: "Night",
    primary: true,
    phone: "top",
    cell: ({ day }) => formatDate(noonOf(day)),
    under: ({ finishedAt }) => (finishedAt ? `done at ${formatTime(finishedAt)}` : "not finished"),
  },
  {
    key: "emails",
    header: "E-mails",
    align: "end",
    phone: "second",
    unit: ["e-mail", "e-mails"],
    cell: (night) => night.removed.emails,
  },
  {
    key: "log-ins",
    header: "Log-ins",
    align: "end",
    phone: "second-end",
    unit: ["log-in", "log-ins"],
    cell: (night) => night.removed.sessions,
  },
  {
    key: "inquiries",
    header: "Inquiries",
    align: "end",
    phone: "third",
    unit: ["inquiry", "inquiries"],
    cell: (night) => night.removed.inquiries,
  },
  {
    key: "audit",
    header: "Audit entries",
    align: "end",
    phone: "third-end",
    unit: ["audit entry", "audit entries"],
    cell: (night) => night.removed.auditEntries,
  },
  {
    key: "clients",
    header: "Deletions carried out",
    align: "end",
    phone: "fourth-whole",
    unit: ["deletion", "deletions"],
    cell: (night) => night.removed.clients,
  },
];

/** What the last nights removed. */
function SweepTable({ sweeps }: { sweeps: Sweep[] }) {
  return (
    <TitledSection id="nights" title="What was removed" titleLook="mb-4 text-xl" className="mt-12">
      <DataTable
        caption="What was removed each night"
        columns={columns}
        rows={sweeps}
        rowKey={(night) => night.day}
        empty={<EmptyState title="Nothing has been removed yet." />}
      />
    </TitledSection>
  );
}

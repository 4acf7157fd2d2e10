import { appContext, userContext } from "#app/contexts.server.ts";
import { formatDate, formatTime, noonOf } from "#app/domain/dates.ts";
import { asTyped, takeTyped } from "#app/domain/forms/described-form.ts";
import { retentionForm } from "#app/domain/retention/retention-rules.ts";
import { SectionFields, SettingsForm } from "#app/routes/admin/forms/settings-form.tsx";
import { AUDIT, RETENTION } from "#app/routes/admin/paths.ts";
import { changeRetention, findRetention } from "#app/services/retention/change-retention.server.ts";
import { listSweeps } from "#app/services/retention/sweep.server.ts";
import { type Column, column, DataTable, EmptyState, figure } from "#app/ui/data-table.tsx";
import { FieldGrid } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
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
        <FieldGrid className="sm:grid-cols-2">
          <SectionFields section="" />
        </FieldGrid>
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
  column("top", "Night", ({ day }) => formatDate(noonOf(day)), {
    under: ({ finishedAt }) => (finishedAt ? `done at ${formatTime(finishedAt)}` : "not finished"),
  }),
  figure("second", "E-mails", (night) => night.removed.emails, { unit: ["e-mail", "e-mails"] }),
  figure("second-end", "Log-ins", (night) => night.removed.sessions, { unit: ["log-in", "log-ins"] }),
  figure("third", "Inquiries", (night) => night.removed.inquiries, { unit: ["inquiry", "inquiries"] }),
  figure("third-end", "Audit entries", (night) => night.removed.auditEntries, {
    unit: ["audit entry", "audit entries"],
  }),
  figure("fourth-whole", "Deletions carried out", (night) => night.removed.clients, {
    unit: ["deletion", "deletions"],
  }),
];

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

import { data, Form, useNavigation } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { importFabrics, planImport } from "#app/services/fabrics/import-fabrics.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { controlLook, FieldFrame, useFieldIds } from "#app/ui/field-frame.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { readForm } from "#app/web/form.server.ts";
import type { FormProblem } from "#app/web/form-problem.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/import";
import { ImportPreview } from "./import-preview.tsx";
import { FABRICS, FABRICS_CSV } from "./paths.ts";
import { readImportForm } from "./read-import-form.server.ts";
import { type ShownPlan, showPlan } from "./show-plan.ts";

const FAILED = "The file could not be imported, and nothing was changed. Please try again.";

interface ImportProblem extends Partial<FormProblem> {
  plan?: ShownPlan;
}

export const meta = pageMeta({ title: "Import Fabrics" });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const app = context.get(appContext);
  const read = await readImportForm(form);
  const values = { csv: read.ok ? read.value : form.text("csv") };
  if (form.text("intent") !== "confirm") {
    const planned = read.ok ? await planImport(app.db, read.value) : read;
    if (planned.ok) return data<ImportProblem>({ values, plan: showPlan(planned.value) });
    return data<ImportProblem>({ error: planned.reason, field: "csv", values }, { status: 400 });
  }
  const actorId = context.get(userContext).id;
  return mutation(context, {
    values,
    check: read,
    run: (text) => importFabrics(app, { text, seen: form.text("seen"), actorId }),
    failed: FAILED,
    more: (refused): Partial<ImportProblem> =>
      "plan" in refused && refused.plan ? { plan: showPlan(refused.plan) } : {},
    done: ({ added, changed, broken }) => {
      const left = broken === 0 ? "" : ` Left out: ${broken === 1 ? "1 row" : `${broken} rows`}.`;
      return redirectWithToast(FABRICS, `Imported: ${added} new, ${changed} changed.${left}`);
    },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), FAILED);
}

export default function ImportPage({ actionData }: Route.ComponentProps) {
  const problem: ImportProblem | undefined = actionData;
  const navigation = useNavigation();
  const intent = navigation.formData?.get("intent");
  const form = useFocusOnError(problem?.error);
  const plan = problem?.plan;
  const writes = plan ? plan.added.count + plan.changed.count : 0;
  return (
    <>
      <PageHeading
        title="Import Fabrics"
        lead={
          <>
            A CSV file with the columns of the{" "}
            <TextLink to={FABRICS_CSV} reloadDocument>
              export
            </TextLink>
            , up to 2,000 rows. You see what will change before anything is saved.
          </>
        }
        actions={
          <ButtonLink to={FABRICS} variant="secondary" size="sm">
            Fabric Book
          </ButtonLink>
        }
      />
      <Form ref={form} method="post" encType="multipart/form-data" noValidate className="grid max-w-3xl gap-6">
        {problem?.error && !problem.field && <FormMessage kind="error">{problem.error}</FormMessage>}
        {plan && <ImportPreview plan={plan} />}
        {plan && <input type="hidden" name="seen" value={plan.fingerprint} />}
        {writes > 0 && (
          <div>
            <Button type="submit" name="intent" value="confirm" pending={intent === "confirm"} pendingLabel="Importing">
              {writes === 1 ? "Import 1 fabric" : `Import ${writes.toLocaleString("en-US")} fabrics`}
            </Button>
          </div>
        )}
        <ImportFields csv={problem?.values?.csv ?? ""} error={problem?.field === "csv" ? problem.error : undefined} />
        <div>
          <Button
            type="submit"
            name="intent"
            value="preview"
            variant={writes > 0 ? "secondary" : "primary"}
            pending={intent === "preview"}
            pendingLabel="Reading"
          >
            Show what will change
          </Button>
        </div>
      </Form>
    </>
  );
}

/** A file to choose, or its lines to paste; after a look at it the lines stand there, to be mended. */
function ImportFields({ csv, error }: { csv: string; error: string | undefined }) {
  const ids = useFieldIds({ error });
  return (
    <>
      <TextField type="file" name="file" label="CSV file" accept=".csv,text/csv" />
      <FieldFrame ids={ids} label="Or paste its lines" error={error}>
        <textarea
          key={csv}
          id={ids.control}
          name="csv"
          rows={10}
          spellCheck={false}
          defaultValue={csv}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={`${controlLook(error)} h-60 resize-y whitespace-pre font-mono text-sm`}
        />
      </FieldFrame>
    </>
  );
}

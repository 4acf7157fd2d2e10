import { appContext, dutyContext, userContext } from "#app/contexts.server.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { MAX_CSV_BYTES } from "#app/domain/imports/csv-file.ts";
import {
  type ImportKind,
  type ImportState,
  importKinds,
  isImportKind,
  kindsOfImport,
  mayImport,
} from "#app/domain/imports/import-kinds.ts";
import { oneLine } from "#app/domain/one-line.ts";
import { CUSTOMERS, FABRICS } from "#app/routes/admin/paths.ts";
import { listImports } from "#app/services/imports/find-imports.server.ts";
import { startImport } from "#app/services/imports/run-import.server.ts";
import { SmallButtonLink } from "#app/ui/button.tsx";
import { type Column, column, DataTable, figure } from "#app/ui/data-table.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormKey, PostForm } from "#app/ui/post-form.tsx";
import { mutation, newFormKey, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { type FormProblem, fieldAfter, passRetryAfter, sendForm } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/imports";
import { IMPORTS, importPath } from "./import-act.ts";

const FAILED = "The file could not be read, and nothing was changed. Please try again.";
const LONGEST_SOURCE = 100;
const LONGEST_FILE_NAME = 120;

export const meta = pageMeta({ title: "Import" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const duty = context.get(dutyContext);
  const kinds = importKinds.filter((kind) => mayImport(duty, kind));
  const asked = new URL(request.url).searchParams.get("kind") ?? "";
  return {
    kinds,
    kind: kinds.find((kind) => kind === asked) ?? kinds[0] ?? "clients",
    imports: await listImports(context.get(appContext), kinds),
    formKey: newFormKey(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const app = context.get(appContext);
  const values = form.texts(["kind", "source"]);
  const file = form.file("file");
  const kind = values.kind;
  const known = isImportKind(kind) && mayImport(context.get(dutyContext), kind) ? kind : undefined;
  const check = known
    ? file
      ? ({ ok: true, value: known } as const)
      : ({ ok: false, reason: "Please choose a CSV file.", field: "file" } as const)
    : ({ ok: false, reason: "Please choose what is in the file.", field: "kind" } as const);
  return mutation<ImportKind, Awaited<ReturnType<typeof startImport>>, Promise<Response>>(context, {
    values,
    check,
    run: async (chosen) =>
      startImport(app, {
        kind: chosen,
        source: oneLine(values.source).slice(0, LONGEST_SOURCE),
        fileName: oneLine(file?.name ?? "").slice(-LONGEST_FILE_NAME) || "file.csv",
        bytes: new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0)),
        actorId: context.get(userContext).id,
        formKey: form.key,
      }),
    failed: FAILED,
    done: ({ id }) => redirectWithToast(importPath(id), "The file is read. Nothing is written yet."),
  });
}

export const headers = passRetryAfter;

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), FAILED);
}

type Listed = Route.ComponentProps["loaderData"]["imports"][number];

const states: Record<ImportState, string> = {
  read: "Not written yet",
  planned: "Not written yet",
  writing: "Half written",
  written: "Written",
  undoing: "Half undone",
  undone: "Undone",
};

const columns: Column<Listed>[] = [
  column("top", "File", ({ fileName }) => (
    <span className="underline decoration-brass decoration-1 underline-offset-4 wrap-anywhere">{fileName}</span>
  )),
  column(
    "second-whole",
    "What",
    ({ kind, source }) => `${kindsOfImport[kind].label}${source === "" ? "" : `, ${source}`}`,
  ),
  figure("top-end", "Rows", ({ rowCount }) => rowCount, { unit: ["row", "rows"] }),
  column("third-end", "State", ({ state }) => states[state]),
  column("third", "Read", ({ createdAt, by }) => `${formatDateTime(createdAt)}${by ? ` by ${by}` : ""}`),
];

export default function ImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { imports } = loaderData;
  return (
    <>
      <PageHeading
        title="Import"
        lead="A CSV file from a mill or another program, whatever its columns are called: up to 2 MB and 10,000 rows. You see what will change before anything is written, and nobody gets an e-mail."
        actions={
          <>
            <SmallButtonLink to={CUSTOMERS}>View Customers</SmallButtonLink>
            <SmallButtonLink to={FABRICS}>Fabric Book</SmallButtonLink>
          </>
        }
      />
      <UploadForm shown={loaderData} problem={actionData} />
      {imports.length > 0 && (
        <section aria-labelledby="imports" className="mt-12">
          <h2 id="imports" className="mb-4 text-xl">
            Imports so far
          </h2>
          <DataTable
            caption="Imports"
            columns={columns}
            rows={imports}
            rowKey={({ id }) => id}
            rowHref={({ id }) => importPath(id)}
            empty={null}
          />
        </section>
      )}
    </>
  );
}

interface UploadProps {
  shown: Route.ComponentProps["loaderData"];
  problem: FormProblem | undefined;
}

function UploadForm({ shown: { kinds, kind, formKey }, problem }: UploadProps) {
  const options = kinds.map((value) => ({ value, label: kindsOfImport[value].label }));
  const { defaultValue: chosen = kind, ...kindField } = fieldAfter(problem, "kind");
  const { defaultValue: _, ...fileField } = fieldAfter(problem, "file");
  return (
    <PostForm
      action={IMPORTS}
      problem={problem}
      encType="multipart/form-data"
      submit="Read the file"
      pendingLabel="Reading"
      unguarded
      className="grid max-w-xl gap-6"
    >
      <FormKey value={formKey} />
      <SelectField label="What is in it" options={options} defaultValue={chosen} key={chosen} {...kindField} />
      <TextField
        label="Supplier or program"
        hint="The mill, or the program that you exported it from. We remember its columns, and fill in the mill where no column names one."
        optional
        maxLength={LONGEST_SOURCE}
        {...fieldAfter(problem, "source")}
      />
      <TextField
        type="file"
        label="CSV file"
        hint={`At most ${MAX_CSV_BYTES / 1024 / 1024} MB.`}
        accept=".csv,.txt,.tsv,text/csv"
        {...fileField}
      />
    </PostForm>
  );
}

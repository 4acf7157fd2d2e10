import type { ReactNode } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { appContext, dutyContext } from "#app/contexts.server.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { fabricFields } from "#app/domain/fabrics/fabric-fields.ts";
import { importKinds, kindsOfImport, mayImport, UNDO_DAYS } from "#app/domain/imports/import-kinds.ts";
import { headingKeys } from "#app/domain/imports/mapping.ts";
import { listHref, parsePage } from "#app/domain/list-query.ts";
import { useAct } from "#app/routes/admin/acts.tsx";
import { ListChips } from "#app/routes/admin/list-chips.tsx";
import { customerPath, fabricPath } from "#app/routes/admin/paths.ts";
import { type FoundImport, findImport, type ShownRows } from "#app/services/imports/find-imports.server.ts";
import { SmallButtonLink, TextLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { FieldGrid, SelectField, TextField } from "#app/ui/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { FormMessage, PostForm } from "#app/ui/post-form.tsx";
import { unreadable } from "#app/web/form.server.ts";
import { missing, pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/import";
import { columnField, IMPORTS, type ImportAct, importMissing, importPath, usualField } from "./import-act.ts";

const groups: Record<ShownRows, string> = {
  refused: "Refused",
  changed: "Changed",
  new: "New",
  skipped: "Left out",
  kept: "Not undone",
};
const groupNames = Object.keys(groups) as ShownRows[];

export const meta = pageMetaOf<{ fileName: string }>((loaded) => `Import: ${loaded?.fileName ?? "a file"}`);

export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const duty = context.get(dutyContext);
  const params = new URL(request.url).searchParams;
  const kinds = importKinds.filter((kind) => mayImport(duty, kind));
  const show = groupNames.find((name) => name === params.get("show"));
  const found = await findImport(context.get(appContext), { id, kinds, show, page: parsePage(params) });
  if (!found) throw missing(importMissing);
  return found;
}

/** Every form of the page is sent to the address of its act. */
export function action() {
  throw unreadable();
}

/** After a conflict, or a step that ended half way, the page shows how it stands. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || actionStatus === 503 || defaultShouldRevalidate;
}

export default function ImportPage({ loaderData }: Route.ComponentProps) {
  const { kind, source, fileName, rowCount, encoding, state } = loaderData;
  const open = state === "read" || state === "planned";
  const from = source === "" ? "" : ` from ${source}`;
  return (
    <>
      <PageHeading
        title={fileName}
        lead={`${kindsOfImport[kind].label}${from}. ${count(rowCount, ["row", "rows"])}, read as ${encoding}.`}
        actions={<SmallButtonLink to={IMPORTS}>All imports</SmallButtonLink>}
      />
      <div className="grid gap-10">
        {state !== "read" && <Standing shown={loaderData} />}
        {state !== "read" && <Rows shown={loaderData} />}
        {open && <Columns shown={loaderData} />}
        {open && (
          <ActForm
            act="discard-import"
            shown={loaderData}
            submit="Discard the file"
            pendingLabel="Discarding"
            variant="quiet"
          />
        )}
      </div>
    </>
  );
}

function count(number: number, [one, many]: readonly [string, string]) {
  return `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;
}

interface ShownProps {
  shown: FoundImport;
}

interface ActFormProps extends ShownProps {
  act: ImportAct;
  submit: string;
  pendingLabel: string;
  variant?: "primary" | "secondary" | "quiet";
  children?: ReactNode;
}

/** One act on an import: it names the version it was based on. */
function ActForm({ act, shown: { version }, submit, pendingLabel, variant, children }: ActFormProps) {
  return (
    <PostForm
      {...useAct(act)}
      submit={submit}
      pendingLabel={pendingLabel}
      {...(variant && { variant })}
      unguarded
      preventScrollReset
      className="grid gap-8"
    >
      <input type="hidden" name="version" value={version} />
      {children}
    </PostForm>
  );
}

/** How far it has come, and what can be done about it. */
function Standing({ shown }: ShownProps) {
  const { kind, state, done, shown: counts, sameCount, undoable, writtenAt, undoneAt } = shown;
  const { noun } = kindsOfImport[kind];
  const undo = (
    <ActForm
      act="undo-import"
      shown={shown}
      submit="Undo the whole import"
      pendingLabel="Undoing"
      variant="secondary"
    />
  );
  if (state === "planned") {
    return (
      <section aria-labelledby="plan" className="grid gap-4">
        <h2 id="plan" className="text-xl">
          What will change
        </h2>
        <p role="status">
          {counts.new.toLocaleString("en-US")} new, {counts.changed.toLocaleString("en-US")} changed,{" "}
          {sameCount.toLocaleString("en-US")} unchanged, {counts.refused.toLocaleString("en-US")} refused.
          {counts.refused > 0 && " Refused rows are left out; the others are written."}
        </p>
        {done.planned > 0 ? (
          <ActForm
            act="write-import"
            shown={shown}
            submit={`Write ${count(done.planned, noun)}`}
            pendingLabel="Writing"
          />
        ) : (
          <FormMessage kind="info">
            There is nothing to write: no row is new or changed.
            {counts.refused > 0 && " What no row says may be said for all of them, under Columns of the file."}
          </FormMessage>
        )}
      </section>
    );
  }
  if (state === "writing") {
    const all = done.planned + done.written + counts.skipped;
    return (
      <section className="grid gap-4">
        <FormMessage kind="info">
          This is half written: {done.written.toLocaleString("en-US")} of {all.toLocaleString("en-US")}. Go on with the
          rest, or undo what is written.
        </FormMessage>
        <ActForm act="write-import" shown={shown} submit="Write the rest" pendingLabel="Writing" />
        {undo}
      </section>
    );
  }
  if (state === "written") {
    return (
      <section className="grid gap-4">
        <p role="status">
          Written on {formatDateTime(writtenAt ?? "")}: {count(done.written, noun)}.
          {counts.skipped > 0 && ` Left out: ${counts.skipped.toLocaleString("en-US")}.`}
        </p>
        {undoable && done.written > 0 ? (
          <>
            <p className="max-w-measure text-ink-soft text-sm">
              For {UNDO_DAYS} days it can be undone as a whole. Whatever an order or a letter refers to by then stays,
              and says so.
            </p>
            {undo}
          </>
        ) : (
          <p className="text-ink-soft text-sm">It can no longer be undone.</p>
        )}
      </section>
    );
  }
  if (state === "undoing") {
    return (
      <section className="grid gap-4">
        <FormMessage kind="info">
          This is half undone: {done.undone.toLocaleString("en-US")} are taken back, {count(done.written, noun)} are
          left.
        </FormMessage>
        <ActForm act="undo-import" shown={shown} submit="Undo the rest" pendingLabel="Undoing" />
      </section>
    );
  }
  return (
    <p role="status">
      Undone on {formatDateTime(undoneAt ?? "")}: {count(done.undone, noun)}.
      {done.kept > 0 && ` Not undone: ${done.kept.toLocaleString("en-US")}.`}
    </p>
  );
}

/** One page of the rows that do the same. */
function Rows({ shown }: ShownProps) {
  const { id, kind, shown: counts, show, rows, page, pageCount, state } = shown;
  const chips = groupNames
    .filter((name) => counts[name] > 0)
    .map((name) => ({
      label: groups[name],
      count: counts[name],
      to: listHref(importPath(id), { page: 1 }, { show: name }),
      current: name === show,
    }));
  if (chips.length === 0) return null;
  const linked = state !== "undone" && state !== "undoing";
  const pathOf = kind === "clients" ? customerPath : fabricPath;
  return (
    <section aria-labelledby="rows" className="grid gap-4">
      <h2 id="rows" className="text-xl">
        {groups[show]}
      </h2>
      <ListChips label="Show rows that are" chips={chips} wrap />
      <ul className="grid max-w-3xl divide-y divide-line border-line border-y">
        {rows.map(({ id: key, line, title, reason, changes, subjectId }) => (
          <li key={key} className="grid gap-1 py-3 wrap-anywhere">
            <span>
              <span className="text-ink-soft text-sm tabular-nums">Line {line}</span>{" "}
              {subjectId && linked ? <TextLink to={pathOf(subjectId)}>{title}</TextLink> : title}
            </span>
            {reason !== "" && <strong className="font-medium text-clay-deep text-sm">{reason}</strong>}
            {changes.map(({ label, before, after }) => (
              <span key={label} className="text-sm">
                {label}: <del className="text-ink-soft">{before || "nothing"}</del>{" "}
                <ins className="no-underline">{after || "nothing"}</ins>
              </span>
            ))}
          </li>
        ))}
      </ul>
      <Pagination
        label="Pages of rows"
        page={page}
        pageCount={pageCount}
        hrefFor={(to) => listHref(importPath(id), { page: to }, { show })}
      />
    </section>
  );
}

/** Which column of the file is what. */
function Columns({ shown }: ShownProps) {
  const { kind, headings, sample, mapping, usual, state, done, shown: counts } = shown;
  // Where no row can be written, what each column is may be what is wrong.
  const isStuck = state === "planned" && done.planned === 0 && counts.refused > 0;
  const { fields, asked } = kindsOfImport[kind];
  const { problem } = useAct("look-at-import");
  const typed = problem?.values;
  // Two columns may have one heading.
  const keys = headingKeys(headings);
  const options = [
    { value: "", label: "Not imported" },
    ...Object.entries(fields).map(([value, { label }]) => ({ value, label })),
  ];
  return (
    <Disclosure
      summary="Columns of the file"
      heading="h2"
      defaultOpen={state === "read" || isStuck || problem !== undefined}
    >
      <p className="mb-6 max-w-measure text-ink-soft">Say what each column is. An empty cell leaves what we have.</p>
      <ActForm
        act="look-at-import"
        shown={shown}
        submit="Show what will change"
        pendingLabel="Looking"
        variant={state === "read" ? "primary" : "secondary"}
      >
        <FieldGrid className="sm:grid-cols-2 lg:grid-cols-3">
          {headings.map((heading, column) => (
            <SelectField
              key={`${keys[column]} ${mapping[column]}`}
              name={columnField(column)}
              label={heading.slice(0, 80) || `Column ${column + 1}, without a heading`}
              hint={exampleOf(sample, column)}
              options={options}
              defaultValue={typed?.[columnField(column)] ?? mapping[column] ?? ""}
            />
          ))}
        </FieldGrid>
        {asked.length > 0 && (
          <fieldset>
            <legend className="mb-4 font-medium">Where a new fabric’s row says nothing</legend>
            <FieldGrid className="sm:grid-cols-2 lg:grid-cols-4">
              {asked.map((field) => (
                <Usual key={field} field={field} value={typed?.[usualField(field)] ?? usual[field] ?? ""} />
              ))}
            </FieldGrid>
          </fieldset>
        )}
      </ActForm>
    </Disclosure>
  );
}

function Usual({ field, value }: { field: keyof typeof fabricFields; value: string }) {
  const { label, options, hint } = fabricFields[field];
  const shared = { name: usualField(field), label, hint, defaultValue: value };
  if (!options) return <TextField {...shared} maxLength={100} />;
  const choices = [
    { value: "", label: "Refuse the row" },
    ...Object.values(options).map((word) => ({ value: word, label: word })),
  ];
  return <SelectField {...shared} options={choices} />;
}

const LONGEST_EXAMPLE = 60;

function exampleOf(sample: readonly (readonly string[])[], column: number) {
  const cells = sample.flatMap((row) => row[column]?.trim() || []);
  if (cells.length === 0) return "Empty in the first rows.";
  const text = cells.join(" · ");
  return text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE)}…` : text;
}

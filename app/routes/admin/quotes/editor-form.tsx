import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { quoteTermsForm, type TypedQuote } from "#app/domain/quotes/quote-form.ts";
import type { TypedLine } from "#app/domain/quotes/quote-line-form.ts";
import { quotePath } from "#app/routes/admin/paths.ts";
import { FormMessage, Refused } from "#app/ui/post-form.tsx";
import { nameOf } from "#app/web/form-problem.ts";
import { useSite } from "#app/web/site/use-site.ts";
import { EDITOR_FORM, type EditorAnswer, PRICE } from "./editor-answer.ts";
import { ChangedPrices, ListNotice, NotPriced, StaleNotice } from "./editor-notices.tsx";
import { asksForAdvice, liveFigures } from "./live-figures.ts";
import type { EditorData } from "./load-editor.server.ts";
import { SendDialog } from "./send-dialog.tsx";
import { TermsFields } from "./terms-fields.tsx";
import { TotalsBar } from "./totals-bar.tsx";
import { emptyRow, groupRows, typedIn } from "./typed-quote.ts";
import { useAutosave } from "./use-autosave.ts";
import { WindowLines } from "./window-lines.tsx";

interface EditorFormProps {
  editor: EditorData;
  /** What the page's own action answered: only where no script carries the form. */
  answer: EditorAnswer | undefined;
}

/** So many lines are all laid out at once. */
const MANY = 60;

const ADVICE =
  "may limit a deposit to a third and asks for dates and a right to cancel. Please ask an accountant or a lawyer.";

/** The whole quote as one form. The fields hold what is typed; figures follow every key, and saving follows by itself. */
export function EditorForm({ editor, answer: first }: EditorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const page = quotePath(editor.order.userId, editor.order.id);
  const { region } = useSite().business;
  const windowKeys = editor.windows.map(({ key }) => key);
  const known = { before: editor.content, settings: editor, windows: editor.windows, taken: editor.taken };
  const [typed, setTyped] = useState<TypedQuote>(() => inOrder(first?.typed ?? editor.typed, windowKeys));
  const [rows, setRows] = useState(typed.lines);
  const stored = first?.saved ? { version: first.saved.version, savedAt: first.saved.at } : editor;
  const saving = useAutosave(form, { version: first?.newer?.version ?? stored.version, savedAt: stored.savedAt });
  const answer = saving.answer ?? first;
  const [mended, setMended] = useState<EditorAnswer>();
  const [closed, setClosed] = useState<EditorAnswer>();
  const fault = answer?.error && answer !== mended ? { field: answer.field ?? "", error: answer.error } : undefined;
  useFocusOnFault(form, saving.busy ? undefined : answer);

  const look = () => form.current && setTyped(typedIn(form.current));
  const change = (act: () => void, then?: () => void) => {
    flushSync(act);
    look();
    saving.touch();
    then?.();
  };
  const rowOf = (key: string) => form.current?.querySelector(`[data-row="${CSS.escape(key)}"]`);
  const add = (windowKey: string) => {
    const row = emptyRow(crypto.randomUUID(), windowKey);
    change(
      () => setRows([...rows, row]),
      () => focusCell(rowOf(row.key), "label"),
    );
  };
  const remove = (index: number) => {
    const gone = ordered[index];
    const next = ordered[index + 1] ?? ordered[index - 1];
    change(
      () => setRows(rows.filter((row) => row !== gone)),
      () => next && focusCell(rowOf(next.key), "label"),
    );
  };
  const move = (key: string, by: 1 | -1) => {
    const cell = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.cell : undefined;
    change(
      () => setRows(moveRow(ordered, key, by, windowKeys)),
      () => focusCell(rowOf(key), cell ?? "label"),
    );
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>;
    if (name === "add") return add(value ?? "");
    if (name === "remove") return remove(Number(value));
    const asked = value === "send" || value === "preview" || value?.startsWith(PRICE);
    saving.submit(asked && value ? value : "autosave");
  };

  const groups = groupRows(rows, windowKeys);
  const ordered = groups.flatMap((group) => group.rows);
  const live = liveFigures(typed, known);
  const beside =
    fault && (/^(lines|offer)\[/.test(fault.field) || quoteTermsForm.fields.some(({ name }) => name === fault.field));
  const ask = answer !== closed && !saving.busy && saving.doing === undefined ? answer?.ask : undefined;
  return (
    <>
      <form
        ref={form}
        id={EDITOR_FORM}
        method="post"
        action={page}
        noValidate
        aria-label="Quote"
        data-unsaved={saving.unsaved ? "page" : undefined}
        data-many={typed.lines.length > MANY ? "" : undefined}
        onSubmit={onSubmit}
        onKeyDown={(event) => handleLineKeys(event, { add, move, save: () => saving.submit("autosave") })}
        onInput={({ target }) => {
          look();
          saving.touch();
          if (fault && nameOf(target) === fault.field) setMended(answer);
        }}
      >
        {/* What Enter presses without scripts; the first of the form's buttons would remove a line. */}
        <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
          Save Draft
        </button>
        <input type="hidden" name="version" value={saving.base.version} readOnly />
        {answer?.newer && fault && <StaleNotice sentence={fault.error} newer={answer.newer} page={page} />}
        <Refused problem={!answer?.newer && !beside ? fault : undefined} fields className="mb-8" />
        <ChangedPrices editor={editor} />
        <ListNotice title="Who buys a cloth is said in two ways:" items={editor.buyers} />
        <ListNotice title="Another length than the workroom’s:" items={live.yards} />
        <ListNotice
          title={'Reckoned as 54" wide, until a width is entered under Fabrics of the workroom:'}
          items={editor.guessed}
        />
        <NotPriced editor={editor} rows={typed.lines} live={live} />
        {groups.map((group, index) => (
          <WindowLines
            key={group.windowKey}
            group={group}
            live={live}
            editor={editor}
            fault={fault}
            window={editor.windows.find(({ key }) => key === group.windowKey)}
            changed={isOfBefore(editor, group.windowKey)}
            from={groups.slice(0, index).reduce((sum, { rows: before }) => sum + before.length, 0)}
          />
        ))}
        <TermsFields typed={first?.typed ?? editor.typed} taxRates={editor.taxRates} problem={fault} />
        {asksForAdvice(live) && (
          <FormMessage kind="info" className="mt-6">
            With installation, {region === "PA" ? "Pennsylvania's home improvement law" : "the law of your state"}{" "}
            {ADVICE}
          </FormMessage>
        )}
        <TotalsBar
          live={live}
          come={editor.come}
          state={saving.state}
          savedAt={saving.base.savedAt}
          openedWith={editor.savedAt}
          asking={saving.doing === "send"}
        />
      </form>
      {ask && <SendDialog ask={ask} page={page} onClose={() => setClosed(answer)} />}
    </>
  );
}

/** A window that changed, or the price of one of its lines, since it was priced. */
function isOfBefore({ changedWindows, changedPrices }: EditorData, window: string): boolean {
  return changedWindows.includes(window) || changedPrices.some(({ windowKey }) => (windowKey ?? "") === window);
}

/** Lines are numbered as they stand on the page: under their windows. */
function inOrder(typed: TypedQuote, windowKeys: readonly string[]): TypedQuote {
  return { ...typed, lines: groupRows(typed.lines, windowKeys).flatMap(({ rows }) => rows) };
}

/** A refusal of what was asked for goes to its field; what is saved by itself never moves the cursor. */
function useFocusOnFault(form: { current: HTMLFormElement | null }, answer: EditorAnswer | undefined) {
  const field = answer?.error && (answer.saved || answer.newer) ? answer.field : undefined;
  useEffect(() => {
    if (field && answer) form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus();
  }, [form, field, answer]);
}

/** A line changes places with its neighbor under the same window; at the end of its window it stays. */
function moveRow(rows: readonly TypedLine[], key: string, by: 1 | -1, windowKeys: readonly string[]) {
  return groupRows(rows, windowKeys).flatMap(({ rows: group }) => {
    const at = group.findIndex((row) => row.key === key);
    const other = group[at + by];
    const moved = group[at];
    if (!moved || !other) return group;
    return group.map((row) => (row === moved ? other : row === other ? moved : row));
  });
}

interface LineActs {
  add: (windowKey: string) => void;
  move: (key: string, by: 1 | -1) => void;
  save: () => void;
}

/** The cell from which Tab begins a new line. */
const LAST_CELL = "unitPrice";

/**
 * The keys of the editor: Enter goes down, and like Tab in the last cell begins a new line under the last one of its window;
 * arrows walk between rows, with Alt they move a line; Ctrl+Enter saves.
 */
function handleLineKeys(event: KeyboardEvent<HTMLFormElement>, { add, move, save }: LineActs) {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  const done = (act: () => void) => {
    event.preventDefault();
    act();
  };
  if (key === "Enter" && (ctrlKey || metaKey)) return done(save);
  if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)) return;
  const row = event.target.closest<HTMLElement>("[data-row]");
  const { cell } = event.target.dataset;
  if (!row || !cell) return;
  const { row: rowKey = "", window = "" } = row.dataset;
  const by = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  if (by !== 0 && altKey) return done(() => move(rowKey, by));
  const isText = event.target instanceof HTMLInputElement && event.target.type === "text";
  if (!isText || altKey || ctrlKey || metaKey || event.nativeEvent.isComposing) return;
  if (by !== 0) return done(() => focusCell(neighbor(event.currentTarget, row, by), cell));
  const isLast = row.parentElement?.lastElementChild === row;
  if (key === "Enter") {
    return done(() => (isLast ? add(window) : focusCell(neighbor(event.currentTarget, row, 1), cell)));
  }
  if (key === "Tab" && !shiftKey && isLast && cell === LAST_CELL && isFilled(row)) done(() => add(window));
}

function neighbor(form: HTMLFormElement, row: HTMLElement, by: number) {
  const rows = [...form.querySelectorAll<HTMLElement>("[data-row]")];
  return rows[rows.indexOf(row) + by];
}

function focusCell(row: Element | null | undefined, cell: string) {
  const field = row?.querySelector<HTMLInputElement>(`[data-cell="${cell}"]`);
  field?.focus();
  if (field?.type === "text") field.select();
}

/** A row that was begun; Tab leaves one that is still empty as any other field. */
function isFilled(row: HTMLElement) {
  const cells = ["label", LAST_CELL].map((cell) => row.querySelector<HTMLInputElement>(`[data-cell="${cell}"]`));
  return cells.some((field) => field?.value.trim());
}

import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { TypedQuote } from "#app/domain/quotes/quote-form.ts";
import type { TypedLine } from "#app/domain/quotes/quote-line-form.ts";
import { quotePath } from "#app/routes/admin/paths.ts";
import { FormMessage } from "#app/ui/form-message.tsx";
import { nameOf } from "#app/web/use-open-problem.ts";
import { EDITOR_FORM, type EditorAnswer, PRICE } from "./editor-answer.ts";
import { ChangedPrices, NotPriced, StaleNotice } from "./editor-notices.tsx";
import { focusCell, handleLineKeys } from "./line-keys.ts";
import { asksForAdvice, liveFigures } from "./live-figures.ts";
import type { EditorData } from "./load-editor.server.ts";
import { SendDialog } from "./send-dialog.tsx";
import { TermsFields } from "./terms-fields.tsx";
import { TotalsBar } from "./totals-bar.tsx";
import { emptyRow, groupRows, termNames, typedIn } from "./typed-quote.ts";
import { useAutosave } from "./use-autosave.ts";
import { WindowLines } from "./window-lines.tsx";

interface EditorFormProps {
  editor: EditorData;
  /** What the page's own action answered: only where no script carries the form. */
  answer: EditorAnswer | undefined;
}

const ADVICE =
  "With installation, Pennsylvania's home improvement law may limit a deposit to a third and asks for dates and a right to cancel. Please ask an accountant or a lawyer.";

/** The whole quote as one form. The fields hold what is typed; figures follow every key, and saving follows by itself. */
export function EditorForm({ editor, answer: first }: EditorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const page = quotePath(editor.order.userId, editor.order.id);
  const windowKeys = editor.windows.map(({ key }) => key);
  const known = { before: editor.content, settings: editor, windows: editor.windows };
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
  const beside = fault && (/^(lines|offer)\[/.test(fault.field) || termNames.some((name) => name === fault.field));
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
        {fault && !answer?.newer && !beside && (
          <FormMessage kind="error" className="mb-8">
            {fault.error}
          </FormMessage>
        )}
        <ChangedPrices editor={editor} />
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
        <TermsFields
          typed={first?.typed ?? editor.typed}
          taxRates={editor.taxRates}
          field={fault?.field}
          error={fault?.error}
        />
        {asksForAdvice(live) && (
          <FormMessage kind="info" className="mt-6">
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

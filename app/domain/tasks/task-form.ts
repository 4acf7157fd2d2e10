import { addDays } from "#app/domain/calendar.ts";
import { plannedDay } from "#app/domain/forms/field-kinds.ts";
import { describeList } from "#app/domain/list-query.ts";
import { oneLine } from "#app/domain/one-line.ts";
import { accept, type Verdict } from "#app/domain/verdict.ts";

export const MAX_TASK_TITLE = 200;
export const MAX_TASK_NOTE = 2_000;

export const taskFields = ["title", "note", "dueOn", "assignee", "order", "customer"] as const;
export type TypedTask = Record<(typeof taskFields)[number], string>;

export interface Task {
  title: string;
  note: string;
  dueOn: string | null;
  assigneeId: string | null;
  orderId: string | null;
  customerId: string | null;
}

/** What was typed of a task. Whom and what it is about is the use case's to find. */
export function checkTask(typed: TypedTask, today: string): Verdict<Task, keyof TypedTask> {
  const title = oneLine(typed.title.slice(0, 10 * MAX_TASK_TITLE));
  if (title === "") return { ok: false, reason: "Please say what is to be done.", field: "title" };
  if (title.length > MAX_TASK_TITLE) return { ok: false, reason: "Please keep it to 200 characters.", field: "title" };
  const note = typed.note.replaceAll("\r\n", "\n").trim();
  if (note.length > MAX_TASK_NOTE)
    return { ok: false, reason: "Please keep a note to 2,000 characters.", field: "note" };
  const dueOn = typed.dueOn.trim() || dayNamedIn(title, today);
  const due = dueOn === null ? accept(null) : plannedDay(today).read(dueOn, "");
  if (!due.ok) return { ok: false, reason: due.reason, field: "dueOn" };
  const about = {
    assigneeId: typed.assignee || null,
    orderId: typed.order || null,
    customerId: typed.customer || null,
  };
  return accept({ title, note, dueOn, ...about });
}

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** "Call Ada by Friday": the next day of that name, today included. Nothing where the line ends otherwise. */
export function dayNamedIn(title: string, today: string): string | null {
  const name = /\bby (\w+)\.?$/i.exec(title)?.[1]?.toLowerCase() ?? "";
  if (name === "today") return today;
  if (name === "tomorrow") return addDays(today, 1);
  const index = weekdays.indexOf(name);
  if (index === -1) return null;
  return addDays(today, (index + 1 - Temporal.PlainDate.from(today).dayOfWeek + 7) % 7);
}

const UNDO_MS = 10 * 60_000;

/** For ten minutes a press on Done is taken back by another. */
export function canReopen(doneAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(doneAt) <= UNDO_MS;
}

export const taskLists = ["mine", "all", "done"] as const;

/** The address of the tasks: whose, and which page. What is everyone's includes what is nobody's yet. */
export const taskList = describeList({ list: { values: taskLists, usual: "mine" } });
export type TaskListQuery = ReturnType<typeof taskList.parse>;

export const taskListLabels = { mine: "Mine", all: "Everyone’s", done: "Done" };

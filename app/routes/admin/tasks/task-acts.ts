import { dayOf } from "#app/domain/calendar.ts";
import { checkTask, taskFields } from "#app/domain/tasks/task-form.ts";
import { answerActs } from "#app/routes/admin/answer-acts.server.ts";
import { taskMissing } from "#app/routes/admin/missing.server.ts";
import { TASKS, taskPath } from "#app/routes/admin/paths.ts";
import { addTask, changeTask, finishTask, reopenTask } from "#app/services/tasks/change-task.server.ts";
import { redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";

const FAILED = "Failed to change the task. Please try again.";

const thrown = { missing: taskMissing };

/** Of the list of tasks, and of the page of one. */
export const action = answerActs(FAILED, {
  "add-task": ({ app, doer, form, answer }) => {
    const values = form.texts(taskFields);
    return answer({
      values,
      check: checkTask(values, dayOf(app.now())),
      run: (task) => addTask(app, task, { doer, formKey: form.key }),
      done: () => redirectWithToast(TASKS, "Noted."),
    });
  },
  "finish-task": ({ app, doer, form, search, answer }) =>
    answer({
      run: () => finishTask(app, { doer, id: form.text("id") }),
      done: (done) => redirectWithToast(TASKS + search, doneWords(done)),
    }),
  "reopen-task": ({ app, doer, form, search, answer }) =>
    answer({
      run: () => reopenTask(app, { doer, id: form.text("id") }),
      done: () => redirectWithToast(TASKS + search, "It is open again."),
    }),
  "save-task": ({ app, doer, form, seen, answer }) => {
    const values = { ...form.texts(taskFields), order: "", customer: "" };
    return answer({
      values,
      check: checkTask(values, dayOf(app.now())),
      run: (task) => changeTask(app, { ...seen, doer }, task),
      thrown,
      done: () => redirectWithToast(taskPath(seen.id), "It is saved."),
    });
  },
  "close-task": ({ app, doer, seen, answer }) =>
    answer({
      run: () => finishTask(app, { ...seen, doer }),
      thrown,
      done: (done) => redirectWithToast(TASKS, doneWords(done)),
    }),
});

export const clientAction = sending<typeof action>(FAILED);

export { NoPage as default } from "#app/routes/admin/acts.tsx";

function doneWords({ by, title }: { by: string | null; title: string }) {
  return by ? `${by} has done it already.` : `Done: ${title}`;
}

import { dutyContext, userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { can } from "#app/domain/accounts/staff/duty.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { checkTask, taskFields } from "#app/domain/tasks/task-form.ts";
import { customerPath, foundOrderPath, TASKS, taskPath } from "#app/routes/admin/paths.ts";
import { changeTask, finishTask, TASK_MISSING } from "#app/services/tasks/change-task.server.ts";
import { findTask, listDoers } from "#app/services/tasks/list-tasks.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { readForm } from "#app/web/form.server.ts";
import { missing } from "#app/web/missing.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/task";
import { TaskFields } from "./task-fields.tsx";

const FAILED = "Failed to change the task. Please try again.";

export const meta = pageMetaOf<{ task: { title: string } }>((loaded) => loaded?.task.title ?? "Task");

const gone = () => missing({ title: "Task", sentence: TASK_MISSING, way: { to: TASKS, label: "Tasks" } });

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const duty = context.get(dutyContext);
  const task = await findTask(app, { id: context.get(userContext).id, duty }, params.id);
  if (!task) throw gone();
  return { task, mayPlan: can(duty, "plan"), doers: can(duty, "plan") ? await listDoers(app) : [] };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const app = context.get(appContext);
  const doer = { id: context.get(userContext).id, duty: context.get(dutyContext) };
  const shared = { failed: FAILED, thrown: { missing: gone } };
  if (form.text("intent") === "done") {
    return mutation(context, {
      ...shared,
      run: () => finishTask(app, { doer, id: params.id }),
      done: ({ by, title }) => redirectWithToast(TASKS, by ? `${by} has done it already.` : `Done: ${title}`),
    });
  }
  const values = { ...form.texts(taskFields), order: "", customer: "" };
  return mutation(context, {
    ...shared,
    check: checkTask(values, dayOf(app.now())),
    run: (task) => changeTask(app, { doer, id: params.id, version: form.wholeNumber("version") }, task),
    values,
    done: () => redirectWithToast(taskPath(params.id), "It is saved."),
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(() => serverAction(), FAILED);
}

export default function TaskPage({ loaderData: { task, mayPlan, doers }, actionData: problem }: Route.ComponentProps) {
  const { id, title, order, orderId, customer, customerId, doneAt, doneBy, version } = task;
  return (
    <>
      <PageHeading
        title={title}
        actions={
          <>
            {mayPlan && orderId && (
              <ButtonLink to={foundOrderPath(orderId)} variant="secondary" size="sm">
                Order {order}
              </ButtonLink>
            )}
            {customerId && (
              <ButtonLink to={customerPath(customerId)} variant="secondary" size="sm">
                {customer || "N/A"}
              </ButtonLink>
            )}
            <ButtonLink to={TASKS} variant="quiet" size="sm">
              Tasks
            </ButtonLink>
          </>
        }
      />
      {doneAt && (
        <FormMessage kind="info" className="mb-6">
          {`Done by ${doneBy ?? "somebody"}, ${formatDateTime(doneAt)}.`}
        </FormMessage>
      )}
      <PostForm
        key={`${id}/${version}`}
        problem={problem}
        submit="Save"
        pendingLabel="Saving"
        className="grid max-w-2xl gap-6"
        also={
          doneAt === null && (
            <Button type="submit" name="intent" value="done" variant="secondary" formNoValidate>
              Done
            </Button>
          )
        }
      >
        <input type="hidden" name="version" value={version} />
        <TaskFields problem={problem} stored={task} doers={doers} />
      </PostForm>
    </>
  );
}

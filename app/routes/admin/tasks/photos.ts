import { redirect } from "react-router";
import { appContext, dutyContext, userContext } from "#app/contexts.server.ts";
import { TASKS, taskPath } from "#app/routes/admin/paths.ts";
import { answerUpload, sendPhoto, sizeAsked } from "#app/routes/resources/photos/answer-photos.server.ts";
import { TASK_MISSING } from "#app/services/tasks/change-task.server.ts";
import { findTask } from "#app/services/tasks/list-tasks.server.ts";
import { openTaskPhoto, removeTaskPhoto, takeTaskPhoto } from "#app/services/tasks/task-photos.server.ts";
import { redirectWithToast } from "#app/web/form.server.ts";
import { missing } from "#app/web/page-meta.ts";
import type { Route } from "./+types/photos";

type Asked = Pick<Route.ActionArgs, "context" | "request"> & { params: { id: string; photoId?: string } };

/** One of a task of theirs; without a name of it, back there. */
export async function loader({ context, request, params: { id, photoId } }: Asked) {
  if (!photoId) return redirect(taskPath(id));
  const asked = { photoId, size: sizeAsked(request) } as const;
  return sendPhoto(request, await openTaskPhoto(context.get(appContext), placeOf(context, id), asked));
}

/** One more, or, below its own address, one less. */
export async function action({ context, request, params: { id, photoId } }: Asked) {
  const app = context.get(appContext);
  const place = placeOf(context, id);
  const back = taskPath(id);
  if (!(await findTask(app, place.doer, id)))
    throw missing({ sentence: TASK_MISSING, way: { to: TASKS, label: "Tasks" } });
  if (!photoId) return answerUpload({ app, request, back }, (sent) => takeTaskPhoto(app, place, sent));
  const done = await removeTaskPhoto(app, place, photoId);
  return redirectWithToast(back, done.ok ? "Photo removed." : { kind: "error", message: done.reason });
}

function placeOf(context: Asked["context"], taskId: string) {
  return { doer: { id: context.get(userContext).id, duty: context.get(dutyContext) }, taskId };
}

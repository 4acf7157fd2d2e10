import { Form } from "react-router";
import { AddPhotos } from "#app/components/photos/add-photos.tsx";
import { PhotoLink } from "#app/components/photos/photo-link.tsx";
import { appContext, dutyContext, userContext } from "#app/contexts.server.ts";
import { can } from "#app/domain/accounts/staff/duty.ts";
import { formatDateTime } from "#app/domain/dates.ts";
import { useAct, useRefusedAct } from "#app/routes/admin/acts.tsx";
import { taskMissing } from "#app/routes/admin/missing.server.ts";
import { customerPath, foundOrderPath, TASKS, taskPath } from "#app/routes/admin/paths.ts";
import { findTask, listDoers } from "#app/services/tasks/list-tasks.server.ts";
import { listTaskPhotos } from "#app/services/tasks/task-photos.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormMessage, PostForm } from "#app/ui/post-form.tsx";
import { newFormKey, unreadable } from "#app/web/form.server.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/task";
import { TaskFields } from "./task-fields.tsx";

export const meta = pageMetaOf<{ task: { title: string } }>((loaded) => loaded?.task.title ?? "Task");

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const duty = context.get(dutyContext);
  const task = await findTask(app, { id: context.get(userContext).id, duty }, params.id);
  if (!task) throw taskMissing();
  const photos = await listTaskPhotos(app, task.id);
  return {
    task,
    photos,
    formKey: newFormKey(),
    mayPlan: can(duty, "plan"),
    doers: can(duty, "plan") ? await listDoers(app) : [],
  };
}

/** Every form of the page is sent to the address of its act. */
export function action() {
  throw unreadable();
}

export default function TaskPage({ loaderData }: Route.ComponentProps) {
  const { task, photos, formKey, mayPlan, doers } = loaderData;
  const { id, title, order, orderId, customer, customerId, doneAt, doneBy, version } = task;
  const problem = useRefusedAct();
  const close = useAct("close-task");
  return (
    <>
      <PageHeading
        title={title}
        links={[
          mayPlan && orderId && { to: foundOrderPath(orderId), label: `Order ${order}` },
          customerId && { to: customerPath(customerId), label: customer || "N/A" },
          { to: TASKS, label: "Tasks", variant: "quiet" },
        ]}
      />
      {doneAt && (
        <FormMessage kind="info" className="mb-6">
          {`Done by ${doneBy ?? "somebody"}, ${formatDateTime(doneAt)}.`}
        </FormMessage>
      )}
      <div className="grid items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <PostForm
          key={`${id}/${version}`}
          action={useAct("save-task").action}
          version={version}
          problem={problem}
          submit="Save"
          pendingLabel="Saving"
          className="grid gap-6 max-lg:max-w-2xl"
          also={
            doneAt === null && (
              <Button formAction={close.action} variant="secondary" formNoValidate>
                Done
              </Button>
            )
          }
        >
          <TaskFields problem={problem} stored={task} doers={doers} />
        </PostForm>
        <Photographs of={title} address={`${taskPath(id)}/photos`} photos={photos} formKey={formKey} />
      </div>
    </>
  );
}

interface PhotographsProps {
  of: string;
  address: string;
  photos: Route.ComponentProps["loaderData"]["photos"];
  formKey: string;
}

function Photographs({ of, address, photos, formKey }: PhotographsProps) {
  return (
    <section
      aria-label={`Photographs of ${of}`}
      className="grid gap-4 border-line max-lg:border-t max-lg:pt-8 lg:border-l lg:pl-10 print:hidden"
    >
      <div>
        <h2 className="text-xl">Photographs</h2>
        <p className="mt-1 text-ink-soft text-sm">For us alone. The client never sees them.</p>
      </div>
      <ul className="flex flex-wrap gap-4 empty:hidden">
        {photos.map(({ id, lost }, index) => (
          <li key={id} className="w-40">
            <PhotoLink address={`${address}/${id}`} alt={`Photograph ${index + 1} of ${of}`} lost={lost} />
            <Form method="post" action={`${address}/${id}`} preventScrollReset>
              <Button variant="quiet" size="sm">
                Remove<span className="sr-only"> photograph {index + 1}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <AddPhotos of={of} address={address} windowKey={undefined} uploadKey={formKey} />
    </section>
  );
}

import { Form, Link } from "react-router";
import { appContext, dutyContext, userContext } from "#app/contexts.server.ts";
import { can } from "#app/domain/accounts/staff/duty.ts";
import { dayOf } from "#app/domain/calendar.ts";
import { dayInWords } from "#app/domain/schedule/day-words.ts";
import { canReopen, taskList, taskListLabels, taskLists } from "#app/domain/tasks/task-form.ts";
import { useAct, useRefusedAct } from "#app/routes/admin/acts.tsx";
import { ListChips } from "#app/routes/admin/list-chips.tsx";
import { customerPath, foundOrderPath, TASKS, taskPath } from "#app/routes/admin/paths.ts";
import { findSubject, type ListedTask, listDoers, listTasks } from "#app/services/tasks/list-tasks.server.ts";
import { SmallButton, TextLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/data-table.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { FormKey, PostForm, Refused } from "#app/ui/post-form.tsx";
import { newFormKey, unreadable } from "#app/web/form.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/tasks";
import { TaskFields } from "./task-fields.tsx";

export const meta = pageMeta({ title: "Tasks" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const doer = { id: context.get(userContext).id, duty: context.get(dutyContext) };
  const params = new URL(request.url).searchParams;
  const query = taskList.parse(params);
  const mayPlan = can(doer.duty, "plan");
  const found = await listTasks(app, doer, query);
  const about = { order: params.get("order") ?? "", customer: params.get("customer") ?? "" };
  const now = app.now();
  return {
    ...found,
    rows: found.rows.map((row) => ({ ...row, reopens: row.doneAt !== null && canReopen(row.doneAt, now) })),
    query: { ...query, page: found.page },
    today: dayOf(now),
    doerId: doer.id,
    mayPlan,
    doers: mayPlan ? await listDoers(app) : [],
    subject: mayPlan ? await findSubject(app, about) : { order: "", customer: "", label: "" },
    title: params.get("title")?.slice(0, 200) ?? "",
    formKey: newFormKey(),
  };
}

/** Every form of the page is sent to the address of its act. */
export function action() {
  throw unreadable();
}

type Loaded = Route.ComponentProps["loaderData"];

export default function TasksPage({ loaderData }: Route.ComponentProps) {
  const { rows, counts, query, mayPlan, page, pageCount } = loaderData;
  const added = useAct("add-task");
  const refused = useRefusedAct();
  // Whoever comes to note one about an order begins with it; whoever comes to see what is to be done, with that.
  const asked = added.problem !== undefined || loaderData.subject.label !== "" || loaderData.title !== "";
  const form = <AddForm loaded={loaderData} act={added} />;
  const lists = mayPlan ? taskLists : taskLists.filter((list) => list !== "all");
  return (
    <>
      <PageHeading title="Tasks" />
      <div className="flex flex-col gap-x-14 gap-y-12 xl:grid xl:grid-cols-[minmax(0,1fr)_26rem]">
        {asked ? <div className="xl:order-last">{form}</div> : null}
        <div className="min-w-0">
          <ListChips
            label="Whose tasks"
            wrap
            className="mb-6"
            chips={lists.map((list) => ({
              label: taskListLabels[list],
              count: counts[list],
              to: taskList.href(TASKS, query, { list }),
              current: query.list === list,
            }))}
          />
          <Refused problem={added.problem ? undefined : refused} fields className="mb-6" />
          {rows.length === 0 ? (
            <EmptyState title={query.list === "done" ? "Nothing is done yet." : "Nothing is to be done."} />
          ) : (
            <ul className="border-line border-t">
              {rows.map((task) => (
                <TaskRow key={task.id} task={task} loaded={loaderData} />
              ))}
            </ul>
          )}
          <Pagination page={page} pageCount={pageCount} hrefFor={(to) => taskList.href(TASKS, query, { page: to })} />
        </div>
        {asked ? null : form}
      </div>
    </>
  );
}

function AddForm({ loaded, act }: { loaded: Loaded; act: ReturnType<typeof useAct> }) {
  const { subject, formKey, doers, doerId, title } = loaded;
  return (
    <TitledSection id="new-task" title="New task" titleLook="mb-4 text-xl">
      <PostForm
        // Noted, the form begins anew.
        key={formKey}
        {...act}
        submit="Add Task"
        pendingLabel="Adding"
        className="grid gap-6 max-xl:max-w-2xl"
      >
        <FormKey value={formKey} />
        <input type="hidden" name="order" value={subject.order} />
        <input type="hidden" name="customer" value={subject.customer} />
        {subject.label && <p>About {subject.label}</p>}
        <TaskFields problem={act.problem} doers={doers} stored={{ title, note: "", dueOn: null, assigneeId: doerId }} />
      </PostForm>
    </TitledSection>
  );
}

function TaskRow({ task, loaded }: { task: ListedTask & { reopens: boolean }; loaded: Loaded }) {
  const { today, query, mayPlan, doerId } = loaded;
  const { id, title, note, dueOn, doneAt, doneBy, assignee, assigneeId } = task;
  const late = doneAt === null && dueOn !== null && dueOn < today;
  const { action } = useAct(doneAt ? "reopen-task" : "finish-task");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3">
      <div className="min-w-0 flex-1 basis-64">
        <Link to={taskPath(id)} className="wrap-anywhere font-display text-lg underline-offset-4 hover:underline">
          {title}
        </Link>
        <p className="flex flex-wrap gap-x-4 text-ink-soft text-sm">
          {dueOn && (
            <span className={late ? "font-medium text-error" : undefined}>
              {late ? "Late since" : "Due"} {dueOn === today ? "today" : dayInWords(dueOn, today)}
            </span>
          )}
          {query.list !== "mine" && <span>{assigneeId === null ? "Nobody yet" : assignee}</span>}
          {doneAt && <span>{`Done by ${doneBy ?? "somebody"}, ${dayInWords(dayOf(doneAt), today)}`}</span>}
          {task.order && mayPlan && <TextLink to={foundOrderPath(task.orderId ?? "")}>{task.order}</TextLink>}
          {task.order && !mayPlan && <span>{task.order}</span>}
          {task.customerId && <TextLink to={customerPath(task.customerId)}>{task.customer || "N/A"}</TextLink>}
        </p>
        {note && <p className="mt-1 line-clamp-2 whitespace-pre-line wrap-anywhere text-sm">{note}</p>}
      </div>
      {(doneAt === null || (task.reopens && (mayPlan || assigneeId === doerId))) && (
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <SmallButton>
            {doneAt ? "Not Done" : "Done"}
            <span className="sr-only">: {title}</span>
          </SmallButton>
        </Form>
      )}
    </li>
  );
}

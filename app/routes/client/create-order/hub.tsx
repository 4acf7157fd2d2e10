import { Form, useNavigate, useNavigation, useSearchParams } from "react-router";
import { SitePicture } from "#app/components/site/site-picture.tsx";
import { tablePicture } from "#app/content/pictures/page-pictures.ts";
import { appContext, userContext } from "#app/contexts.server.ts";
import { startOrder, waitingStart } from "#app/domain/orders/customizing/start-style.ts";
import { MessagesLink } from "#app/routes/client/messages/messages-link.tsx";
import { HUB, myWindowsPath, orderPages } from "#app/routes/client/order-paths.ts";
import { countUnread } from "#app/services/messages/find-thread.server.ts";
import { createOrder } from "#app/services/orders/create-order.server.ts";
import { deleteOrder } from "#app/services/orders/delete-order.server.ts";
import { listDrafts } from "#app/services/orders/list-drafts.server.ts";
import { listReopened } from "#app/services/quotes/find-my-order-page.server.ts";
import { Button, ButtonLink, TextLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/data-table.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { FormKey, Refused } from "#app/ui/post-form.tsx";
import { attemptToLoad, mutation, newFormKey, readForm, redirectWithToast, unreadable } from "#app/web/form.server.ts";
import { sendForm } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { useSaid, useSite } from "#app/web/site/use-site.ts";
import { readStartStyle, startStyleLine } from "#app/web/start-style.server.ts";
import type { Route } from "./+types/hub";

const LIST_FAILED = "Failed to fetch orders. Please try again.";
const CREATE_FAILED = "Failed to create a new order. Please try again.";
const DELETE_FAILED = "Failed to delete the order. Please try again.";

export const meta = pageMeta({ title: "Create an Order" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = context.get(userContext);
  const app = context.get(appContext);
  const drafts = await attemptToLoad(context, LIST_FAILED, () => listDrafts(app, id));
  const unread = await attemptToLoad(context, LIST_FAILED, () => countUnread(app, id));
  const reopened = await attemptToLoad(context, LIST_FAILED, () => listReopened(app, id));
  return {
    drafts: drafts.map((draft) => ({ ...draft, message: reopened[draft.id], unread: unread[draft.id] ?? 0 })),
    picture: tablePicture(),
    startsWith: waitingStart(await readStartStyle(request)),
    formKey: newFormKey(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const app = context.get(appContext);
  const { id: userId } = context.get(userContext);
  if (form.text("intent") === "delete") {
    return mutation(context, {
      run: () => deleteOrder(app, userId, form.text("orderId")),
      failed: DELETE_FAILED,
      done: () => redirectWithToast(HUB, "Order deleted!"),
    });
  }
  if (form.text("intent") !== "create") throw unreadable();
  const start = await readStartStyle(request);
  return mutation(context, {
    run: () => createOrder(app, userId, form.key, start?.tried),
    failed: CREATE_FAILED,
    done: async ({ id }) => {
      const started = startOrder(start, id);
      const cookies = started ? [await startStyleLine(started)] : [];
      return redirectWithToast(orderPages(id).windowCount, "New order created!", cookies);
    },
  });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return sendForm(() => serverAction(), intent === "delete" ? DELETE_FAILED : CREATE_FAILED);
}

export default function HubPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { business } = useSite();
  const { drafts, startsWith, formKey, picture } = loaderData;
  const [search] = useSearchParams();
  const doomed = drafts.find((draft) => draft.deletable && draft.id === search.get("delete"));
  const creating = useNavigation().formData?.get("intent") === "create";
  const create = (
    <Form method="post">
      <FormKey value={formKey} />
      {/* Whoever has begun goes on: one of both is filled. */}
      <Button
        name="intent"
        value="create"
        variant={drafts.length > 0 ? "secondary" : "primary"}
        pending={creating}
        pendingLabel="Creating the order"
      >
        Create New Order
      </Button>
    </Form>
  );
  return (
    <>
      <PageHeading
        title="Create an Order"
        lead={drafts.length > 0 ? undefined : "Window by window, at your own pace. Every step is saved."}
        actions={create}
      />
      <Refused problem={problem} fields className="mb-6" />
      {startsWith ? (
        <p className="mb-8 max-w-measure border-brass border-l-2 pl-4">
          Your next order will start with {startsWith}. You can change it for every window.
        </p>
      ) : null}
      <div className="grid items-start gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <TitledSection id="in-progress" title="Orders in progress">
          {drafts.length > 0 ? (
            <ul className="mt-4">
              {drafts.map((draft) => (
                <DraftRow key={draft.id} draft={draft} />
              ))}
            </ul>
          ) : (
            <div className="mt-4">
              <EmptyState title="No orders in progress">Create one and measure your first window.</EmptyState>
            </div>
          )}
        </TitledSection>
        <HowItGoes picture={picture} />
      </div>
      <DeleteQuestion draft={doomed} />
      <p className="mt-10 max-w-measure text-ink-soft">
        Accessories such as pillows are ordered separately by e-mail:{" "}
        <TextLink href={`mailto:${business.email}`}>{business.email}</TextLink>.
      </p>
    </>
  );
}

type Draft = Route.ComponentProps["loaderData"]["drafts"][number];

function DraftRow({ draft }: { draft: Draft }) {
  return (
    <li className="flex flex-wrap items-center gap-x-10 gap-y-4 border-line border-t py-6 last:border-b">
      {draft.drawn && (
        <img
          src={`${myWindowsPath(draft.id)}?version=${draft.version}`}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-28 min-w-0 max-w-full md:h-64 object-contain object-left-bottom"
        />
      )}
      <div className="min-w-0 grow">
        {draft.rooms.length > 0 ? (
          <ul aria-label="Rooms" className="flex flex-wrap gap-x-2 font-display text-lg">
            {draft.rooms.map((room, index) => (
              <li key={room} className="wrap-anywhere">
                {index > 0 ? <span aria-hidden="true">· </span> : null}
                {room}
              </li>
            ))}
          </ul>
        ) : null}
        <p className="font-medium">Order #{draft.called}</p>
        {draft.message !== undefined && (
          <p className="max-w-measure wrap-anywhere">
            We opened it again for you to change{draft.message && `: “${draft.message}”`}
          </p>
        )}
        <p className="text-ink-soft text-sm">
          {draft.complete ? "Complete" : "Incomplete"} · {draft.windowCount}{" "}
          {draft.windowCount === 1 ? "window" : "windows"} · started {draft.begun}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={orderPages(draft.id).resume} size="sm">
            Continue<span className="sr-only"> order {draft.called}</span>
          </ButtonLink>
          {draft.deletable && (
            <Form method="get" preventScrollReset>
              <Button name="delete" value={draft.id} variant="quiet" size="sm">
                Delete<span className="sr-only"> order {draft.called}</span>
              </Button>
            </Form>
          )}
        </div>
        <MessagesLink order={draft} unread={draft.unread} />
      </div>
    </li>
  );
}

const steps = [
  ["Measure", "A steel tape, seven measurements per window. We draw each one to scale as you type."],
  ["Choose", "A style, its options and a cloth. The drawing wears what you choose."],
  ["Send it", "We look at every window and write you a quote, {quote}."],
] as const;

function HowItGoes({ picture }: { picture: Route.ComponentProps["loaderData"]["picture"] }) {
  return (
    <aside
      aria-label="From first measurement to last fold"
      className="grid gap-6 md:max-xl:grid-cols-2 xl:border-line xl:border-l xl:pl-10"
    >
      <SitePicture picture={picture} sizes="(min-width: 1280px) 344px, 92vw" className="aspect-[3/2]" />
      <ol className="self-start">
        {useSaid(steps).map(([what, how]) => (
          <li key={what} className="border-line border-t py-3 first:border-t-0 first:pt-0">
            <h3 className="font-medium font-sans text-sm">{what}</h3>
            <p className="mt-1 text-ink-soft text-sm">{how}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}

/** The question is an address, so it is asked without scripts too and Back takes it away. */
function DeleteQuestion({ draft }: { draft: Draft | undefined }) {
  const navigate = useNavigate();
  const deleting = useNavigation().formData?.get("intent") === "delete";
  if (!draft) return null;
  return (
    <Dialog
      title={`Delete order ${draft.called}?`}
      open
      onClose={() => navigate(HUB, { preventScrollReset: true })}
      closeHref={HUB}
      size="sm"
      footer={
        <Form
          method="post"
          action={`${HUB}?${new URLSearchParams({ delete: draft.id })}`}
          className="flex flex-wrap justify-end gap-3"
        >
          <ButtonLink to={HUB} preventScrollReset variant="secondary" data-autofocus>
            Keep it
          </ButtonLink>
          <input type="hidden" name="orderId" value={draft.id} />
          <Button name="intent" value="delete" variant="danger" pending={deleting} pendingLabel="Deleting">
            Delete this order
          </Button>
        </Form>
      }
    >
      Its windows, measurements and choices will be gone for good.
    </Dialog>
  );
}

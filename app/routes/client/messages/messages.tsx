import { Conversation } from "#app/components/messages/conversation.tsx";
import {
  MESSAGE_TAKEN_BACK,
  NOT_TAKEN_BACK,
  SEND_LATER,
  SENT_FAILED,
  sentToast,
} from "#app/components/messages/message-words.ts";
import { appContext, userContext } from "#app/contexts.server.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import {
  MY_ORDERS,
  myLatestMessagePath,
  myMessagesPath,
  myOrderPath,
  myPhotosPath,
  myWindowsPath,
  orderPages,
} from "#app/routes/client/order-paths.ts";
import { findThread, readThread } from "#app/services/messages/find-thread.server.ts";
import { sendMessage, takeBackMessage } from "#app/services/messages/send-message.server.ts";
import { listWaiting } from "#app/services/photos/find-photos.server.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { attemptToLoad, mutation, newFormKey, readForm, redirectWithToast, unreadable } from "#app/web/form.server.ts";
import { afterConflict, sendForm } from "#app/web/form-problem.ts";
import { missing, pageMeta } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/messages";

const LOAD_FAILED = "Failed to load the messages. Please try again.";
const MISSING = { sentence: "Order not found.", way: { to: MY_ORDERS, label: "My Orders" } };

export const meta = pageMeta({ title: "Messages" });

export async function loader({ request, context, params: { orderId } }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { id: userId } = context.get(userContext);
  const before = new URL(request.url).searchParams.get("before") ?? undefined;
  const looking = { userId, orderId, side: "client" as const };
  const thread = await attemptToLoad(context, LOAD_FAILED, async () => {
    const found = await findThread(app, { ...looking, before });
    if (found && before === undefined) await readThread(app, { ...looking, readerId: userId, seen: found.seen });
    return found;
  });
  if (!thread) throw missing(MISSING);
  const waiting = await listWaiting(app, { orderId, actorId: userId });
  return { thread, waiting, now: app.now().toISOString(), formKey: newFormKey() };
}

export async function action({ request, context, params: { orderId } }: Route.ActionArgs) {
  const form = await readForm(request);
  const app = context.get(appContext);
  const { id: userId } = context.get(userContext);
  const by = { userId, orderId, side: "client" as const };
  const back = myMessagesPath(orderId);
  const thrown = { missing: () => missing(MISSING) };
  if (form.text("intent") === "take-back") {
    return mutation(context, {
      form: "take-back",
      run: () => takeBackMessage(app, { ...by, messageId: form.text("messageId") }),
      failed: NOT_TAKEN_BACK,
      thrown,
      done: () => redirectWithToast(back, MESSAGE_TAKEN_BACK),
    });
  }
  if (form.text("intent") !== "send") throw unreadable();
  const typed = form.texts(["body", "windowKey", "quoteLineKey"]);
  return mutation(context, {
    form: "send",
    values: typed,
    run: () =>
      sendMessage(app, {
        ...by,
        ...typed,
        body: form.text("body"),
        authorId: userId,
        formKey: form.key,
        seen: form.text("seen"),
        photos: form.all("photo"),
        unstored: form.wholeNumber("unstored"),
      }),
    failed: SENT_FAILED,
    thrown,
    done: ({ without }) => redirectWithToast(back, sentToast(without)),
  });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return intent === "send"
    ? sendForm(() => serverAction(), SEND_LATER, "send")
    : sendForm(() => serverAction(), NOT_TAKEN_BACK, "take-back");
}

/** What came while somebody was writing is shown above what they wrote. */
export const shouldRevalidate = afterConflict;

export default function MessagesPage({
  loaderData: { thread, waiting, now, formKey },
  actionData,
}: Route.ComponentProps) {
  const { business } = useSite();
  const { id, number, status } = thread.order;
  const order = meaningOf(status).listed ? myOrderPath(id) : orderPages(id).resume;
  const path = myMessagesPath(id);
  return (
    <>
      <PageHeading
        title="Messages"
        lead={`About order #${shownOrderId({ id, number })}`}
        links={[{ to: order, label: "See the Order" }]}
      />
      <div className="grid items-start gap-x-14 xl:grid-cols-[minmax(0,48rem)_minmax(0,1fr)]">
        <Conversation
          thread={thread}
          side="client"
          other={business.name}
          now={now}
          formKey={formKey}
          problem={actionData}
          sendTo={path}
          takeBackTo={path}
          earlierAt={path}
          latestAt={myLatestMessagePath(id)}
          photosAt={myPhotosPath(id)}
          waiting={waiting}
        />
        {thread.windows.length > 0 && (
          // What it is about; said in words above.
          <img
            src={myWindowsPath(id)}
            alt=""
            loading="lazy"
            decoding="async"
            className="sticky top-8 max-h-72 w-full object-contain object-top max-xl:hidden"
          />
        )}
      </div>
    </>
  );
}

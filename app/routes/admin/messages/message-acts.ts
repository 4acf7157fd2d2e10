import {
  MESSAGE_TAKEN_BACK,
  NOT_TAKEN_BACK,
  SEND_LATER,
  SENT_FAILED,
  sentToast,
} from "#app/components/messages/message-words.ts";
import { type ActRequest, answerActs } from "#app/routes/admin/orders/answer-act.server.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { sendMessage, takeBackMessage } from "#app/services/messages/send-message.server.ts";
import { mutation, redirectWithToast } from "#app/web/form.server.ts";
import { sendForm } from "#app/web/form-problem.ts";
import type { Route } from "./+types/message-acts";

export const action = answerActs({ "send-message": send, "take-back-message": takeBack });

function send({ app, context, form, place: { actorId, userId, orderId } }: ActRequest) {
  const typed = form.texts(["body", "windowKey", "quoteLineKey"]);
  const sent = { userId, orderId, side: "house" as const, authorId: actorId };
  return mutation(context, {
    form: "messages",
    values: typed,
    run: () =>
      sendMessage(app, {
        ...sent,
        ...typed,
        body: form.text("body"),
        formKey: form.key,
        seen: form.text("seen"),
        photos: form.all("photo"),
        unstored: form.wholeNumber("unstored"),
      }),
    failed: SENT_FAILED,
    done: ({ without }) => redirectWithToast(orderPath(userId, orderId), sentToast(without)),
  });
}

function takeBack({ app, context, form, place: { userId, orderId } }: ActRequest) {
  const messageId = form.text("messageId");
  return mutation(context, {
    form: "messages",
    values: { messageId },
    run: () => takeBackMessage(app, { userId, orderId, side: "house", messageId }),
    failed: NOT_TAKEN_BACK,
    done: () => redirectWithToast(orderPath(userId, orderId), MESSAGE_TAKEN_BACK),
  });
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const sends = request.url.includes("/acts/send-message");
  return sendForm(() => serverAction(), sends ? SEND_LATER : NOT_TAKEN_BACK, "messages");
}

export { NoPage as default } from "#app/routes/admin/acts.tsx";

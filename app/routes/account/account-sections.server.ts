import type { RouterContextProvider } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { checkAddressChange } from "#app/domain/accounts/addresses/address-change.ts";
import {
  cancelAddressChange,
  findAddressChange,
  requestAddressChange,
} from "#app/services/accounts/addresses/own-address.server.ts";
import { endOtherSessions, endSession, listSessions } from "#app/services/accounts/sessions.server.ts";
import { type Form, mutation, redirectWithToast } from "#app/web/form.server.ts";
import { ADDRESS_FAILED, CANCEL_FAILED, SESSIONS_FAILED } from "./account-texts.ts";

interface Sent {
  context: Readonly<RouterContextProvider>;
  form: Form;
  /** The page that the sections stand on. */
  backTo: string;
}

/** What the sections about one's address and devices show, in the client's profile and the owner's settings alike. */
export async function loadAccountSections(context: Readonly<RouterContextProvider>) {
  const [app, user] = [context.get(appContext), context.get(userContext)];
  return { sessions: await listSessions(app, user), addressChange: await findAddressChange(app, user.id) };
}

/** Answers the forms of those sections; nothing where the form is another one's. */
export async function answerAccountSections(sent: Sent) {
  const intent = sent.form.text("intent");
  if (intent === "address") return askForAddress(sent);
  if (intent === "cancel-address") return cancelAddress(sent);
  if (intent === "end-session") return endOne(sent);
  return intent === "end-other-sessions" ? endOthers(sent) : undefined;
}

function askForAddress({ context, form, backTo }: Sent) {
  const user = context.get(userContext);
  const newEmail = form.text("newEmail");
  return mutation(context, {
    form: "address",
    values: { newEmail },
    check: checkAddressChange({ newEmail, currentPassword: form.text("currentPassword") }, user.email),
    run: (change) => requestAddressChange(context.get(appContext), user.id, change),
    failed: ADDRESS_FAILED,
    done: (_, change) =>
      redirectWithToast(backTo, `We sent a link to ${change.newEmail}. Your address changes when you open it.`),
  });
}

function cancelAddress({ context, backTo }: Sent) {
  return mutation(context, {
    form: "cancel-address",
    run: () => cancelAddressChange(context.get(appContext), context.get(userContext).id),
    failed: CANCEL_FAILED,
    done: ({ address }) =>
      address === null
        ? redirectWithToast(backTo, { kind: "info", message: "No change of address was waiting." })
        : redirectWithToast(backTo, `The change to ${address} is canceled. Its link no longer works.`),
  });
}

/** A device that is signed out by now is what was wanted: that is said calmly, and the list below it is the new one. */
function endOne({ context, form, backTo }: Sent) {
  return mutation(context, {
    form: "sessions",
    run: async () => {
      const ended = await endSession(context.get(appContext), context.get(userContext), form.text("sessionId"));
      return { message: ended.ok ? "That device is signed out." : ended.reason, ended: ended.ok };
    },
    failed: SESSIONS_FAILED,
    done: ({ message, ended }) => redirectWithToast(backTo, { kind: ended ? "success" : "info", message }),
  });
}

function endOthers({ context, backTo }: Sent) {
  return mutation(context, {
    form: "sessions",
    run: () => endOtherSessions(context.get(appContext), context.get(userContext)),
    failed: SESSIONS_FAILED,
    done: ({ count }) =>
      redirectWithToast(backTo, count === 0 ? "No other device was signed in." : "Your other devices are signed out."),
  });
}

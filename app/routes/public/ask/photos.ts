import { redirect } from "react-router";
import { findSignedInUser } from "#app/auth/signed-in-user.server.ts";
import { appContext, requestContext } from "#app/contexts.server.ts";
import { isFormKey } from "#app/domain/form-key.ts";
import { OPEN_TOO_LONG, SHOWN_FIELD } from "#app/domain/public-forms/public-form.ts";
import { refusal } from "#app/domain/refusal.ts";
import { answerUpload } from "#app/routes/resources/photos/answer-photos.server.ts";
import { INQUIRIES } from "#app/services/inquiries/ask-question.server.ts";
import { removeWaitingPhoto, takeInquiryPhoto } from "#app/services/inquiries/inquiry-photos.server.ts";
import { isStamped } from "#app/services/public-forms/public-form.server.ts";
import { redirectWithToast } from "#app/web/form.server.ts";
import type { Route } from "./+types/photos";
import { askedPath } from "./photo-address.ts";

/** Only a form leads here. */
export function loader() {
  return redirect("/ask");
}

const EXPIRED = refusal("expired", OPEN_TOO_LONG);

/** A photograph that goes with a question. The page's stamp is in the address, so it is looked at before a byte is read. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { searchParams } = new URL(request.url);
  const inquiryId = searchParams.get("inquiry") ?? "";
  const live = request.headers.get("accept")?.startsWith("application/json") === true;
  const stamped = await isStamped(app, INQUIRIES, searchParams.get(SHOWN_FIELD) ?? "");
  if (!stamped || !isFormKey(inquiryId)) {
    if (live) return Response.json(EXPIRED, { status: EXPIRED.status });
    return redirectWithToast("/ask", { kind: "error", message: EXPIRED.reason });
  }
  const remove = searchParams.get("remove");
  if (remove !== null) {
    await removeWaitingPhoto(app, { inquiryId, uploadKey: remove });
    return Response.json({ ok: true });
  }
  const { user } = await findSignedInUser(app, request.headers);
  const asking = { inquiryId, userId: user?.id ?? null, network: context.get(requestContext).ip };
  return answerUpload({ app, request, back: askedPath(inquiryId) }, (sent) => takeInquiryPhoto(app, asking, sent));
}

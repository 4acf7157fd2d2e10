import { data } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { workroomPath } from "#app/routes/admin/paths.ts";
import { freezePacket } from "#app/services/workroom/freeze-packet.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { unreadable } from "#app/web/form.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import type { SheetRequest } from "./change-sheet.server.ts";
import { PACKET_FORM, type WorkroomProblem } from "./workroom-problem.ts";

const FREEZE_FAILED = "The packet could not be frozen. Please try again.";
const REASON_MISSING = "Please say why the packet is revised.";
const MOST_REASON = 300;

/** Start Work, and later a revision with its reason. */
export async function freeze({ form, params, context }: SheetRequest) {
  const { userId, orderId } = params;
  const after = Number(form.text("after") || Number.NaN);
  if (!Number.isSafeInteger(after) || after < 0 || after > 10_000) throw unreadable();
  const reason = form.text("reason").trim();
  const fault = after > 0 && reason === "" ? REASON_MISSING : reasonTooLong(reason);
  if (fault) {
    const problem = { form: PACKET_FORM, error: fault, field: "reason", faults: { reason: fault }, values: { reason } };
    return data<WorkroomProblem>({ ...problem, code: "invalid" }, { status: 400 });
  }
  return mutation(context, {
    form: PACKET_FORM,
    values: { reason },
    run: () =>
      freezePacket(context.get(appContext), {
        ...{ userId, orderId, after, reason: after === 0 ? "" : reason },
        actorId: context.get(userContext).id,
      }),
    failed: FREEZE_FAILED,
    more: (refused): Partial<WorkroomProblem> =>
      "faults" in refused && refused.faults ? { reasons: refused.faults } : {},
    done: ({ number }) => redirectWithToast(workroomPath(userId, orderId), `Packet ${number} is frozen.`),
  });
}

function reasonTooLong(reason: string) {
  return reason.length > MOST_REASON ? `Please keep the reason under ${MOST_REASON} characters.` : undefined;
}

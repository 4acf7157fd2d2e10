import { data } from "react-router";
import type { App } from "#app/app.server.ts";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { openChecks, readSeen } from "#app/domain/workroom/sheet/open-checks.ts";
import { workroomPath } from "#app/routes/admin/paths.ts";
import { startWork } from "#app/services/quotes/start-work.server.ts";
import { draftPacket } from "#app/services/workroom/find-packet.server.ts";
import { freezePacket } from "#app/services/workroom/freeze-packet.server.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { unreadable } from "#app/web/form.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import type { SheetRequest } from "./change-sheet.server.ts";
import { PACKET_FORM, type WorkroomProblem, waveForm } from "./workroom-problem.ts";

const FREEZE_FAILED = "The packet could not be frozen. Please try again.";
const REASON_MISSING = "Please say why the packet is revised.";
const MOST_REASON = 300;

/** Start Work, and later a revision with its reason. */
export async function freeze({ form, params, context }: SheetRequest) {
  const { userId, orderId } = params;
  const after = form.wholeNumber("after");
  if (after < 0 || after > 10_000) throw unreadable();
  const reason = form.text("reason").trim();
  const why = form.text("why");
  const seen = form.text("seen").replaceAll("\r\n", "\n");
  const waves = readSeen(seen).map((check) => ({
    ...check,
    reason: form.text(waveForm(check.part, check.code)).trim(),
  }));
  const values = {
    reason,
    why,
    ...Object.fromEntries(waves.map((wave) => [waveForm(wave.part, wave.code), wave.reason])),
  };
  const faults = faultsOf(values, after);
  const [[field, error] = []] = Object.entries(faults);
  if (field && error) {
    const { packet, open } = await stillOpen(context.get(appContext), orderId);
    const problem = { form: PACKET_FORM, error, field, faults, values, ...(seen && packet ? { open } : {}) };
    return data<WorkroomProblem>({ ...problem, code: "invalid" }, { status: 400 });
  }
  const asked = { seen, by: fullName(context.get(userContext)), waves: waves.filter((wave) => wave.reason !== "") };
  return mutation(context, {
    form: PACKET_FORM,
    values,
    run: () => {
      const freezing = { userId, orderId, actorId: context.get(userContext).id, asked };
      const app = context.get(appContext);
      return after === 0 ? startWork(app, { ...freezing, why }) : freezePacket(app, { ...freezing, after, reason });
    },
    failed: FREEZE_FAILED,
    more: (refused): Partial<WorkroomProblem> => ("open" in refused && refused.open ? { open: refused.open } : {}),
    done: ({ number }) => {
      const said = after === 0 ? "Work has begun: the packet is frozen." : `Packet ${number} is frozen.`;
      return redirectWithToast(workroomPath(userId, orderId), said);
    },
  });
}

/** A sentence for each reason that is missing or too long, by its field. */
function faultsOf({ reason, why: _, ...waves }: Record<string, string>, after: number): Record<string, string> {
  const long = Object.entries({ reason: reason ?? "", ...waves }).filter(([, text]) => text.length > MOST_REASON);
  return {
    ...(after > 0 && reason === "" ? { reason: REASON_MISSING } : {}),
    ...Object.fromEntries(long.map(([name]) => [name, `Please keep the reason under ${MOST_REASON} characters.`])),
  };
}

async function stillOpen({ db }: Pick<App, "db">, orderId: string) {
  const packet = await draftPacket(db, orderId);
  return { packet, open: packet ? openChecks(packet) : [] };
}

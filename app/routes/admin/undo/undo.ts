import { redirect } from "react-router";
import type { App } from "#app/app.server.ts";
import { appContext, dutyContext, userContext } from "#app/contexts.server.ts";
import { destinationFor } from "#app/domain/accounts/destination.ts";
import { OWNER_ROLE } from "#app/domain/accounts/role.ts";
import type { Done } from "#app/domain/refusal.ts";
import { HOME } from "#app/routes/admin/paths.ts";
import { undoCancel } from "#app/services/appointments/undo-cancel.server.ts";
import { undoMerge } from "#app/services/customers/merge/merge-clients.server.ts";
import { undoStatus } from "#app/services/orders/life/undo-status.server.ts";
import { undoRemoval } from "#app/services/orders/windows/change-windows.server.ts";
import { findUndo, type Taker, type UndoKind } from "#app/services/undos/undos.server.ts";
import { logFailure, readForm, redirectWithToast } from "#app/web/form.server.ts";
import type { Route } from "./+types/undo";

/** Nobody comes here but presses. */
export function loader() {
  return redirect(HOME);
}

type TakeBack = (app: App, asked: Taker & { id: string; email: string }) => Promise<Done>;

const takesBack: Partial<Record<UndoKind, TakeBack>> = {
  status: undoStatus,
  window: undoRemoval,
  merge: undoMerge,
  appointment: undoCancel,
};

const OVER = "Ten minutes are over.";
const FAILED = "This could not be undone. Please try again.";

/** Takes back what was just done, and leads back to where it was pressed. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const app = context.get(appContext);
  const back = destinationFor(OWNER_ROLE, form.text("back"));
  const refuse = (message: string) => redirectWithToast(back, { kind: "error", message, durationMs: 8_000 });
  try {
    const noted = await findUndo(app, params.id);
    const takeBack = noted && takesBack[noted.kind];
    if (!takeBack) return refuse(OVER);
    const taker = { actorId: context.get(userContext).id, duty: context.get(dutyContext) };
    const done = await takeBack(app, { id: params.id, email: form.text("email"), ...taker });
    return done.ok ? redirectWithToast(back, `Undone: ${noted.words}.`) : refuse(done.reason);
  } catch (error) {
    logFailure(context, error);
    return refuse(FAILED);
  }
}

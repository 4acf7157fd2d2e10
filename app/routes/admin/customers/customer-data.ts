import { appContext, userContext } from "#app/contexts.server.ts";
import { customerMissing, customerPath } from "#app/routes/admin/paths.ts";
import { requireProof } from "#app/routes/admin/second-step/require-proof.server.ts";
import { answerArchive } from "#app/routes/resources/archive/answer-archive.server.ts";
import { findCustomer } from "#app/services/customers/list-customers.server.ts";
import { startDownload } from "#app/services/customers/personal-data/start-download.server.ts";
import { redirectWithToast } from "#app/web/form.server.ts";
import type { Route } from "./+types/customer-data";

/** The same archive that the customer gets, for one who asks by letter or telephone. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  await requireProof(context, request);
  const app = context.get(appContext);
  if (!(await findCustomer(app, params.id))) throw customerMissing();
  const started = await startDownload(app, { userId: params.id, actorId: context.get(userContext).id });
  if (!started.ok) return redirectWithToast(customerPath(params.id), { kind: "error", message: started.reason });
  return answerArchive(app, params.id);
}

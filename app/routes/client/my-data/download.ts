import { appContext, userContext } from "#app/contexts.server.ts";
import { PROFILE } from "#app/routes/client/paths.ts";
import { answerArchive } from "#app/routes/resources/archive/answer-archive.server.ts";
import { startDownload } from "#app/services/customers/personal-data/start-download.server.ts";
import { redirectWithToast } from "#app/web/form.server.ts";
import type { Route } from "./+types/download";

/** Everything that we hold about the client who asks. */
export async function loader({ context }: Route.LoaderArgs) {
  const [app, { id }] = [context.get(appContext), context.get(userContext)];
  const started = await startDownload(app, { userId: id, actorId: id });
  if (!started.ok) return redirectWithToast(PROFILE, { kind: "error", message: started.reason });
  return answerArchive(app, id);
}

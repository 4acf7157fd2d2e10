import { redirect } from "react-router";
import { stopPath } from "#app/routes/admin/paths.ts";
import type { PressAnswer } from "#app/web/waiting/use-waiting.ts";
import type { Route } from "./+types/press";
import { actAtStop } from "./act-here.server.ts";

/** Nobody comes here but presses. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(stopPath(params.id));
}

/** A press that comes by itself, at once or out of a dead zone. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { result } = await actAtStop(request, context, params.id);
  const answer: PressAnswer = result.ok ? { ok: true } : { ok: false, error: result.reason };
  return Response.json(answer, { status: result.ok ? 200 : result.status });
}

import { redirect } from "react-router";
import { tablePath } from "#app/routes/admin/paths.ts";
import type { PressAnswer } from "#app/web/waiting/use-waiting.ts";
import type { Route } from "./+types/press";
import { signOffHere } from "./sign-off-here.server.ts";

/** Nobody comes here but presses. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(tablePath(params.orderId));
}

/** A press that comes by itself, at once or out of a dead zone. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { result } = await signOffHere(request, context, params.orderId);
  const answer: PressAnswer = result.ok
    ? { ok: true }
    : { ok: false, error: result.reason, ...("ask" in result && result.ask && { ask: result.ask }) };
  return Response.json(answer, { status: result.ok ? 200 : result.status });
}

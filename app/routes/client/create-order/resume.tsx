import { redirect } from "react-router";
import type { Route } from "./+types/resume";
import { loadOrder, pagesIn } from "./order.server.ts";
import { continuePage } from "./parts/customize-page.ts";

/** Continue: the page where the client left off. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { draft } = await loadOrder(context, params.orderId);
  throw redirect(continuePage(draft, pagesIn(context, draft.id)));
}

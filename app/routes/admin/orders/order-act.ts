import {
  href,
  type Register,
  unstable_useRoute,
  useLocation,
  useMatches,
  useNavigation,
  useParams,
} from "react-router";
import type { OrderProblem } from "./order-problem.ts";

type ActIn<Page> = Page extends `/admin/dashboard/order/:userId/:orderId/acts/${infer Act}` ? Act : never;

/** What the owner does about an order, as the site map names it. */
export type OrderAct = ActIn<keyof Register["pages"]>;

/** Where the form of an act is sent, by itself with what is open on the page, and whether it is on its way. */
export function useAct(act: OrderAct, query?: string) {
  const { userId = "", orderId = "" } = useParams();
  const { search } = useLocation();
  const { formAction } = useNavigation();
  const path = href(`/admin/dashboard/order/:userId/:orderId/acts/${act}`, { userId, orderId });
  return { action: path + (query ?? search), pending: formAction?.split("?")[0] === path };
}

/** The address of an act, where nothing that is open on the page matters. */
export function orderActPath(act: OrderAct, { userId, id: orderId }: { userId: string; id: string }) {
  return href(`/admin/dashboard/order/:userId/:orderId/acts/${act}`, { userId, orderId });
}

/** What the last act was refused for: it is a route inside of the page, and the page shows its answer. */
export function useRefusedAct() {
  const innermost = useMatches().at(-1)?.id as `routes/admin/acts/${OrderAct}`;
  return unstable_useRoute(innermost)?.actionData as OrderProblem | undefined;
}

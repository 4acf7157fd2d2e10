import { Outlet } from "react-router";
import { orderedForContext } from "#app/auth/ordering-context.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { findOrderedFor } from "#app/services/orders/entered/check-entry.server.ts";
import { missing } from "#app/web/page-meta.ts";
import type { Route } from "./+types/for-client";

/** The same wizard, in the owner's portal: it works on an order that one of us has begun for this client. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ params, context }) => {
    const { id = "", orderId = "" } = params;
    const client = await findOrderedFor(context.get(appContext), id, orderId);
    if (!client) throw missing();
    context.set(orderedForContext, { customerId: id });
  },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = await findOrderedFor(context.get(appContext), params.id, params.orderId);
  return { name: (client && fullName(client)) || "N/A" };
}

export default function OrderForClient({ loaderData: { name } }: Route.ComponentProps) {
  return (
    <>
      <p className="mb-6 border-brass border-l-2 bg-bone/60 px-4 py-2 print:hidden">
        You are entering this order for <span className="font-medium">{name}</span>.
      </p>
      <Outlet />
    </>
  );
}

import { createContext, type RouterContextProvider } from "react-router";
import { userContext } from "#app/contexts.server.ts";

/** Set where one of us builds an order for a client: whose it is. */
export const orderedForContext = createContext<{ customerId: string } | null>(null);

export interface Ordering {
  /** Whose order. */
  userId: string;
  /** Who builds it: the client, or one of us. */
  actorId: string;
  /** The client, where it is one of us; their pages have an address of their own. */
  customerId: string | undefined;
}

export function orderingIn(context: Readonly<RouterContextProvider>): Ordering {
  const { id: actorId } = context.get(userContext);
  const customerId = context.get(orderedForContext)?.customerId;
  return { userId: customerId ?? actorId, actorId, customerId };
}

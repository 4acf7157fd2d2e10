import { data, Outlet } from "react-router";
import { appContext } from "#app/contexts.server.ts";
import type { Route } from "./+types/layout";

/** The pages of the house itself are shown in the demo; elsewhere they do not exist. */
const demoOnly: Route.MiddlewareFunction = ({ context }) => {
  if (context.get(appContext).config.mode !== "demo") throw data(null, { status: 404 });
};

export const middleware = [demoOnly];

/** Its presence makes the middleware run for data requests too. */
export function loader() {
  return null;
}

export default function KitLayout() {
  return <Outlet />;
}

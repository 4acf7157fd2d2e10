import { data, redirectDocument } from "react-router";
import type { Route } from "./+types/not-found.ts";

/** Any address that nothing else answers; the boundary of the frame says so. */
export function loader() {
  throw data(null, { status: 404 });
}

/** A public page does not know the portals' addresses (scripts/build/slim-manifest.ts): whatever is there, the server shows it. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (window.__reactRouterManifest?.routes["routes/client/layout"]) return serverLoader();
  throw redirectDocument(request.url);
}

export default function NotFound() {
  return null;
}

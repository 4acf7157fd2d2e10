import type { App } from "#app/app.server.ts";
import { business } from "#app/content/business.ts";

/** Ed25519, ES256 and RS256: between them every device of today. */
export const supportedAlgorithmIDs = [-8, -7, -257];

/** For whom a passkey is: the site's own address, or in the demo the one that the browser was pointed at. */
export function relyingParty(app: Pick<App, "config">, requestUrl: string) {
  const { origin, hostname } = app.config.mode === "production" ? app.config.siteUrl : new URL(requestUrl);
  return { name: business.name, id: hostname, origin };
}

import { createContext } from "react-router";
import type { App } from "./app.server.ts";
import type { SignedInUser } from "./auth/signed-in-user.server.ts";
import { type Site, shippedSite } from "./content/site.ts";
import type { Duty } from "./domain/accounts/staff/duty.ts";

export const appContext = createContext<App>();

export interface RequestFacts {
  /** In the log, in the X-Request-Id header and on the error page: one id ties them together. */
  id: string;
  /** Lets this response's own inline scripts run under the content security policy; a page that is kept as a file has none. */
  nonce?: string;
  /** The sender's IP address, as far as it can be trusted; of an IPv6 address its network. */
  ip: string;
}

export const requestContext = createContext<RequestFacts>();

/** The site that a request is answered with: the one that is shown, or a draft. At build time, what the build ships. */
export const siteContext = createContext<Site>(shippedSite);

/** Set by the guard of an area, so a loader or action below it has a user or does not run. */
export const userContext = createContext<SignedInUser>();

/** What they are here for, in the admin portal; set where the table of who may do what was asked. */
export const dutyContext = createContext<Duty>();

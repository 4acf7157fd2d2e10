import { CalendarDays, ClipboardList, Mail, MailCheck, Ruler, UserRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import {
  data,
  Form,
  type MiddlewareFunction,
  Outlet,
  type RouterContextProvider,
  redirect,
  useLocation,
  useMatch,
} from "react-router";
import { requireClient } from "#app/auth/guards.server.ts";
import { PortalBoundary } from "#app/components/portal-boundary.tsx";
import { PortalShell } from "#app/components/portal-shell.tsx";
import { appContext, siteContext, userContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { orderNumberIn } from "#app/domain/orders/order-id.ts";
import { isVerified } from "#app/services/accounts/addresses/own-address.server.ts";
import { findMyOrderByNumber } from "#app/services/orders/number-order.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { takeFlashToast } from "#app/web/form.server.ts";
import { isSidebarFolded } from "#app/web/sidebar-cookie.ts";
import { isWelcomed, rememberWelcome } from "#app/web/welcome-cookie.ts";
import type { Route } from "./+types/layout";
import { HUB, MY_ORDERS } from "./order-paths.ts";
import { CONSULTATION, CONTACT, HOME, PROFILE } from "./paths.ts";
import { ResendButton } from "./resend-button.tsx";

const NAMED = /^\/client\/dashboard\/(?:orders|create-order)\/(LF-\d{1,9})(?=\/|$)/;

/** E-mails call an order by its number; its pages have its id in their address. */
const leadByNumber: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const url = new URL(request.url);
  const named = request.method === "GET" ? NAMED.exec(url.pathname)?.[1] : undefined;
  if (!named) return next();
  const id = await findMine(context, named).catch(() => undefined);
  // An id may look like a number: then it is the address already.
  if (!id || id === named) return next();
  throw redirect(`${url.pathname.replace(named, id)}${url.search}`);
};

/** What cannot be looked up is left to the page, which says in its own words what it could not load. */
async function findMine(context: Readonly<RouterContextProvider>, named: string) {
  const number = orderNumberIn(named);
  if (number === undefined) return undefined;
  return findMyOrderByNumber(context.get(appContext).db, context.get(userContext).id, number);
}

const links = [
  { to: CONSULTATION, label: "Consultation", icon: <CalendarDays /> },
  { to: MY_ORDERS, label: "My Orders", icon: <ClipboardList />, alsoAt: HOME },
  { to: HUB, label: "Create an Order", icon: <Ruler /> },
  { to: PROFILE, label: "Profile", icon: <UserRound /> },
  { to: CONTACT, label: "Contact", icon: <Mail /> },
];

export const middleware: Route.MiddlewareFunction[] = [requireClient, leadByNumber];

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = context.get(userContext);
  const app = context.get(appContext);
  const toVerify = (await isVerified(app, app.db, user.id)) ? undefined : user.email;
  const { toast, headers } = await takeFlashToast(request);
  const { facts: site } = context.get(siteContext);
  return data({ name: fullName(user), toVerify, toast, folded: isSidebarFolded(request), site }, { headers });
}

export default function ClientLayout({ loaderData: { toVerify, site: _, ...shell } }: Route.ComponentProps) {
  return (
    <PortalShell areaName="Client portal" links={links} {...shell}>
      <WelcomeDialog />
      {toVerify && <VerifyBanner email={toVerify} />}
      <Outlet />
    </PortalShell>
  );
}

export const ErrorBoundary = PortalBoundary;

const parts = [
  { name: "Consultation", text: "book a visit to your home, if you are within our area." },
  { name: "My Orders", text: "follow your orders, read your quotes, confirm and pay." },
  { name: "Create an Order", text: "measure your windows and choose what we make for them." },
  { name: "Profile", text: "keep your address and password up to date." },
  { name: "Contact", text: "reach us by e-mail or phone." },
  { name: "Log Out", text: "leave the portal on this device." },
];

/** Shown once in a browser session, but not to somebody who came for one order, by a link in an e-mail. */
function WelcomeDialog() {
  const [open, setOpen] = useState(false);
  const cameForOrder = useRef(useMatch("/client/dashboard/orders/:orderId") !== null);
  // Without scripts it could not be closed, so it is opened by them.
  useEffect(() => setOpen(!cameForOrder.current && !isWelcomed()), []);
  const close = () => {
    rememberWelcome();
    setOpen(false);
  };
  return (
    <Dialog
      title="Welcome to Your Client Portal!"
      open={open}
      onClose={close}
      footer={
        <Button type="button" data-autofocus onClick={close}>
          I Understand
        </Button>
      }
    >
      <p className="text-ink-soft">Here is where everything is.</p>
      <dl className="mt-4 grid gap-3">
        {parts.map(({ name, text }) => (
          <div key={name} className="sm:grid sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="font-medium">{name}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Asks, above every page of the portal, and stands in nobody's way. */
function VerifyBanner({ email }: { email: string }) {
  const { pathname, search } = useLocation();
  return (
    <aside
      aria-label="Verify your address"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-brass border-l-2 bg-bone/60 px-4 py-3 print:hidden"
    >
      <p className="flex min-w-0 max-w-measure gap-3">
        <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brass-deep" />
        <span className="min-w-0">
          Please verify your e-mail address: open the link that we sent to{" "}
          <span className="wrap-anywhere font-medium">{email}</span>.
        </span>
      </p>
      <Form method="post" preventScrollReset>
        <ResendButton backTo={pathname + search} />
      </Form>
    </aside>
  );
}

import { data, isRouteErrorResponse, Outlet } from "react-router";
import { requireClientInFrame } from "#app/auth/guards.server.ts";
import { siteContext } from "#app/contexts.server.ts";
import { CONSULTATION } from "#app/routes/client/paths.ts";
import { ButtonLink, TextLink } from "#app/ui/button.tsx";
import { useErrorId } from "#app/ui/error-id.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { takeFlashToast } from "#app/web/form.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/layout";
import { BOOKING } from "./paths.ts";

export const meta = pageMeta({ title: "Book a consultation" });

export const middleware: Route.MiddlewareFunction[] = [requireClientInFrame];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { toast, headers } = await takeFlashToast(request);
  return data({ toast, site: context.get(siteContext).facts }, { headers });
}

/** What was done is said in the page itself: a toast at the corner of a frame would be out of sight. */
export default function BookingLayout({ loaderData: { toast } }: Route.ComponentProps) {
  return (
    <BookingFrame>
      {toast && (
        <FormMessage kind={toast.kind} className="mb-6">
          {toast.message}
        </FormMessage>
      )}
      <Outlet />
    </BookingFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <BookingFrame>{status === 401 ? <SignInAgain /> : status === 404 ? <NotHere /> : <Fault />}</BookingFrame>;
}

function BookingFrame({ children }: { children: React.ReactNode }) {
  return (
    <main id="main" tabIndex={-1} aria-label="Booking" className="mx-auto max-w-2xl p-1 pb-4">
      {children}
    </main>
  );
}

function SignInAgain() {
  return (
    <>
      <title>Please log in</title>
      <h1 className="text-xl">Please log in to book</h1>
      <p className="mt-2 mb-6 text-ink-soft">You have been logged out. Log in and we go on from here.</p>
      <ButtonLink to={CONSULTATION} target="_top" reloadDocument>
        Log in
      </ButtonLink>
    </>
  );
}

function NotHere() {
  return (
    <>
      <title>Not found</title>
      <h1 className="text-xl">This consultation is not here</h1>
      <p className="mt-2 mb-6 text-ink-soft">It may have been cancelled.</p>
      <ButtonLink to={BOOKING}>See your consultation</ButtonLink>
    </>
  );
}

function Fault() {
  const { business } = useSite();
  const id = useErrorId();
  return (
    <>
      <title>Something went wrong</title>
      <h1 className="text-xl">Something went wrong on our side</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        Please try again in a moment, or call us at <TextLink href={business.phoneLink}>{business.phone}</TextLink>.
        {id && <> Error id: {id}</>}
      </p>
      <ButtonLink to={BOOKING} reloadDocument>
        Try again
      </ButtonLink>
    </>
  );
}

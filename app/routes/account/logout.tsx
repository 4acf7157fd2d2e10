import { data, isRouteErrorResponse, redirect, useNavigation } from "react-router";
import { LogOutForm } from "#app/components/log-out-form.tsx";
import { Problem } from "#app/components/site/problem.tsx";
import { appContext } from "#app/contexts.server.ts";
import { signOut } from "#app/services/accounts/sign-in.server.ts";
import { Button } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { logFailure } from "#app/web/form.server.ts";
import { pageTitle } from "#app/web/page-meta.ts";
import { useSite } from "#app/web/site/use-site.ts";
import { startStyleLine } from "#app/web/start-style.server.ts";
import type { Route } from "./+types/logout";
import { AccountPanel } from "./account-panel.tsx";

const STILL_IN = "We could not log you out just now, so you are still signed in on this device. Please try again.";

/** A link or a reload that lands here changes nothing. */
export function loader() {
  return redirect("/");
}

export async function action({ request, context }: Route.ActionArgs) {
  const headers = new Headers({ "set-cookie": await startStyleLine(undefined) });
  try {
    for (const cookie of await signOut(context.get(appContext), request.headers)) headers.append("set-cookie", cookie);
  } catch (error) {
    logFailure(context, error);
    throw stillIn();
  }
  return redirect("/", { headers });
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    // The network is gone: whether the session is over, only another try can tell.
    throw error instanceof TypeError ? stillIn() : error;
  }
}

function stillIn() {
  return data({ sentence: STILL_IN }, { status: 503 });
}

/** Never shown, because the loader leads away; without it a failure would be answered as bare data. */
export default function LogOutPage() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useSite();
  const sending = useNavigation().formAction === "/logout";
  if (!isRouteErrorResponse(error) || error.status !== 503) return <Problem error={error} />;
  return (
    <AccountPanel title="You are still signed in" lead="Your account is open to whoever uses this device.">
      <title>{pageTitle("Log out", site)}</title>
      <FormMessage kind="error" className="mb-8">
        {STILL_IN}
      </FormMessage>
      <LogOutForm>
        <Button pending={sending} pendingLabel="Logging out">
          Log Out
        </Button>
      </LogOutForm>
    </AccountPanel>
  );
}

import { data, Form, useNavigation } from "react-router";
import { findSignedInUser } from "#app/auth/signed-in-user.server.ts";
import { appContext, requestContext } from "#app/contexts.server.ts";
import { homeOf } from "#app/domain/accounts/role.ts";
import { findAddressLink, openAddressLink } from "#app/services/accounts/addresses/address-links.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormMessage, useFocusOnError } from "#app/ui/post-form.tsx";
import { mutation, readForm } from "#app/web/form.server.ts";
import { passRetryAfter, sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { useSaid } from "#app/web/site/use-site.ts";
import type { Route } from "./+types/verify-address";
import { AccountPanel } from "./account-panel.tsx";
import { cookieLines } from "./lead-in.server.ts";

const FAILED = "Something went wrong on our side. Please try again in a moment.";
const USED = "This link was used already. Your address has been changed.";
const INCOMPLETE = "Please open the link from our e-mail again: a part of it is missing.";

export const meta = pageMeta({ title: "Your e-mail address" });

/** The token must reach no other site and no cache, as on the page for a new password. */
export function headers(args: Route.HeadersArgs) {
  const { loaderHeaders, actionHeaders } = args;
  const passed = passRetryAfter(args);
  for (const line of [...loaderHeaders.getSetCookie(), ...actionHeaders.getSetCookie()]) {
    passed.append("set-cookie", line);
  }
  passed.set("cache-control", "no-store");
  passed.set("referrer-policy", "same-origin");
  return passed;
}

/**
 * In the browser of whoever made the account, the click in the e-mail is all it takes. For anybody else the page asks, with
 * one button: programs that check mails open every link in them, and an address must not count as verified because the
 * mailbox of a stranger has such a program.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { user } = await findSignedInUser(app, request.headers);
  const home = user && homeOf(user.role);
  const refuse = (sentence: string, status: number) => data({ state: "spent" as const, sentence, home }, { status });
  if (token === "") return refuse(INCOMPLETE, 400);
  const link = await findAddressLink(app, token);
  if (!link.ok) return refuse(link.reason, link.status);
  const { purpose, address } = link;
  // Whoever finds the link later learns no address from it.
  if (link.used && purpose === "change") return refuse(USED, 200);
  if (link.used) return data({ state: "done" as const, purpose, address, home });
  if (user?.id !== link.userId) return data({ state: "ask" as const, token, purpose, address, home });
  const { ip } = context.get(requestContext);
  const opened = await openAddressLink(app, token, { user, ip, headers: request.headers });
  if (!opened.ok) return refuse(opened.reason, opened.status);
  return data({ state: "done" as const, purpose, address, home }, { headers: cookieLines(opened.cookies) });
}

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const token = (await readForm(request)).text("token");
  const { ip } = context.get(requestContext);
  const { user } = await findSignedInUser(app, request.headers);
  return mutation(context, {
    run: () => openAddressLink(app, token, { user, ip, headers: request.headers }),
    failed: FAILED,
    done: ({ purpose, address, cookies }) => data({ done: { purpose, address } }, { headers: cookieLines(cookies) }),
  });
}

export const clientAction = sending<typeof action>(FAILED);

export default function VerifyAddressPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && "done" in actionData) return <Done {...actionData.done} home={loaderData.home} />;
  if (loaderData.state === "done") return <Done {...loaderData} />;
  if (loaderData.state === "spent") return <Spent {...loaderData} />;
  return <Ask {...loaderData} problem={actionData?.error} />;
}

type Purpose = "verify" | "change";

const questions: Record<Purpose, { title: string; lead: string; button: string }> = {
  verify: {
    title: "Is this your address?",
    lead: "An account with {name} was made with it.",
    button: "Yes, verify it",
  },
  change: {
    title: "Use this address?",
    lead: "You will log in to {name} with it, and we’ll write to you here.",
    button: "Yes, use this address",
  },
};

function Ask({ token, purpose, address, problem }: AskProps) {
  const pending = useNavigation().state !== "idle";
  const form = useFocusOnError(problem ? { error: problem } : undefined);
  const { title, lead, button } = useSaid(questions[purpose]);
  return (
    <AccountPanel title={title} lead={lead}>
      <Form ref={form} method="post" className="grid gap-6">
        {problem ? <FormMessage kind="error">{problem}</FormMessage> : null}
        <p className="wrap-anywhere text-lg">{address}</p>
        <input type="hidden" name="token" value={token} />
        <div>
          <Button pending={pending} pendingLabel="One moment">
            {button}
          </Button>
        </div>
        <p className="text-ink-soft">If it is not yours, close this page: nothing happens.</p>
      </Form>
    </AccountPanel>
  );
}

interface AskProps {
  token: string;
  purpose: Purpose;
  address: string;
  problem: string | undefined;
}

function Done({ purpose, address, home }: { purpose: Purpose; address: string; home: string | undefined }) {
  const sentence =
    purpose === "verify"
      ? `Thank you. ${address} is verified.`
      : `${address} is the address of your account now. Other devices have been signed out.`;
  return (
    <AccountPanel title="Your e-mail address">
      <FormMessage kind="success">
        <span className="wrap-anywhere">{sentence}</span>
      </FormMessage>
      <Onward home={home} />
    </AccountPanel>
  );
}

function Spent({ sentence, home }: { sentence: string; home: string | undefined }) {
  return (
    <AccountPanel title="Your e-mail address">
      <FormMessage kind="info">{sentence}</FormMessage>
      <Onward home={home} />
    </AccountPanel>
  );
}

function Onward({ home }: { home: string | undefined }) {
  return (
    <div className="mt-8">
      {home ? <ButtonLink to={home}>My Portal</ButtonLink> : <ButtonLink to="/login">Log in</ButtonLink>}
    </div>
  );
}

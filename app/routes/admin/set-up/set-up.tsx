import { Check } from "lucide-react";
import { Link } from "react-router";
import { userContext } from "#app/auth/signed-in-user.server.ts";
import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { HOME, SET_UP, SITE } from "#app/routes/admin/paths.ts";
import { sendTest } from "#app/services/emails/send-test.server.ts";
import { findSetUp } from "#app/services/site/find-set-up.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sending } from "#app/web/send-form.ts";
import type { Route } from "./+types/set-up";
import { inSetUp, setUpSteps } from "./steps.ts";

const FAILED = "The test could not be sent. Please try again.";

export const meta = pageMeta({ title: "Set up your business" });

export async function loader({ context }: Route.LoaderArgs) {
  const { id, email } = context.get(userContext);
  return { ...(await findSetUp(context.get(appContext), id)), email };
}

export async function action({ context }: Route.ActionArgs) {
  const { id, email, ...named } = context.get(userContext);
  return mutation(context, {
    run: () => sendTest(context.get(appContext), { to: { id, name: fullName(named), address: email }, wording: "" }),
    failed: FAILED,
    done: () => redirectWithToast(SET_UP, `A test is on its way to ${email}.`),
  });
}

export const clientAction = sending<typeof action>(FAILED);

const tests = {
  none: "Nothing has been tried yet.",
  queued: "A test is on its way.",
  sent: "A test has gone out: look whether it is there.",
  failed: "The last test did not go out. What the mail server answered stands under E-mails.",
};

export default function SetUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, test = "none", email } = loaderData;
  const next = setUpSteps.find(({ key }) => !done[key]);
  return (
    <>
      <PageHeading
        title="Set up your business"
        lead="About ten minutes. Each step is a page of Settings; skip what you do not know yet, and come back."
        actions={next ? <ButtonLink to={inSetUp(next.to)}>{done.business ? "Go On" : "Begin"}</ButtonLink> : null}
      />
      <ol className="max-w-3xl border-line border-t">
        {setUpSteps.map(({ key, title, to, minutes }) => (
          <li key={key} className="border-line border-b">
            <Link to={inSetUp(to)} className="group flex min-h-14 flex-wrap items-center gap-x-4 py-3">
              <span className="grow font-display text-lg decoration-1 decoration-brass underline-offset-4 group-hover:underline">
                {title}
              </span>
              <span className="flex items-center gap-2 text-ink-soft text-sm">
                {done[key] ? <Check aria-hidden="true" className="size-4 text-moss" /> : null}
                {done[key] ? "Yours" : `As it came, ${minutes === 1 ? "a minute" : `${minutes} minutes`}`}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <section aria-labelledby="mail" className="mt-10 max-w-3xl">
        <h2 id="mail" className="text-xl">
          Does mail go out?
        </h2>
        <PostForm problem={actionData} submit="Send Me a Test" pendingLabel="Sending" variant="secondary" unguarded>
          <p className="mt-2 mb-4 text-ink-soft">
            {tests[test as keyof typeof tests] ?? tests.failed} It goes to {email}.
          </p>
        </PostForm>
      </section>
      <p className="mt-10 max-w-3xl text-ink-soft">
        Partners, testimonials, questions and the rest are in <TextLink to={SITE}>Business and site</TextLink>; until
        they are yours, visitors see no samples. <TextLink to={HOME}>Go to the desk</TextLink>
      </p>
    </>
  );
}

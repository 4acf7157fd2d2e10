import { Check } from "lucide-react";
import { Link } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { fullName, isUnnamed } from "#app/domain/accounts/full-name.ts";
import { sendsMail } from "#app/email/transports/transport-settings.ts";
import { CHANGE_NAME, HOME, SET_UP, SITE } from "#app/routes/admin/paths.ts";
import { MAIL_STAYS, sendTest } from "#app/services/emails/send-again.server.ts";
import { findSetUp } from "#app/services/site/find-set-up.server.ts";
import { ButtonLink, TextLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { mutation, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/set-up";
import { inSetUp, setUpSteps } from "./steps.ts";

const FAILED = "The test could not be sent. Please try again.";

export const meta = pageMeta({ title: "Set up your business" });

export async function loader({ context }: Route.LoaderArgs) {
  const { id, email, ...named } = context.get(userContext);
  const app = context.get(appContext);
  const mailStays = sendsMail(app.config.email) ? "" : MAIL_STAYS;
  return { ...(await findSetUp(app, id)), email, isUnnamed: isUnnamed(named), mailStays };
}

export async function action({ context }: Route.ActionArgs) {
  const { id, email, ...named } = context.get(userContext);
  return mutation(context, {
    run: () => sendTest(context.get(appContext), { to: { id, name: fullName(named), address: email }, wording: "" }),
    failed: FAILED,
    done: ({ said }) => redirectWithToast(SET_UP, said),
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
  const { done, test = "none", email, isUnnamed: unnamed, mailStays } = loaderData;
  const next = setUpSteps.find(({ key }) => !done[key]);
  return (
    <>
      <PageHeading
        title="Set up your business"
        lead="About ten minutes. Each step is a page of Settings; skip what you do not know yet, and come back."
        actions={next ? <ButtonLink to={inSetUp(next.to)}>{done.business ? "Go On" : "Begin"}</ButtonLink> : null}
      />
      <ol className="max-w-3xl border-line border-t">
        {setUpSteps.map(({ key, title, what, to, minutes }) => (
          <li key={key} className="border-line border-b">
            <Link to={inSetUp(to)} className="group flex min-h-14 flex-wrap items-center gap-x-4 py-3">
              <span className="grow">
                <span className="font-display text-lg decoration-1 decoration-brass underline-offset-4 group-hover:underline">
                  {title}
                </span>{" "}
                <span className="ml-2 text-ink-soft">{what}</span>
              </span>
              <span className="flex items-center gap-2 text-ink-soft text-sm">
                {done[key] ? <Check aria-hidden="true" className="size-4 text-moss" /> : null}
                {done[key] ? "Saved" : `As it came, ${minutes === 1 ? "a minute" : `${minutes} minutes`}`}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {unnamed ? (
        <p className="mt-6 max-w-3xl">
          Letters and quotes are signed with your first name. <TextLink to={CHANGE_NAME}>Tell us your name</TextLink>
        </p>
      ) : null}
      <section aria-labelledby="mail" className="mt-10 max-w-3xl">
        <h2 id="mail" className="text-xl">
          Does mail go out?
        </h2>
        <PostForm problem={actionData} submit="Send Me a Test" pendingLabel="Sending" variant="secondary" unguarded>
          <p className="mt-2 mb-4 text-ink-soft">
            {mailStays
              ? `${mailStays} Whoever runs it sets how it goes out (SMTP_URL).`
              : `${tests[test as keyof typeof tests] ?? tests.failed} It goes to ${email}.`}
          </p>
        </PostForm>
      </section>
      <p className="mt-10 max-w-3xl text-ink-soft">
        Partners, testimonials, questions and the rest are in <TextLink to={SITE}>Business and site</TextLink>; until
        they are yours, visitors read what came with the site. <TextLink to={HOME}>Go to the desk</TextLink>
      </p>
    </>
  );
}

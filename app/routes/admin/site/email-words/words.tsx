import type { DescribedProblem } from "#app/components/field-input.tsx";
import { appContext, userContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { type OwnWords, ownWordsForm } from "#app/domain/site/email-words.ts";
import type { SiteDocument } from "#app/domain/site/site-document.ts";
import { placeholdersOf, shippedWords } from "#app/email/own-words.ts";
import { SettingsForm } from "#app/routes/admin/forms/settings-form.tsx";
import { SITE_EMAILS, siteEmailDraftPath, siteEmailPath } from "#app/routes/admin/paths.ts";
import { PutAllBack, SeeDraft, WithShipped } from "#app/routes/admin/site/own-text.tsx";
import { sendTest } from "#app/services/emails/send-again.server.ts";
import { findSite } from "#app/services/site/find-site.server.ts";
import { findDocument, type Saved, saveEmail } from "#app/services/site/save-site.server.ts";
import { StandingLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/words";
import { entryOf, takeWords, wordingIn } from "./take-words.ts";

const SAVE_FAILED = "Failed to save this. Please try again.";
const TEST = "test";

export const meta = pageMetaOf<Route.ComponentProps["loaderData"]>((loaded) => loaded?.label ?? "Wording of e-mails");

/** As they are said now: the owner's where there are any. */
function saidIn({ emails }: SiteDocument, key: string, shipped: OwnWords): OwnWords {
  const { subject, heading, opening } = emails?.find(({ kind }) => kind === key) ?? shipped;
  return {
    subject: subject || shipped.subject,
    heading: heading || shipped.heading,
    opening: opening || shipped.opening,
  };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const wording = wordingIn(params);
  const { db } = context.get(appContext);
  const { version, document } = await findDocument(db);
  const { words, example } = shippedWords(wording, (await findSite(db)).facts);
  return {
    key: wording.key,
    label: wording.label,
    names: placeholdersOf(wording.kind),
    version,
    values: saidIn(document, wording.key, words),
    shipped: words,
    example,
    changed: document.emails?.some(({ kind }) => kind === wording.key) ?? false,
    email: context.get(userContext).email,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const wording = wordingIn(params);
  const form = await readForm(request);
  const app = context.get(appContext);
  const page = siteEmailPath(wording.key);
  const { id, email, ...named } = context.get(userContext);
  if (form.text("intent") === TEST) {
    return mutation(context, {
      run: () => sendTest(app, { to: { id, name: fullName(named), address: email }, wording: wording.key }),
      failed: "The test could not be sent. Please try again.",
      form: TEST,
      done: ({ said }) => redirectWithToast(page, said),
    });
  }
  const { facts } = await findSite(app.db);
  const { words: shipped } = shippedWords(wording, facts);
  const { check, values } = takeWords(form, wording, facts);
  const all = form.text("putBack") === "all";
  return mutation<OwnWords, Saved, Promise<Response>, DescribedProblem>(context, {
    check,
    values,
    run: (typed) =>
      saveEmail(app, {
        kind: wording.key,
        value: entryOf(wording, typed, shipped),
        basedOn: form.wholeNumber("version"),
        actorId: id,
        reason: `E-mail ${wording.label}${all ? ", put back" : ""}`,
      }),
    failed: SAVE_FAILED,
    more: (refused): Partial<DescribedProblem> =>
      "newer" in refused && refused.newer
        ? { version: refused.newer.version, newer: { ...saidIn(refused.newer.document, wording.key, shipped) } }
        : {},
    done: () => redirectWithToast(page, all ? "Put back as it came." : "Saved, for every e-mail from now on."),
  });
}

export const clientAction = sending<typeof action>(SAVE_FAILED);

export default function WordsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { key, label, names, version, values, shipped, example, changed, email } = loaderData;
  const form = ownWordsForm(names);
  const [problem, testProblem] = actionData?.form === TEST ? [undefined, actionData] : [actionData, undefined];
  return (
    <>
      <PageHeading
        title={label}
        lead="What you leave empty is said as it came."
        actions={<StandingLink to={SITE_EMAILS}>Wording of e-mails</StandingLink>}
      />
      <div className="gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem]">
        <SettingsForm
          name={label}
          form={form}
          values={values}
          version={version}
          problem={problem as DescribedProblem | undefined}
          save="Save"
          also={<SeeDraft action={siteEmailDraftPath(key)}>See the e-mail</SeeDraft>}
          className="grid content-start gap-6"
        >
          {form.fields.map((field) => {
            const part = field.name as keyof OwnWords;
            const varies = shipped[part] === "" ? example[part] : undefined;
            return <WithShipped key={part} field={field} shipped={shipped[part]} example={varies} />;
          })}
          {changed ? <PutAllBack /> : null}
        </SettingsForm>
        <section aria-labelledby="test" className="max-lg:mt-10">
          <p className="wrap-anywhere mb-8 border-line border-t pt-4 text-ink-soft text-sm">
            You can use {names.map((name) => `{${name}}`).join(", ")}.
          </p>
          <h2 id="test" className="border-line border-t pt-4 text-lg">
            Try it
          </h2>
          <PostForm
            problem={testProblem}
            intent={TEST}
            submit="Send Me a Test"
            pendingLabel="Sending"
            variant="secondary"
            unguarded
            preventScrollReset
          >
            <p className="mt-2 mb-4 text-ink-soft">
              What is saved goes to {email}, filled with a made-up client. Nobody else gets it.
            </p>
          </PostForm>
        </section>
      </div>
    </>
  );
}

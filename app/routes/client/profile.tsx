import type { ReactNode } from "react";
import { Form, useSearchParams } from "react-router";
import { AddressSection } from "#app/components/account/address-section.tsx";
import { SessionsSection } from "#app/components/account/sessions-section.tsx";
import { ContactInput } from "#app/components/contact-input.tsx";
import { PasswordChangeFields } from "#app/components/password-change-fields.tsx";
import { appContext, userContext } from "#app/contexts.server.ts";
import { profileFields } from "#app/domain/accounts/contact-details.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { checkClientPasswordChange } from "#app/domain/accounts/password-change.ts";
import { formatPhone } from "#app/domain/accounts/phone.ts";
import { checkProfile, type Profile } from "#app/domain/accounts/profile.ts";
import { answerAccountSections, loadAccountSections } from "#app/routes/account/account-sections.server.ts";
import { PASSWORD_UPDATE_FAILED, sectionFailure } from "#app/routes/account/account-texts.ts";
import { answerPasswordChange } from "#app/routes/account/change-password.server.ts";
import { findProfile, updateProfile } from "#app/services/accounts/profile.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading, Ways } from "#app/ui/page-heading.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { attemptToLoad, type Form as FormFields, mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { type FormProblem, passRetryAfter, sendForm } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/profile";
import { DELETE_ACCOUNT, MY_DATA, PROFILE } from "./paths.ts";

const LOAD_FAILED = "Error fetching user data. Please try again.";
const UPDATE_FAILED = "Failed to update profile. Please try again.";

export const meta = pageMeta({ title: "Profile" });

export const headers = passRetryAfter;

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = context.get(userContext);
  const { email, ...profile } = await attemptToLoad(context, LOAD_FAILED, () =>
    findProfile(context.get(appContext), id),
  );
  return { email, profile, ...(await loadAccountSections(context)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.text("intent") === "profile") return saveProfile(context, form);
  const ofSection = await answerAccountSections({ context, form, backTo: PROFILE });
  if (ofSection) return ofSection;
  return answerPasswordChange(
    { context, form },
    {
      check: checkClientPasswordChange,
      backTo: PROFILE,
      success: "Password updated successfully!",
    },
  );
}

async function saveProfile(context: Route.ActionArgs["context"], form: FormFields) {
  const typed = form.texts(profileFields);
  return mutation(context, {
    values: typed,
    check: checkProfile(typed),
    run: (profile) => updateProfile(context.get(appContext), context.get(userContext).id, profile),
    failed: UPDATE_FAILED,
    done: () => redirectWithToast(PROFILE, "Profile updated successfully!"),
  });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  const section = sectionFailure(intent);
  if (section) return sendForm(() => serverAction(), section.sentence, section.form);
  return sendForm(() => serverAction(), intent === "profile" ? UPDATE_FAILED : PASSWORD_UPDATE_FAILED);
}

export default function ProfilePage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { profile, email } = loaderData;
  const panel = useSearchParams()[0].get("panel");
  return (
    <div className="max-w-2xl xl:max-w-none">
      <PageHeading title="Profile" />
      <div className="gap-x-16 xl:grid xl:grid-cols-2">
        <div>
          {panel === "edit" ? (
            <Panel title="Personal information" problem={problem} intent="profile" save="Save">
              <div className="grid items-start gap-6 sm:grid-cols-2">
                {profileFields.map((name) => (
                  <ContactInput
                    key={name}
                    name={name}
                    known={profile}
                    problem={problem}
                    className={name === "street" ? "sm:col-span-2" : undefined}
                  />
                ))}
              </div>
            </Panel>
          ) : (
            <>
              <ProfileFacts profile={profile} email={email} />
              <OpenPanel name="edit" label="Edit" />
            </>
          )}
          <div className="mt-10 border-line border-t pt-8">
            {panel === "password" ? (
              <Panel title="Change Password" problem={problem} intent="password" save="Update Password">
                <PasswordChangeFields problem={problem} />
              </Panel>
            ) : (
              <TitledSection id="password" title="Your password">
                <OpenPanel name="password" label="Change Password" />
              </TitledSection>
            )}
          </div>
        </div>
        <div className="xl:*:first:mt-0 xl:*:first:border-t-0 xl:*:first:pt-0">
          <AddressSection change={loaderData.addressChange} problem={problem} />
          <SessionsSection sessions={loaderData.sessions} problem={problem} />
          <YourData />
        </div>
      </div>
    </div>
  );
}

function ProfileFacts({ profile, email }: { profile: Profile; email: string }) {
  const facts = [
    ["Name", fullName(profile)],
    ["Email", email],
    ["Phone Number", formatPhone(profile.phoneNumber)],
    ["Address", [profile.street, profile.city, profile.state, profile.zipCode].filter(Boolean).join(", ")],
  ];
  return (
    <dl className="grid gap-6 sm:grid-cols-2">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-ink-soft text-sm">{term}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The open panel is an address, so Back closes it and it opens without scripts. */
function OpenPanel({ name, label }: { name: string; label: string }) {
  return (
    <Form method="get" preventScrollReset className="mt-6">
      <Button name="panel" value={name} variant="secondary">
        {label}
      </Button>
    </Form>
  );
}

interface PanelProps {
  title: string;
  intent: string;
  save: string;
  problem: FormProblem | undefined;
  children: ReactNode;
}

function Panel({ title, intent, save, problem, children }: PanelProps) {
  const headingId = `${intent}-panel`;
  return (
    <TitledSection id={headingId} title={title}>
      <PostForm
        problem={problem}
        intent={intent}
        unguarded
        saidAbove={intent !== "profile"}
        submit={save}
        pendingLabel="Saving"
        className="mt-6 grid gap-6"
        also={
          <Button form="close-panel" variant="quiet">
            Cancel
          </Button>
        }
      >
        {children}
      </PostForm>
      <Form id="close-panel" method="get" action={PROFILE} preventScrollReset />
    </TitledSection>
  );
}

/** The client's own data: to take along, and to have deleted. */
function YourData() {
  return (
    <TitledSection id="your-data" title="Your data" className="mt-10 border-line border-t pt-8">
      <p className="mt-2 max-w-measure text-ink-soft">
        Everything we hold about you in one file: your profile, orders and windows with their drawings, consultations,
        e-mails and log-ins.
      </p>
      <div className="mt-6 flex flex-wrap gap-4">
        <Ways
          size="md"
          links={[
            { to: MY_DATA, label: "Download my data", reloadDocument: true },
            { to: DELETE_ACCOUNT, label: "Delete my account" },
          ]}
        />
      </div>
    </TitledSection>
  );
}

import { Form, useNavigation } from "react-router";
import { AddressSection } from "#app/components/account/address-section.tsx";
import { SessionsSection } from "#app/components/account/sessions-section.tsx";
import { ContactInput } from "#app/components/contact-input.tsx";
import { PasswordChangeFields } from "#app/components/password-change-fields.tsx";
import { appContext, dutyContext, userContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { checkAdminPasswordChange } from "#app/domain/accounts/password-change.ts";
import { checkName, type PersonName } from "#app/domain/accounts/profile.ts";
import type { Duty } from "#app/domain/accounts/staff/duty.ts";
import { MAX_SEARCH_LENGTH } from "#app/domain/list-query.ts";
import { answerAccountSections, loadAccountSections } from "#app/routes/account/account-sections.server.ts";
import { PASSWORD_UPDATE_FAILED, sectionFailure } from "#app/routes/account/account-texts.ts";
import { answerPasswordChange } from "#app/routes/account/change-password.server.ts";
import { SETTINGS } from "#app/routes/admin/paths.ts";
import { SecondStepField } from "#app/routes/admin/second-step/second-step-field.tsx";
import { SecondStepSection } from "#app/routes/admin/second-step/settings-section.tsx";
import { changeName } from "#app/services/accounts/profile.server.ts";
import { findProofState } from "#app/services/accounts/second-step/prove-second-step.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PostForm, useFocusOnError, useUnsavedTyping } from "#app/ui/post-form.tsx";
import { mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { type FormProblem, passRetryAfter, sendForm } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/settings";
import { AllSettings, FindSetting } from "./all-settings.tsx";
import { findSettings, settingsOf } from "./find-settings.server.ts";

const NAME_FAILED = "Failed to update your name. Please try again.";

export const meta = pageMeta({ title: "Settings" });

export const headers = passRetryAfter;

export async function loader({ request, context }: Route.LoaderArgs) {
  const [user, duty] = [context.get(userContext), context.get(dutyContext)];
  const find = (new URL(request.url).searchParams.get("find") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
  const { firstName, lastName, email } = user;
  const app = context.get(appContext);
  return {
    name: fullName({ firstName, lastName }),
    firstName,
    lastName,
    email,
    secondStep: await findProofState(app, user),
    all: { groups: groupsFor(duty), find, found: findSettings(duty, find) },
    ...(await loadAccountSections(context)),
  };
}

/** No more of them than the page shows. */
function groupsFor(duty: Duty) {
  return settingsOf(duty).map((group) => {
    return { label: group.label, pages: group.pages.map(({ to, label, lead }) => ({ to, label, lead })) };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.text("intent") === "name") {
    const values = form.texts(["firstName", "lastName"]);
    return mutation(context, {
      check: checkName(values),
      run: (name) => changeName(context.get(appContext), context.get(userContext).id, name),
      failed: NAME_FAILED,
      values,
      form: "name",
      done: () => redirectWithToast(SETTINGS, "Name updated successfully."),
    });
  }
  const ofSection = await answerAccountSections({ context, form, backTo: SETTINGS });
  if (ofSection) return ofSection;
  return answerPasswordChange(
    { context, form },
    {
      check: checkAdminPasswordChange,
      backTo: SETTINGS,
      success: "Password updated successfully.",
    },
  );
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  const section = sectionFailure(intent);
  if (section) return sendForm(() => serverAction(), section.sentence, section.form);
  return intent === "name"
    ? sendForm(() => serverAction(), NAME_FAILED, "name")
    : sendForm(() => serverAction(), PASSWORD_UPDATE_FAILED);
}

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const ofName = actionData?.form === "name";
  return (
    <>
      <PageHeading title="Settings" />
      {loaderData.all.groups.length > 1 && <FindSetting {...loaderData.all} />}
      {/* Whoever found something reads that alone; what was typed below stays. */}
      <div hidden={loaderData.all.found.length > 0}>
        <div className="gap-x-14 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
          <div>
            <dl className="grid gap-x-6 gap-y-4 max-lg:sm:grid-cols-2">
              <div>
                <dt className="text-ink-soft text-sm">Name</dt>
                <dd>{loaderData.name}</dd>
              </div>
              <div>
                <dt className="text-ink-soft text-sm">Email</dt>
                <dd className="wrap-anywhere">{loaderData.email}</dd>
              </div>
            </dl>
            <PasswordForm problem={actionData?.form ? undefined : actionData} due={loaderData.secondStep.due} />
          </div>
          <AllSettings groups={loaderData.all.groups} />
        </div>
        <div className="grid-cols-2 gap-x-14 lg:grid 2xl:grid-cols-3">
          <NameForm stored={loaderData} problem={ofName ? actionData : undefined} />
          <SecondStepSection on={loaderData.secondStep.enabled} />
          <AddressSection change={loaderData.addressChange} problem={actionData} />
        </div>
        <SessionsSection sessions={loaderData.sessions} problem={actionData} />
      </div>
    </>
  );
}

function PasswordForm({ problem, due }: { problem: Route.ComponentProps["actionData"]; due: boolean }) {
  const { formMethod, formData } = useNavigation();
  const pending = formMethod === "POST" && !formData?.has("intent");
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  return (
    <section aria-labelledby="change-password" className="mt-6 border-line border-t pt-6">
      <h2 id="change-password" className="text-lg">
        Change Password
      </h2>
      <Form
        ref={form}
        {...marks}
        method="post"
        noValidate
        // A row of fields on a tablet; a column beside the settings where there is room for both.
        className="field-grid mt-4 grid grid-flow-row-dense grid-cols-[minmax(0,1fr)] gap-x-6 *:mb-4 *:last:mb-0 max-lg:md:grid-cols-3 [&>[role=alert]]:col-span-full"
      >
        <PasswordChangeFields problem={problem} />
        <div className="col-span-full empty:hidden">
          <SecondStepField problem={problem} due={due} />
        </div>
        <div>
          <Button type="submit" pending={pending} pendingLabel="Saving">
            Update Password
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** The name by which an admin's changes are told, on the timeline of an order and in the sidebar. */
function NameForm({ stored, problem }: { stored: PersonName; problem: FormProblem | undefined }) {
  return (
    <section aria-labelledby="change-name" className="mt-10 border-line border-t pt-8">
      <h2 id="change-name" className="text-xl">
        Change Name
      </h2>
      <PostForm
        // After a save the fields show what is stored by then.
        key={`${stored.firstName} ${stored.lastName}`}
        problem={problem}
        intent="name"
        submit="Update Name"
        variant="secondary"
        pendingLabel="Saving"
        className="mt-6 grid gap-6 sm:grid-cols-2"
      >
        <ContactInput name="firstName" problem={problem} known={stored} />
        <ContactInput name="lastName" problem={problem} known={stored} />
      </PostForm>
    </section>
  );
}

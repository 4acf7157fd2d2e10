import { Form, useNavigation } from "react-router";
import { dutyContext, userContext } from "#app/auth/signed-in-user.server.ts";
import { AddressSection } from "#app/components/account/address-section.tsx";
import { SessionsSection } from "#app/components/account/sessions-section.tsx";
import { ContactInput } from "#app/components/contact-input.tsx";
import { PasswordChangeFields } from "#app/components/password-change-fields.tsx";
import { appContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { checkAdminPasswordChange } from "#app/domain/accounts/password-change.ts";
import { checkName, type PersonName } from "#app/domain/accounts/profile.ts";
import { can } from "#app/domain/accounts/staff/duty.ts";
import { answerAccountSections, loadAccountSections } from "#app/routes/account/account-sections.server.ts";
import { PASSWORD_UPDATE_FAILED, sectionFailure } from "#app/routes/account/account-texts.ts";
import { answerPasswordChange } from "#app/routes/account/change-password.server.ts";
import { changeName } from "#app/services/accounts/profile.server.ts";
import { findProofState } from "#app/services/accounts/second-step/prove-second-step.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { redirectWithToast } from "#app/web/flash-toast.server.ts";
import { readForm } from "#app/web/form.server.ts";
import { type FormProblem, passRetryAfter } from "#app/web/form-problem.ts";
import { mutation } from "#app/web/mutation.server.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import { sendForm } from "#app/web/send-form.ts";
import type { Route } from "./+types/settings";
import { AVAILABILITY, BACKUPS, CALENDAR_SETTINGS, SETTINGS } from "./paths.ts";
import { SecondStepField } from "./second-step/second-step-field.tsx";
import { SecondStepSection } from "./second-step/settings-section.tsx";

const NAME_FAILED = "Failed to update your name. Please try again.";

export const meta = pageMeta({ title: "Settings" });

export const headers = passRetryAfter;

export async function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext);
  const { firstName, lastName, email } = user;
  const app = context.get(appContext);
  return {
    name: fullName({ firstName, lastName }),
    firstName,
    lastName,
    email,
    secondStep: await findProofState(app, user),
    // What is kept for the house is the owner's to look after.
    house: can(context.get(dutyContext), "settings"),
    ...(await loadAccountSections(context)),
  };
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
      <dl className="grid max-w-xl gap-6 sm:grid-cols-2">
        <div>
          <dt className="text-ink-soft text-sm">Name</dt>
          <dd>{loaderData.name}</dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">Email</dt>
          <dd>{loaderData.email}</dd>
        </div>
      </dl>
      <div className="gap-x-16 xl:grid xl:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
        <div className="max-w-xl">
          <NameForm stored={loaderData} problem={ofName ? actionData : undefined} />
          <PasswordForm problem={actionData?.form ? undefined : actionData} due={loaderData.secondStep.due} />
          <SecondStepSection on={loaderData.secondStep.enabled} />
          <AddressSection change={loaderData.addressChange} problem={actionData} />
          <SessionsSection sessions={loaderData.sessions} problem={actionData} />
        </div>
        <div>
          <section aria-labelledby="calendar" className="mt-10 max-w-xl border-line border-t pt-8">
            <h2 id="calendar" className="text-xl">
              Calendar
            </h2>
            <p className="mt-2">
              Your visits in the calendar of your own phone, and a summary each morning, are set up under{" "}
              <TextLink to={CALENDAR_SETTINGS}>Calendar</TextLink>.
            </p>
          </section>
          {loaderData.house && <HouseSections />}
        </div>
      </div>
    </>
  );
}

function HouseSections() {
  return (
    <>
      <section aria-labelledby="visits" className="mt-10 max-w-xl border-line border-t pt-8">
        <h2 id="visits" className="text-xl">
          Visits and Video Calls
        </h2>
        <p className="mt-2">
          Hours, fees and the link for calls by video are set under <TextLink to={AVAILABILITY}>Availability</TextLink>.
        </p>
      </section>
      <section aria-labelledby="backups" className="mt-10 max-w-xl border-line border-t pt-8">
        <h2 id="backups" className="text-xl">
          Backups
        </h2>
        <p className="mt-2">
          When the last was made, and Back Up Now, are under <TextLink to={BACKUPS}>Backups</TextLink>.
        </p>
      </section>
    </>
  );
}

function PasswordForm({ problem, due }: { problem: Route.ComponentProps["actionData"]; due: boolean }) {
  const { formMethod, formData } = useNavigation();
  const pending = formMethod === "POST" && !formData?.has("intent");
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem);
  return (
    <section aria-labelledby="change-password" className="mt-10 max-w-xl border-line border-t pt-8">
      <h2 id="change-password" className="text-xl">
        Change Password
      </h2>
      <Form ref={form} {...marks} method="post" noValidate className="mt-6 grid gap-6">
        <PasswordChangeFields problem={problem} />
        <SecondStepField problem={problem} due={due} />
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
    <section aria-labelledby="change-name" className="mt-10 max-w-xl border-line border-t pt-8">
      <h2 id="change-name" className="text-xl">
        Change Name
      </h2>
      <PostForm
        // After a save the fields show what is stored by then.
        key={`${stored.firstName} ${stored.lastName}`}
        problem={problem}
        intent="name"
        submit="Update Name"
        pendingLabel="Saving"
        className="mt-6 grid gap-6 sm:grid-cols-2"
      >
        <ContactInput name="firstName" problem={problem} known={stored} />
        <ContactInput name="lastName" problem={problem} known={stored} />
      </PostForm>
    </section>
  );
}

import { ContactInput } from "#app/components/contact-input.tsx";
import { appContext, userContext } from "#app/contexts.server.ts";
import { dutyLabels } from "#app/domain/accounts/staff/duty.ts";
import { checkNewStaff, STAFF_INVITATION_DAYS } from "#app/domain/accounts/staff/staff-form.ts";
import { formatDate } from "#app/domain/dates.ts";
import { EmailAddress } from "#app/routes/admin/list-page.tsx";
import { STAFF, staffMemberPath } from "#app/routes/admin/paths.ts";
import { proveIn } from "#app/routes/admin/second-step/require-proof.server.ts";
import { SecondStepField } from "#app/routes/admin/second-step/second-step-field.tsx";
import { findProofState } from "#app/services/accounts/second-step/prove-second-step.server.ts";
import { addStaff, changeStaffRules } from "#app/services/accounts/staff/change-staff.server.ts";
import { findStaffRules, listStaff } from "#app/services/accounts/staff/list-staff.server.ts";
import { type Column, column, DataTable } from "#app/ui/data-table.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { type Form, mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { type FormProblem, passRetryAfter, sendForm } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/staff";
import { PlaceFields } from "./duty-fields.tsx";

const ADD_FAILED = "Nobody was added. Please try again.";
const RULES_FAILED = "The rule was not changed. Please try again.";

export const meta = pageMeta({ title: "Staff" });

export const headers = passRetryAfter;

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  return { staff: await listStaff(app), rules: await findStaffRules(app) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return form.text("intent") === "rules" ? saveRules(context, form) : add(context, form);
}

async function add(context: Route.ActionArgs["context"], form: Form) {
  const values = form.texts(["firstName", "lastName", "email", "duty", "initials"]);
  return mutation(context, {
    check: checkNewStaff(values),
    run: async (person) => {
      const proved = await proveIn(context, form);
      if (!proved.ok) return proved;
      return addStaff(context.get(appContext), { ...person, actorId: context.get(userContext).id });
    },
    failed: ADD_FAILED,
    values,
    form: "add",
    done: (_, { email }) => redirectWithToast(STAFF, `An invitation is on its way to ${email}.`),
  });
}

async function saveRules(context: Route.ActionArgs["context"], form: Form) {
  const [app, user] = [context.get(appContext), context.get(userContext)];
  const secondStepForAll = form.text("secondStepForAll") === "on";
  return mutation(context, {
    run: async () => {
      const proved = await proveIn(context, form);
      if (!proved.ok) return proved;
      const { enabled } = await findProofState(app, user);
      const actor = { id: user.id, secondStep: enabled };
      return changeStaffRules(app, { secondStepForAll, version: form.wholeNumber("version"), actor });
    },
    failed: RULES_FAILED,
    form: "rules",
    done: () =>
      redirectWithToast(
        STAFF,
        secondStepForAll
          ? "Everybody who works here is asked for a second step now."
          : "A second step is left to each again.",
      ),
  });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const rules = (await request.clone().formData()).get("intent") === "rules";
  return rules
    ? sendForm(() => serverAction(), RULES_FAILED, "rules")
    : sendForm(() => serverAction(), ADD_FAILED, "add");
}

export default function StaffPage({ loaderData: { staff, rules }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title="Staff" lead="Who works here, and what of this portal is theirs. Open a name to change it." />
      <DataTable
        caption="Staff"
        columns={columns}
        rows={staff}
        rowKey={(row) => row.id}
        rowHref={(row) => staffMemberPath(row.id)}
        empty={null}
      />
      <AddForm problem={actionData?.form === "add" ? actionData : undefined} />
      <RulesForm {...rules} problem={actionData?.form === "rules" ? actionData : undefined} />
    </>
  );
}

type Row = Route.ComponentProps["loaderData"]["staff"][number];

const columns: Column<Row>[] = [
  column("top", "Name", (row) => row.name),
  column("top-end", "Duty", (row) => dutyLabels[row.duty]),
  column("second-end", "Initials", (row) => row.initials || "None"),
  column("second", "E-mail", (row) => <EmailAddress>{row.email}</EmailAddress>),
  column("third", "Log-in", stateOf),
];

function stateOf({ invited, secondStep }: Row) {
  if (!invited) return secondStep ? "With a second step" : "Password alone";
  return invited.over || invited.until === null
    ? "Invitation has run out"
    : `Invited until ${formatDate(invited.until)}`;
}

function AddForm({ problem }: { problem: FormProblem | undefined }) {
  return (
    <TitledSection id="add-staff" title="Add Somebody" className="mt-12 max-w-2xl border-line border-t pt-8">
      <p className="mt-2 text-ink-soft">
        They get an e-mail with a link to choose their password. It works once and for {STAFF_INVITATION_DAYS} days.
      </p>
      <PostForm
        problem={problem}
        intent="add"
        submit="Add and Invite"
        pendingLabel="Adding"
        className="mt-6 grid items-start gap-6 sm:grid-cols-2"
      >
        <ContactInput name="firstName" problem={problem} />
        <ContactInput name="lastName" problem={problem} />
        <ContactInput name="email" problem={problem} className="sm:col-span-2" />
        <PlaceFields problem={problem} />
        <div className="sm:col-span-2">
          <SecondStepField problem={problem} />
        </div>
      </PostForm>
    </TitledSection>
  );
}

interface RulesFormProps {
  secondStepForAll: boolean;
  version: number;
  problem: FormProblem | undefined;
}

/** One press, which says what it will do. */
function RulesForm({ secondStepForAll, version, problem }: RulesFormProps) {
  return (
    <TitledSection
      id="second-step-for-all"
      title="Second Step for Everybody"
      className="mt-12 max-w-2xl border-line border-t pt-8"
    >
      <p className="mt-2 text-ink-soft">
        {secondStepForAll
          ? "Everybody who works here needs a second step: whoever has none sets it up before anything else."
          : "Each decides for themselves whether they log in with a second step."}
      </p>
      <PostForm
        problem={problem}
        intent="rules"
        submit={secondStepForAll ? "Leave It to Each" : "Require It of Everybody"}
        pendingLabel="Saving"
        variant="secondary"
        unguarded
        className="mt-6 grid gap-6"
      >
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="secondStepForAll" value={secondStepForAll ? "" : "on"} />
        <SecondStepField problem={problem} />
      </PostForm>
    </TitledSection>
  );
}

import type { ReactNode } from "react";
import { appContext, userContext } from "#app/contexts.server.ts";
import { checkPlace } from "#app/domain/accounts/staff/staff-form.ts";
import { formatDate } from "#app/domain/dates.ts";
import { STAFF, staffMemberPath } from "#app/routes/admin/paths.ts";
import { proveIn } from "#app/routes/admin/second-step/require-proof.server.ts";
import { SecondStepField } from "#app/routes/admin/second-step/second-step-field.tsx";
import { changeDuty, inviteAgain, removeStaff } from "#app/services/accounts/staff/change-staff.server.ts";
import { findStaff } from "#app/services/accounts/staff/list-staff.server.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { type Form, mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { type FormProblem, passRetryAfter, sendForm } from "#app/web/form-problem.ts";
import { missing, pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/staff-member";
import { PlaceFields } from "./duty-fields.tsx";

const FAILED = "That did not work on our side. Nothing was changed. Please try again.";

const gone = () =>
  missing({
    title: "Staff",
    sentence: "This person does not work here any more.",
    way: { to: STAFF, label: "Back to Staff" },
  });

export const meta = pageMetaOf<{ person: { name: string } }>((loaded) => loaded?.person.name ?? "Staff");

export const headers = passRetryAfter;

export async function loader({ params, context }: Route.LoaderArgs) {
  const person = await findStaff(context.get(appContext), params.id);
  if (!person) throw gone();
  return { person, isSelf: person.id === context.get(userContext).id };
}

const DUTY = "duty";
const INVITE = "invite";
const REMOVE = "remove";

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const app = context.get(appContext);
  const act = { userId: params.id, actorId: context.get(userContext).id };
  const about = { context, form };
  switch (form.text("intent")) {
    case INVITE:
      return asOwner(about, INVITE, () => inviteAgain(app, act), {
        to: staffMemberPath(params.id),
        says: "A new invitation is on its way. The one before it no longer works.",
      });
    case REMOVE:
      return asOwner(about, REMOVE, () => removeStaff(app, act), {
        to: STAFF,
        says: "The account is closed. What they did stays in the records.",
      });
    default:
      return saveDuty(about, act);
  }
}

interface About {
  context: Route.ActionArgs["context"];
  form: Form;
}

/** After the second step, as everything is that says who may come in. */
function asOwner<Result>(
  { context, form }: About,
  name: string,
  run: () => Promise<Result>,
  { to, says }: { to: string; says: string },
) {
  return mutation(context, {
    run: async () => {
      const proved = await proveIn(context, form);
      return proved.ok ? run() : proved;
    },
    failed: FAILED,
    form: name,
    thrown: { missing: gone },
    done: () => redirectWithToast(to, says),
  });
}

async function saveDuty({ context, form }: About, act: { userId: string; actorId: string }) {
  const values = form.texts(["duty", "initials"]);
  // What the form was filled from, so that of two owners the second is told; a form that does not say it comes too late.
  const seen = { duty: form.text("dutySeen"), initials: form.text("initialsSeen") };
  return mutation(context, {
    check: checkPlace(values),
    run: async (place) => {
      const proved = await proveIn(context, form);
      return proved.ok ? changeDuty(context.get(appContext), { ...act, ...place, seen }) : proved;
    },
    failed: FAILED,
    values,
    form: DUTY,
    thrown: { missing: gone },
    done: () => redirectWithToast(STAFF, "Saved."),
  });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return sendForm(() => serverAction(), FAILED, String(intent ?? DUTY));
}

export default function StaffMemberPage({ loaderData: { person, isSelf }, actionData }: Route.ComponentProps) {
  const problemOf = (name: string) => (actionData?.form === name ? actionData : undefined);
  const { invited } = person;
  return (
    <div className="max-w-2xl">
      <PageHeading title={person.name} lead={person.email} links={[{ to: STAFF, label: "Back to Staff" }]} />
      <h2 className="text-xl">Duty</h2>
      <p className="mt-2 text-ink-soft">
        {isSelf
          ? "Another duty logs you out: you come back with what is yours then."
          : "Another duty logs them out: they come back with what is theirs then."}
      </p>
      <PostForm
        problem={problemOf(DUTY)}
        intent={DUTY}
        submit="Change Duty"
        pendingLabel="Saving"
        className="mt-6 grid items-start gap-6 sm:grid-cols-2"
      >
        <input type="hidden" name="dutySeen" value={person.duty} />
        <input type="hidden" name="initialsSeen" value={person.initials} />
        <PlaceFields problem={problemOf(DUTY)} stored={person} />
        <div className="sm:col-span-2">
          <SecondStepField problem={problemOf(DUTY)} />
        </div>
      </PostForm>
      {invited && <InviteForm until={invited.over ? null : invited.until} problem={problemOf(INVITE)} />}
      <Section title="Remove" lead="Their log-in ends at once, on every device. What they did stays in the records.">
        <PostForm
          problem={problemOf(REMOVE)}
          intent={REMOVE}
          submit={`Remove ${person.name}`}
          pendingLabel="Removing"
          variant="danger"
          unguarded
          className="mt-6 grid gap-6"
        >
          <SecondStepField problem={problemOf(REMOVE)} />
        </PostForm>
      </Section>
    </div>
  );
}

function InviteForm({ until, problem }: { until: string | null; problem: FormProblem | undefined }) {
  const lead = until
    ? `They have not chosen a password yet. The invitation works until ${formatDate(until)}.`
    : "They have not chosen a password, and the invitation has run out.";
  return (
    <Section title="Invitation" lead={lead}>
      <PostForm
        problem={problem}
        intent={INVITE}
        submit="Invite Again"
        pendingLabel="Inviting"
        variant="secondary"
        unguarded
        className="mt-6 grid gap-6"
      >
        <SecondStepField problem={problem} />
      </PostForm>
    </Section>
  );
}

function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="mt-12 border-line border-t pt-8">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 text-ink-soft">{lead}</p>
      {children}
    </section>
  );
}

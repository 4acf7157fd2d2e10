import { appContext, userContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { checkClientDetails, clientFields } from "#app/domain/customers/client-details.ts";
import { customerMissing, customerPath } from "#app/routes/admin/paths.ts";
import { editClient, findClientDetails } from "#app/services/customers/change-client.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/edit-client";
import { ClientInputs, type ClientProblem } from "./client-inputs.tsx";

const FAILED = "The client could not be saved. Please try again.";

export const meta = pageMeta({ title: "Edit Client" });

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = await findClientDetails(context.get(appContext), params.id);
  if (!client) throw customerMissing();
  return { client };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = form.texts(clientFields);
  const [userId, actorId] = [params.id, context.get(userContext).id];
  return mutation(context, {
    values: typed,
    check: checkClientDetails(typed),
    run: (details) => editClient(context.get(appContext), { userId, actorId, details, seen: form.text("seen") }),
    failed: FAILED,
    thrown: { missing: customerMissing },
    more: (refused): Partial<ClientProblem> => ("known" in refused ? { known: refused.known } : {}),
    done: ({ asked }) =>
      redirectWithToast(
        customerPath(userId),
        asked ? `Saved. The address changes when they open the link that we sent to ${asked}.` : "Saved.",
      ),
  });
}

export const clientAction = sending<typeof action>(FAILED);

export default function EditClientPage({ loaderData: { client }, actionData: problem }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <PageHeading
        title={`Edit ${fullName(client.details) || "client"}`}
        lead={
          client.hasAccount
            ? "They log in with their e-mail address: another one is theirs once they open the link that we send there."
            : undefined
        }
      />
      <PostForm
        problem={problem}
        saidAbove
        submit="Save"
        pendingLabel="Saving"
        className="grid gap-6"
        also={
          <ButtonLink to={customerPath(client.id)} variant="quiet">
            Cancel
          </ButtonLink>
        }
      >
        <input type="hidden" name="seen" value={client.seen} />
        <ClientInputs problem={problem} known={client.details} />
      </PostForm>
    </div>
  );
}

import { redirect } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { destinationFor } from "#app/domain/accounts/destination.ts";
import { HOME, SECOND_STEP } from "#app/routes/admin/paths.ts";
import { findProofState } from "#app/services/accounts/second-step/prove-second-step.server.ts";
import { ButtonLink, ButtonRow } from "#app/ui/button.tsx";
import { PageHeading, Ways } from "#app/ui/page-heading.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { mutation, readForm } from "#app/web/form.server.ts";
import { passRetryAfter } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/second-step";
import { proveIn } from "./require-proof.server.ts";
import { SecondStepField } from "./second-step-field.tsx";
import { type WaitingFile, waitingFile } from "./waiting-file.ts";

const FAILED = "That did not work on our side. Please try again.";

export const meta = pageMeta({ title: "Second step" });

export const headers = passRetryAfter;

/** Once it is proved, a page is gone on to; a file is offered here, because a download leaves the page where it was. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = context.get(userContext);
  const to = destinationFor(user.role, new URL(request.url).searchParams.get("to"));
  const file = waitingFile(to);
  const { due } = await findProofState(context.get(appContext), user, file);
  if (!(due || file)) return redirect(to);
  return { file: due ? undefined : file, fresh: file?.fresh === true };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const to = destinationFor(context.get(userContext).role, new URL(request.url).searchParams.get("to"));
  return mutation(context, {
    run: () => proveIn(context, form, waitingFile(to)),
    failed: FAILED,
    done: () => redirect(`${SECOND_STEP}${new URL(request.url).search}`),
  });
}

export default function SecondStepPage({ loaderData: { file, fresh }, actionData: problem }: Route.ComponentProps) {
  return file ? <Download {...file} /> : <Ask problem={problem} fresh={fresh} />;
}

function Ask({ problem, fresh }: { problem: Route.ComponentProps["actionData"]; fresh: boolean }) {
  return (
    <>
      <PageHeading
        title="Second step"
        lead={
          fresh
            ? "A backup holds everything. Enter a code before you download it, even if you have entered one today."
            : "Enter a code before you export client data, delete a customer, or change how you log in."
        }
      />
      <PostForm
        problem={problem}
        submit="Continue"
        pendingLabel="Continue"
        also={
          <ButtonLink to={HOME} variant="quiet">
            Cancel
          </ButtonLink>
        }
        unguarded
        reloadDocument
        className="grid max-w-xl gap-6"
      >
        <SecondStepField problem={problem} due hint={fresh ? "It is good for five minutes." : undefined} />
      </PostForm>
    </>
  );
}

function Download({ address, download, page, back }: WaitingFile) {
  return (
    <>
      {/* It begins by itself, with scripts or without. */}
      <meta httpEquiv="refresh" content={`0;url=${address}`} />
      <PageHeading title="Your file is ready" lead="The download begins by itself. If it does not, press the button." />
      <ButtonRow>
        <Ways
          size="md"
          links={[
            { to: address, label: download, variant: "primary", reloadDocument: true },
            { to: page, label: back, variant: "quiet" },
          ]}
        />
      </ButtonRow>
    </>
  );
}

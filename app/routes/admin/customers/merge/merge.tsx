import { Form, redirect, useNavigation } from "react-router";
import { appContext, userContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import { formatPhone } from "#app/domain/accounts/phone.ts";
import {
  type Choice,
  checkMerge,
  chosenText,
  movedInWords,
  mustTurn,
  openChoices,
  takenOver,
} from "#app/domain/customers/merge/merge-rules.ts";
import { shownEmail } from "#app/domain/emails/no-address.ts";
import { parseSearch } from "#app/domain/list-query.ts";
import { ListSearch } from "#app/routes/admin/list-search.tsx";
import { customerMissing, customerPath, mergePath } from "#app/routes/admin/paths.ts";
import { undoToast } from "#app/routes/admin/undo/undo-toast.ts";
import { listCustomers } from "#app/services/customers/list-customers.server.ts";
import { findAlike, findMerging } from "#app/services/customers/merge/find-merging.server.ts";
import { mergeClients } from "#app/services/customers/merge/merge-clients.server.ts";
import { Button, ButtonLink, ButtonRow, StandingLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/data-table.tsx";
import { PageHeading, Ways } from "#app/ui/page-heading.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { RadioCards } from "#app/ui/radio-cards.tsx";
import { mutation, readForm, redirectWithToast } from "#app/web/form.server.ts";
import { sending } from "#app/web/form-problem.ts";
import { pageMeta } from "#app/web/page-meta.ts";
import type { Route } from "./+types/merge";

const FAILED = "The clients could not be merged. Nothing was changed. Please try again.";

export const meta = pageMeta({ title: "Merge Clients" });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const asked = new URL(request.url).searchParams;
  const other = (asked.get("with") ?? "").slice(0, 100);
  const both = await findMerging(app, params.id, other || params.id);
  if (!both) throw customerMissing();
  const { stays, goes, counts } = both;
  if (other && mustTurn(stays, goes)) throw redirect(mergePath(goes.id, stays.id));
  if (other) return { stays, chosen: { goes, counts }, search: "", found: [] };
  const search = parseSearch(asked);
  const found = search === "" ? await findAlike(app, params.id) : (await listCustomers(app, { search, page: 1 })).rows;
  return { stays, chosen: undefined, search, found: found.filter(({ id }) => id !== params.id) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const app = context.get(appContext);
  const goesId = form.text("with");
  const actorId = context.get(userContext).id;
  const seen = { stays: form.text("staysSeen"), goes: form.text("goesSeen") };
  return mutation(context, {
    run: () => mergeClients(app, { staysId: params.id, goesId, actorId, seen, chosen: (choice) => form.text(choice) }),
    failed: FAILED,
    thrown: { missing: customerMissing },
    done: ({ undoId }) => redirectWithToast(customerPath(params.id), undoToast("They are one client now.", undoId)),
  });
}

export const clientAction = sending<typeof action>(FAILED);

type Loaded = Route.ComponentProps["loaderData"];
type Side = Loaded["stays"];

export default function MergePage({ loaderData: { stays, chosen, search, found }, actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-4xl">
      <PageHeading
        title={`Merge ${stays.name} with another client`}
        lead="For somebody who was entered twice. Nothing is lost, and it can be undone for ten minutes."
      />
      {chosen ? (
        <Confirm stays={stays} {...chosen} error={actionData?.error} />
      ) : (
        <ChooseOther stays={stays} search={search} found={found} />
      )}
    </div>
  );
}

function ChooseOther({ stays, search, found }: Pick<Loaded, "stays" | "search" | "found">) {
  return (
    <>
      <ListSearch path={mergePath(stays.id)} search={search} label="Search by name, e-mail or phone" />
      {search === "" && found.length > 0 && (
        <h2 className="mt-8 mb-2 text-xl">They have the same name or phone number</h2>
      )}
      {found.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={search === "" ? "Who is the same person? Search for them." : "No customers found"} />
        </div>
      ) : (
        <ul className="mt-4 divide-y divide-line border-line border-y">
          {found.map((other) => (
            <li key={other.id} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
              <span className="min-w-0">
                <span className="wrap-anywhere">{fullName(other) || "N/A"}</span>
                <span className="wrap-anywhere block text-ink-soft text-sm">
                  {[formatPhone(other.phoneNumber), shownEmail(other.email)].join(" · ")}
                </span>
              </span>
              <StandingLink to={mergePath(stays.id, other.id)}>Look at both</StandingLink>
            </li>
          ))}
        </ul>
      )}
      <ButtonRow className="mt-8">
        <ButtonLink to={customerPath(stays.id)} variant="secondary">
          Back
        </ButtonLink>
      </ButtonRow>
    </>
  );
}

interface ConfirmProps {
  stays: Side;
  goes: Side;
  counts: Parameters<typeof movedInWords>[0];
  error: string | undefined;
}

function Confirm({ stays, goes, counts, error }: ConfirmProps) {
  const pending = useNavigation().formMethod === "POST";
  const may = checkMerge(stays, goes);
  const over = takenOver(stays, goes).map((choice) => `${overWords[choice]} ${shown(goes, choice)}`);
  const moves = movedInWords(counts, over);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Person side={stays} heading="Stays" />
        <Person side={goes} heading="Becomes part of them" />
      </div>
      {(error || !may.ok) && (
        <FormMessage kind="error" className="mt-6">
          {error ?? (may.ok ? "" : may.reason)}
        </FormMessage>
      )}
      <Form method="post" className="mt-8 grid gap-8">
        <input type="hidden" name="with" value={goes.id} />
        <input type="hidden" name="staysSeen" value={stays.seen} />
        <input type="hidden" name="goesSeen" value={goes.seen} />
        {may.ok && (
          <>
            {openChoices(stays, goes).map((choice) => (
              <RadioCards
                key={choice}
                legend={labels[choice]}
                name={choice}
                columns={2}
                defaultValue="own"
                options={[
                  { value: "own", label: shown(stays, choice) },
                  { value: "other", label: shown(goes, choice) },
                ]}
              />
            ))}
            <p className="max-w-measure">
              {moves ? `What goes over to ${stays.name}: ${moves}.` : `${goes.name} has nothing that goes over.`}{" "}
              Receipts and quotes stay as they were written.
              {goes.hasAccount && ` ${goes.name} can no longer log in with ${goes.details.email}, and is told why.`}
            </p>
          </>
        )}
        <ButtonRow>
          {may.ok && (
            <Button pending={pending} pendingLabel="Merging">
              Merge Them
            </Button>
          )}
          <Ways
            size="md"
            links={[
              !mustTurn(goes, stays) &&
                stays.id !== goes.id && { to: mergePath(goes.id, stays.id), label: "The Other Way Round" },
              { to: customerPath(stays.id), label: "Cancel", variant: "quiet" },
            ]}
          />
        </ButtonRow>
      </Form>
    </>
  );
}

const labels: Record<Choice, string> = {
  name: "Name",
  phoneNumber: "Phone",
  email: "Email",
  address: "Address",
};

const overWords: Record<Choice, string> = {
  name: "the name",
  phoneNumber: "the phone number",
  email: "the e-mail address",
  address: "the address",
};

function shown({ details }: Side, choice: Choice) {
  const text = chosenText(details, choice);
  return choice === "phoneNumber" ? formatPhone(text) : text || "N/A";
}

function Person({ side, heading }: { side: Side; heading: string }) {
  return (
    <section className="rounded-md border border-line p-4">
      <p className="text-ink-soft text-sm">{heading}</p>
      <h2 className="wrap-anywhere text-xl">{side.name}</h2>
      <dl className="mt-2 grid gap-2 text-sm [&_dt]:text-ink-soft">
        {(["phoneNumber", "email", "address"] as const).map((choice) => (
          <div key={choice}>
            <dt>{labels[choice]}</dt>
            <dd className="wrap-anywhere">{shown(side, choice)}</dd>
          </div>
        ))}
        <div>
          <dt>Log-in</dt>
          <dd>{side.hasAccount ? "Has an account" : "None"}</dd>
        </div>
      </dl>
    </section>
  );
}

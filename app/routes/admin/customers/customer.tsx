import { Form, useNavigation } from "react-router";
import { appContext, dutyContext, userContext } from "#app/contexts.server.ts";
import { fullName } from "#app/domain/accounts/full-name.ts";
import type { PersonName } from "#app/domain/accounts/profile.ts";
import { can } from "#app/domain/accounts/staff/duty.ts";
import { inWords } from "#app/domain/customers/deletion.ts";
import { formatDate } from "#app/domain/dates.ts";
import { hasAddress } from "#app/domain/emails/no-address.ts";
import { shownOrderId } from "#app/domain/orders/order-id.ts";
import { meaningOf } from "#app/domain/orders/order-status.ts";
import { refusal } from "#app/domain/refusal.ts";
import { EmailFact, Fact, Facts, PhoneFact } from "#app/routes/admin/facts.tsx";
import { useCan } from "#app/routes/admin/guarded-link.tsx";
import { answerNote } from "#app/routes/admin/notes/answer-note.server.ts";
import { isNoteAct } from "#app/routes/admin/notes/note-words.ts";
import { NotesPanel } from "#app/routes/admin/notes/notes-panel.tsx";
import { findStandings, NOWHERE } from "#app/routes/admin/orders/load-orders.server.ts";
import { StandingCell, Total } from "#app/routes/admin/orders/orders-table.tsx";
import {
  CUSTOMERS,
  customerDataPath,
  customerMissing,
  customerPath,
  customOrderPath,
  deleteCustomerPath,
  editClientPath,
  mergePath,
  newAppointmentPath,
  newTaskPath,
  orderForClientPath,
  orderPath,
} from "#app/routes/admin/paths.ts";
import { LastChanges } from "#app/routes/admin/undo/last-changes.tsx";
import { inviteClient } from "#app/services/accounts/invitations/invite-client.server.ts";
import { recordRead } from "#app/services/audit/record-audit.server.ts";
import { findDeletion } from "#app/services/customers/deletion/plan-deletion.server.ts";
import {
  findCustomerEmails,
  findCustomerMoney,
  findCustomerTasks,
  findCustomerVisits,
} from "#app/services/customers/find-customer-sections.server.ts";
import { findCustomer } from "#app/services/customers/list-customers.server.ts";
import { listNotes } from "#app/services/notes/notes.server.ts";
import { createOrder } from "#app/services/orders/create-order.server.ts";
import { findOrderRows } from "#app/services/orders/list-orders.server.ts";
import { CUSTOMER_MISSING } from "#app/services/orders/with-order.server.ts";
import { listUndos } from "#app/services/undos/undos.server.ts";
import { Button, ButtonLink, SmallButton } from "#app/ui/button.tsx";
import { type Column, column, DataTable, EmptyState, figure } from "#app/ui/data-table.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { PageHeading, Ways } from "#app/ui/page-heading.tsx";
import { FormKey, FormMessage, Refused } from "#app/ui/post-form.tsx";
import { mutation, newFormKey, readForm, redirectWithToast, unreadable } from "#app/web/form.server.ts";
import { type FormProblem, sending } from "#app/web/form-problem.ts";
import { pageMetaOf } from "#app/web/page-meta.ts";
import type { Route } from "./+types/customer";
import { EmailsSection, MoneySection, TasksSection, VisitsSection } from "./customer-sections.tsx";

const FAILED = "This could not be saved. Please try again.";

export const meta = pageMetaOf<{ customer: PersonName }>(
  (loaded) => (loaded && fullName(loaded.customer)) || "Customer",
);

export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const found = await findCustomer(app, params.id);
  if (!found) throw customerMissing();
  const [actorId, duty] = [context.get(userContext).id, context.get(dutyContext)];
  await recordRead(app, { actorId, subject: "customer", subjectId: params.id });
  const listed = await findOrderRows(
    app.db,
    found.orders.map(({ id }) => id),
  );
  const standings = await findStandings(app, listed);
  return {
    ...found,
    orders: found.orders.map((order) => ({ ...order, ...(standings.get(order.id) ?? NOWHERE) })),
    undos: await listUndos(app, [params.id], { actorId, duty }),
    tasks: await findCustomerTasks(app, params.id),
    visits: await findCustomerVisits(app, params.id),
    money: can(duty, "money") ? await findCustomerMoney(app, params.id) : undefined,
    emails: await findCustomerEmails(app, params.id),
    notes: await listNotes(app, { kind: "customer", id: params.id, userId: params.id }),
    deletion: await findDeletion(app, params.id),
    formKey: newFormKey(),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = form.text("intent");
  if (isNoteAct(intent)) {
    const about = { kind: "customer" as const, id: params.id, userId: params.id };
    return answerNote({ context, form, act: intent, about, back: customerPath(params.id) });
  }
  if (intent === "create-order") {
    const app = context.get(appContext);
    const { id: actorId } = context.get(userContext);
    return mutation(context, {
      form: "create-order",
      run: async () =>
        (await findCustomer(app, params.id))
          ? createOrder(app, params.id, form.key, undefined, actorId)
          : refusal("missing", CUSTOMER_MISSING),
      failed: FAILED,
      thrown: { missing: customerMissing },
      done: ({ id: orderId }) => redirectWithToast(orderForClientPath(params.id, orderId), "New order created!"),
    });
  }
  if (intent !== "invite") throw unreadable();
  const sent = { userId: params.id, actorId: context.get(userContext).id, formKey: form.key };
  return mutation(context, {
    form: "invite",
    run: () => inviteClient(context.get(appContext), sent),
    failed: FAILED,
    thrown: { missing: customerMissing },
    done: () => redirectWithToast(customerPath(params.id), "The invitation is on its way."),
  });
}

export const clientAction = sending<typeof action>(FAILED);

type Found = Route.ComponentProps["loaderData"];
type Order = Found["orders"][number];

const columns: Column<Order>[] = [
  column<Order>("top", "Order ID", shownOrderId, {
    under: (order) => formatDate(order.submittedAt ?? order.createdAt),
  }),
  figure("second", "Windows", (order) => order.windowCount, { unit: ["window", "windows"] }),
  column("third-whole", "Status", (order) => <StandingCell order={order} />),
  figure("top-end", "Total", (order) => <Total {...order} />),
];

export default function CustomerPage({ loaderData, actionData: problem }: Route.ComponentProps) {
  const { customer, orders, undos, notes, deletion, formKey } = loaderData;
  const mayDelete = useCan("settings");
  return (
    <>
      <PageHeading title={fullName(customer) || "N/A"} />
      <CustomerWays customer={customer} formKey={formKey} />
      <LastChanges undos={undos} />
      <Refused problem={problem?.form === "create-order" ? problem : undefined} fields className="mb-6" />
      <Contact customer={customer} />
      {!customer.hasAccount && <Invitation customer={customer} formKey={formKey} problem={problem} />}
      <h2 className="mt-12 mb-4 text-xl">Order History</h2>
      <DataTable
        caption="Order History"
        columns={columns}
        rows={orders}
        rowKey={(order) => order.id}
        rowHref={(order) =>
          order.isEntry && meaningOf(order.status).editable
            ? orderForClientPath(order.userId, order.id)
            : orderPath(order.userId, order.id)
        }
        empty={<EmptyState title="No orders found" />}
      />
      <div className="mt-12 grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="grid gap-y-10">
          <TasksSection tasks={loaderData.tasks} />
          <VisitsSection visits={loaderData.visits} />
          {loaderData.money && <MoneySection userId={customer.id} money={loaderData.money} />}
        </div>
        <div className="grid gap-y-10 *:mt-0">
          <NotesPanel
            notes={notes}
            formKey={formKey}
            addressOf={() => customerPath(customer.id)}
            problem={problem?.form === "notes" ? problem : undefined}
          />
          <EmailsSection emails={loaderData.emails} />
        </div>
      </div>
      {mayDelete && <TheirData id={customer.id} deletion={deletion} />}
    </>
  );
}

/** One of them is filled: what a client on the telephone most often wants. */
function CustomerWays({ customer, formKey }: { customer: Found["customer"]; formKey: string }) {
  const { id } = customer;
  const quiet = [
    { to: newTaskPath({ customer: id }), label: "Add Task" },
    { to: editClientPath(id), label: "Edit" },
    { to: mergePath(id), label: "Merge" },
    { to: CUSTOMERS, label: "Back to Directory" },
  ];
  return (
    <div className="mb-8 flex flex-wrap items-center gap-3 print:hidden">
      <CreateOrder name={fullName(customer)} formKey={formKey} />
      <Ways
        links={[
          { to: customOrderPath(id), label: "Create Custom Order" },
          { to: newAppointmentPath({ customer: id }), label: "Book a Visit" },
        ]}
      />
      <div className="flex flex-wrap gap-x-5 lg:ml-auto">
        {quiet.map(({ to, label }) => (
          <ButtonLink key={label} to={to} variant="quiet" size="sm">
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

function Contact({ customer }: { customer: Found["customer"] }) {
  const { email, phoneNumber, street, city, state, zipCode } = customer;
  const address = [street, city, state, zipCode].filter(Boolean).join(", ");
  return (
    <Facts className="lg:grid-cols-4">
      <EmailFact
        email={email}
        more={hasAddress(email) && (customer.emailVerified === 1 ? "Verified" : "Not verified yet")}
      />
      <PhoneFact phoneNumber={phoneNumber} />
      <Fact term="Address">{address || "N/A"}</Fact>
      <Fact term="User ID">
        <span className="select-all text-sm">{customer.id}</span>
      </Fact>
    </Facts>
  );
}

/** The wizard that clients have, for one who is on the telephone. */
function CreateOrder({ name, formKey }: { name: string; formKey: string }) {
  const pending = useNavigation().formData?.get("intent") === "create-order";
  return (
    <Form method="post">
      <FormKey value={formKey} />
      <Button name="intent" value="create-order" size="sm" pending={pending} pendingLabel="Creating">
        Create Order for {name || "this client"}
      </Button>
    </Form>
  );
}

interface InvitationProps {
  customer: Found["customer"];
  formKey: string;
  problem: FormProblem | undefined;
}

/** Of a client whom we entered: they see nothing of ours until they have chosen a password. */
function Invitation({ customer: { email, invitedAt }, formKey, problem }: InvitationProps) {
  const pending = useNavigation().formData?.get("intent") === "invite";
  if (!hasAddress(email))
    return (
      <p className="mt-6 text-ink-soft">
        They have no e-mail address, so nothing is e-mailed to them: what we would write waits for you to tell.
      </p>
    );
  return (
    <Form method="post" preventScrollReset className="mt-6 flex flex-wrap items-center gap-4 print:hidden">
      <FormKey value={formKey} />
      <p className="text-ink-soft">
        {invitedAt ? `Invited to the portal on ${formatDate(invitedAt)}.` : "They have no account yet."}
      </p>
      <SmallButton name="intent" value="invite" pending={pending} pendingLabel="Inviting">
        {invitedAt ? "Invite Again" : "Invite to the Portal"}
      </SmallButton>
      {problem?.form === "invite" && <FormMessage kind="error">{problem.error}</FormMessage>}
    </Form>
  );
}

interface TheirDataProps {
  id: string;
  deletion: { requestedAt: string | null; waitsFor: string[] } | undefined;
}

/** What the owner can do for a customer who asks for their data, or to be deleted. */
function TheirData({ id, deletion }: TheirDataProps) {
  return (
    <TitledSection id="their-data" title="Their data" className="mt-12 border-line border-t pt-8 print:hidden">
      {deletion?.requestedAt && (
        <FormMessage kind="info" className="mt-4 max-w-measure">
          They asked to be deleted on {formatDate(deletion.requestedAt)}.{" "}
          {deletion.waitsFor.length > 0
            ? `That waits for ${inWords(deletion.waitsFor)}.`
            : "Nothing is open any more: it is carried out tonight."}
        </FormMessage>
      )}
      <p className="mt-2 max-w-measure text-ink-soft">
        Everything we hold about them in one file, and the way out when they ask for it.
      </p>
      <div className="mt-6 flex flex-wrap gap-4">
        <Ways
          links={[
            { to: customerDataPath(id), label: "Download their data", reloadDocument: true },
            { to: deleteCustomerPath(id), label: "Delete this customer", variant: "quiet" },
          ]}
        />
      </div>
    </TitledSection>
  );
}

import type { ReactNode } from "react";
import { dayOf } from "#app/domain/calendar.ts";
import { toldByEmail } from "#app/domain/emails/no-address.ts";
import { choiceGroups, groupField } from "#app/domain/quotes/choices.ts";
import { ActDialog } from "#app/routes/admin/orders/act-dialog.tsx";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import type { OrderAct } from "#app/routes/admin/orders/order-act.ts";
import { CheckboxField, SelectField, TextAreaField, TextField } from "#app/ui/field.tsx";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";
import type { QuotePanelData } from "./load-panel.server.ts";

interface QuoteDialogsProps {
  order: OrderPageData;
  /** Which of them the address asks for. */
  asked: string;
  problem: FormProblem | undefined;
}

const ways = [
  { value: "phone", label: "By phone" },
  { value: "paper", label: "On paper" },
  { value: "e-mail", label: "By e-mail" },
];

/** Whether there is still something to ask: somebody else may have been quicker. */
export function canAsk({ draft, open, versions, canReopen }: OrderPageData["quotes"], asked: string): boolean {
  if (asked === "withdraw" || asked === "accept") return open !== undefined;
  if (asked === "discard") return draft !== null;
  if (asked === "name") return versions.some(({ inForce }) => inForce);
  return asked === "reopen" && canReopen;
}

/** What each act asks before it is done. Their addresses open them without scripts too. */
export function QuoteDialogs({ order, asked, problem }: QuoteDialogsProps) {
  const { draft, open, canReopen } = order.quotes;
  const shared = { order, problem };
  if (asked === "withdraw" && open) {
    return (
      <QuoteAct {...shared} title="Withdraw Quote" act="withdraw-quote" number={open.number}>
        <p>
          Version {open.number} is taken back, and nobody can confirm it after that. {toldByEmail(order.customer)}
        </p>
      </QuoteAct>
    );
  }
  if (asked === "accept" && open) {
    return (
      <QuoteAct {...shared} title="Record Acceptance" act="record-acceptance" number={open.number}>
        <p>
          It reads as recorded by us, never as signed, and charges the total. {toldByEmail(order.customer)} This cannot
          be undone.
        </p>
        <TextField
          label="Who said yes"
          data-autofocus
          {...fieldAfter(problem, "signedName", open.clientName || order.customer.name)}
        />
        <SelectField label="How" options={ways} {...fieldAfter(problem, "how")} />
        <TextField label="When" type="date" {...fieldAfter(problem, "day", dayOf(new Date()))} />
        <ChosenFields choices={open.choices} problem={problem} />
        {open.changed.length > 0 && (
          <div className="grid gap-3">
            <ChangedSince changed={open.changed} />
            <CheckboxField
              name="read"
              value={order.version}
              label="They said yes to it as it was priced"
              error={problem?.field === "read" ? problem.error : undefined}
            />
          </div>
        )}
      </QuoteAct>
    );
  }
  const accepted = order.quotes.versions.find(({ inForce }) => inForce);
  const yes = accepted?.answers.find(({ kind }) => kind === "accepted");
  if (asked === "name" && accepted && yes) {
    return (
      <QuoteAct {...shared} title="Correct the Name" act="correct-name" number={accepted.number}>
        <p>
          “{yes.signedName}” stays on the quote as it was typed. What you set stands beside it, with the day and your
          name.
        </p>
        <TextField
          label="How it should read"
          data-autofocus
          {...fieldAfter(problem, "signedName", yes.correction?.name ?? order.customer.name)}
        />
      </QuoteAct>
    );
  }
  if (asked === "discard" && draft) {
    return (
      <QuoteAct {...shared} title="Discard Draft" act="discard-draft" number={0} version={draft.version}>
        <p>The draft is gone for good. What was sent stays as it is.</p>
      </QuoteAct>
    );
  }
  if (asked === "reopen" && canReopen) {
    return (
      <QuoteAct {...shared} title="Reopen for the Client" act="reopen-for-client" number={0}>
        <p>
          The order goes back to {order.customer.name} to change. A quote that is open is withdrawn; its prices are kept
          for what stays the same.
        </p>
        <TextAreaField
          label="Message"
          hint="They read it in the e-mail."
          data-autofocus
          {...fieldAfter(problem, "message")}
        />
      </QuoteAct>
    );
  }
  return null;
}

interface QuoteActProps extends Omit<QuoteDialogsProps, "asked"> {
  title: string;
  act: OrderAct;
  number: number;
  /** Of what is looked at: the order, unless it is told otherwise. */
  version?: number;
  children: ReactNode;
}

function QuoteAct({ order, number, version = order.version, children, ...dialog }: QuoteActProps) {
  return (
    <ActDialog {...dialog} order={order}>
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="version" value={version} />
      {children}
    </ActDialog>
  );
}

interface ChosenFieldsProps {
  choices: NonNullable<QuotePanelData["open"]>["choices"];
  problem: FormProblem | undefined;
}

/** What the client took of what the quote leaves open; as we suggested it, until somebody says otherwise. */
function ChosenFields({ choices, problem }: ChosenFieldsProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium text-sm">What they took</legend>
      {choiceGroups(choices).map(({ group, lines }) => (
        <SelectField
          key={group}
          label={group}
          name="chosen"
          defaultValue={lines.find(({ suggested }) => suggested)?.key}
          options={lines.map(({ key, label }) => ({ value: key, label }))}
          error={problem?.field === groupField(group) ? problem.error : undefined}
        />
      ))}
      {choices
        .filter(({ role }) => role === "optional")
        .map(({ key, label, suggested }) => (
          <CheckboxField key={key} name="chosen" value={key} label={label} defaultChecked={suggested} />
        ))}
    </fieldset>
  );
}

interface ChangedSinceProps {
  changed: readonly string[];
  /** Of a version that is in force. */
  agreed?: boolean;
}

/** What of an order is other than when its quote was priced: an open one cannot be confirmed in the portal as it stands. */
export function ChangedSince({ changed, agreed = false }: ChangedSinceProps) {
  return (
    <div className="border-brass border-l-2 pl-4 text-sm">
      <p>{agreed ? "Some windows are other than was agreed." : "Some windows have changed since this was priced."}</p>
      <ul className="list-disc pl-5">
        {changed.map((words) => (
          <li key={words} className="wrap-anywhere">
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}

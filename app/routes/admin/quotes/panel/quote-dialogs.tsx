import type { ReactNode } from "react";
import { Form, useNavigate, useNavigation } from "react-router";
import { dayOf } from "#app/domain/consultations/free-times.ts";
import type { OrderPageData } from "#app/routes/admin/orders/load-order.server.ts";
import { orderPath } from "#app/routes/admin/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { ButtonRow } from "#app/ui/button-row.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
import { type FormProblem, fieldAfter } from "#app/web/form-problem.ts";
import { ChosenFields } from "./chosen-fields.tsx";

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
export function canAsk({ draft, open, canReopen }: OrderPageData["quotes"], asked: string): boolean {
  if (asked === "withdraw" || asked === "accept") return open !== undefined;
  if (asked === "discard") return draft !== null;
  return asked === "reopen" && canReopen;
}

/** What each act asks before it is done. Their addresses open them without scripts too. */
export function QuoteDialogs({ order, asked, problem }: QuoteDialogsProps) {
  const { draft, open, canReopen } = order.quotes;
  const shared = { order, problem };
  if (asked === "withdraw" && open) {
    return (
      <ActDialog {...shared} title="Withdraw Quote" intent="quote-withdraw" number={open.number}>
        <p>
          Version {open.number} is taken back and {order.customer.name} is told by e-mail. Nobody can confirm it after
          that.
        </p>
      </ActDialog>
    );
  }
  if (asked === "accept" && open) {
    return (
      <ActDialog {...shared} title="Record Acceptance" intent="quote-accept" number={open.number}>
        <p>It reads as recorded by us, never as signed, and {order.customer.name} gets a copy.</p>
        <TextField
          label="Who said yes"
          data-autofocus
          {...fieldAfter(problem, "signedName")}
          defaultValue={problem?.values?.signedName ?? (open.clientName || order.customer.name)}
        />
        <SelectField label="How" options={ways} {...fieldAfter(problem, "how")} />
        <TextField
          label="When"
          type="date"
          {...fieldAfter(problem, "day")}
          defaultValue={problem?.values?.day ?? dayOf(new Date())}
        />
        <ChosenFields choices={open.choices} problem={problem} />
      </ActDialog>
    );
  }
  if (asked === "discard" && draft) {
    return (
      <ActDialog {...shared} title="Discard Draft" intent="quote-discard" number={0} version={draft.version}>
        <p>The draft is gone for good. What was sent stays as it is.</p>
      </ActDialog>
    );
  }
  if (asked === "reopen" && canReopen) {
    return (
      <ActDialog {...shared} title="Reopen for the Client" intent="quote-reopen" number={0}>
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
      </ActDialog>
    );
  }
  return null;
}

interface ActDialogProps extends Omit<QuoteDialogsProps, "asked"> {
  /** The dialog is called what its button is. */
  title: string;
  intent: string;
  number: number;
  /** Of what is looked at: the order, unless it is told otherwise. */
  version?: number;
  children: ReactNode;
}

function ActDialog({ order, problem, title, intent, number, version = order.version, children }: ActDialogProps) {
  const navigate = useNavigate();
  const pending = useNavigation().formData?.get("intent") === intent;
  const form = useFocusOnError(problem);
  const page = orderPath(order.userId, order.id);
  return (
    <Dialog title={title} open onClose={() => navigate(page, { preventScrollReset: true })} closeHref={page} size="sm">
      <Form ref={form} method="post" noValidate preventScrollReset className="grid gap-5">
        {problem && !problem.field && <FormMessage kind="error">{problem.error}</FormMessage>}
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="version" value={version} />
        {children}
        <ButtonRow className="justify-end">
          <Button type="submit" pending={pending} pendingLabel="Saving">
            {title}
          </Button>
        </ButtonRow>
      </Form>
    </Dialog>
  );
}

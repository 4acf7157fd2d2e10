import type { ReactNode } from "react";
import { Form, useNavigate } from "react-router";
import { orderPath } from "#app/routes/admin/paths.ts";
import { Button, ButtonRow } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Refused, useFocusOnError } from "#app/ui/post-form.tsx";
import type { FormProblem } from "#app/web/form-problem.ts";
import { type OrderAct, useAct } from "./order-act.ts";

interface ActDialogProps {
  order: { id: string; userId: string };
  problem: FormProblem | undefined;
  /** The dialog is called what its button is. */
  title: string;
  act: OrderAct;
  children: ReactNode;
}

/** One act on an order that is asked about first. It is closed by going back to the order. */
export function ActDialog({ order, problem, title, act, children }: ActDialogProps) {
  const navigate = useNavigate();
  const { action, pending } = useAct(act);
  const form = useFocusOnError(problem);
  const page = orderPath(order.userId, order.id);
  return (
    <Dialog title={title} open onClose={() => navigate(page, { preventScrollReset: true })} closeHref={page} size="sm">
      <Form ref={form} method="post" action={action} noValidate preventScrollReset className="grid gap-5">
        <Refused problem={problem} />
        {children}
        <ButtonRow className="justify-end">
          <Button pending={pending} pendingLabel="Saving">
            {title}
          </Button>
        </ButtonRow>
      </Form>
    </Dialog>
  );
}

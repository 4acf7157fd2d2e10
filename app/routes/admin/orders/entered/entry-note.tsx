import { Form } from "react-router";
import { type Entry, entryInWords } from "#app/domain/orders/entered/checked-entry.ts";
import { useAct } from "#app/routes/admin/orders/order-act.ts";
import type { OrderProblem } from "#app/routes/admin/orders/order-problem.ts";
import { Button } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";

interface EntryNoteProps {
  order: { entry: Entry | null; version: number };
  problem: OrderProblem | undefined;
}

/** Of an order that we entered: whether its client has said that it is right. */
export function EntryNote({ order: { entry, version }, problem }: EntryNoteProps) {
  const { action, pending } = useAct("read-by-phone");
  if (!entry) return null;
  return (
    <div className="mb-8 flex flex-wrap items-center gap-4 border-brass border-l-2 pl-5">
      <p>{entryInWords(entry)}</p>
      {entry.checkedAt === null && (
        <Form method="post" action={action} preventScrollReset>
          <input type="hidden" name="version" value={version} />
          <Button type="submit" variant="secondary" size="sm" pending={pending} pendingLabel="Saving">
            Read to the client by telephone
          </Button>
        </Form>
      )}
      {problem && <FormMessage kind="error">{problem.error}</FormMessage>}
    </div>
  );
}

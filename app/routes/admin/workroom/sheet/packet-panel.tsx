import { Form, useNavigation } from "react-router";
import { formatDateTime } from "#app/domain/dates.ts";
import { whyNoWork } from "#app/domain/orders/progress/missing-for-work.ts";
import { GuardedLink } from "#app/routes/admin/guarded-link.tsx";
import { printPath, SHOP_RULES } from "#app/routes/admin/paths.ts";
import { PaperLinks } from "#app/routes/admin/workroom/paper/paper-links.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { Estimate } from "./estimate.tsx";
import { FaultsList } from "./faults-list.tsx";
import { FreezeForm } from "./freeze-form.tsx";
import type { WorkroomData } from "./load-workroom.server.ts";
import type { WorkroomProblem } from "./workroom-problem.ts";

interface PacketPanelProps {
  workroom: WorkroomData;
  problem: WorkroomProblem | undefined;
}

/** Where the packet stands, what keeps it from being frozen, and the button that freezes it. */
export function PacketPanel({ workroom, problem }: PacketPanelProps) {
  const { packets, rulesVersion, estimate } = workroom;
  const [latest] = packets.frozen;
  const notMade = whyNoWork(workroom.order.status);
  return (
    <section aria-labelledby="packet" className="mb-10 border-line border-y py-6">
      <h2 id="packet" className="text-xl">
        {latest ? `Packet ${latest.number}, frozen` : "Packet, a draft"}
      </h2>
      <p className="mt-1 max-w-measure text-ink-soft text-sm">
        {latest ? (
          <>
            Frozen <time dateTime={latest.at}>{formatDateTime(latest.at)}</time>
            {latest.by && ` by ${latest.by}`}
            {latest.reason && `: ${latest.reason}`}. What is below makes the next revision.
          </>
        ) : (
          <>
            Recalculated each time you open it, by version {rulesVersion} of the{" "}
            <GuardedLink to={SHOP_RULES}>shop rules</GuardedLink>. Starting work freezes it.
          </>
        )}
      </p>
      {packets.changed && <Changed {...packets.changed} />}
      <Estimate estimate={estimate} />
      <FaultsList faults={workroom.faults} unwaved={workroom.unwaved} />
      {workroom.unmeasured.length > 0 && <AcceptAll seen={workroom.unmeasured} />}
      {notMade ? (
        <p className="mt-6">{notMade}</p>
      ) : (
        <FreezeForm
          key={latest?.number ?? 0}
          after={latest?.number ?? 0}
          missing={workroom.missing}
          moves={workroom.moves}
          problem={problem}
        />
      )}
      <PaperLinks userId={workroom.order.userId} orderId={workroom.order.id} />
      {packets.frozen.length > 1 && <Earlier frozen={packets.frozen.slice(1)} order={workroom.order} />}
    </section>
  );
}

/** Windows that nobody measures again are taken as the client measured them, all in one press. */
function AcceptAll({ seen }: { seen: readonly string[] }) {
  const pending = useNavigation().formData?.get("intent") === "accept";
  return (
    <Form method="post" aria-label="Final measure of all windows" className="mt-6">
      <input type="hidden" name="intent" value="accept" />
      <input type="hidden" name="seen" value={seen.join("\n")} />
      <Button type="submit" variant="secondary" size="sm" pending={pending} pendingLabel="Saving">
        Accept All Figures
      </Button>
      <p className="mt-1 text-ink-soft text-sm">
        {seen.length === 1 ? "1 window has" : `${seen.length} windows have`} no final measure. This takes the client's
        figures.
      </p>
    </Form>
  );
}

const figures = (count: number) => (count === 1 ? "1 figure" : `${count} figures`);

function Changed({ order, sheets, waves, rules }: NonNullable<WorkroomData["packets"]["changed"]>) {
  const said = [
    order > 0 && `The order has changed since: ${figures(order)}.`,
    sheets > 0 && `The sheet has changed since: ${figures(sheets)}.`,
    waves > 0 && `${waves === 1 ? "1 check has" : `${waves} checks have`} been waived since.`,
    rules !== null && `The shop rules are version ${rules} now.`,
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <FormMessage kind="info" className="mt-4">
      {said.join(" ")} The frozen packet does not follow.
    </FormMessage>
  );
}

interface EarlierProps {
  frozen: WorkroomData["packets"]["frozen"];
  order: WorkroomData["order"];
}

function Earlier({ frozen, order: { id: orderId, userId } }: EarlierProps) {
  return (
    <ul className="mt-6 text-ink-soft text-sm">
      {frozen.map(({ number, at, by, reason }) => (
        <li key={number}>
          <TextLink to={printPath({ userId, orderId, packet: number })}>Packet {number}</TextLink>, frozen{" "}
          <time dateTime={at}>{formatDateTime(at)}</time>
          {by && ` by ${by}`}
          {reason && `: ${reason}`}
        </li>
      ))}
    </ul>
  );
}

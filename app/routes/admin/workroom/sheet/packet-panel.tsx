import { Form, useNavigation } from "react-router";
import { formatDateTime } from "#app/domain/dates.ts";
import { formatMoney } from "#app/domain/money.ts";
import { printPath, RATE_CARD, SHOP_RULES } from "#app/routes/admin/paths.ts";
import { PaperLinks } from "#app/routes/admin/workroom/paper/paper-links.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/form-message.tsx";
import { TextLink } from "#app/ui/page/text-link.tsx";
import { useUnsavedTyping } from "#app/ui/unsaved-typing.ts";
import { useFocusOnError } from "#app/ui/use-focus-on-error.ts";
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
            Worked out anew at every look, by version {rulesVersion} of the{" "}
            <TextLink to={SHOP_RULES}>shop rules</TextLink>. Starting work freezes it.
          </>
        )}
      </p>
      {packets.changed && <Changed {...packets.changed} />}
      <Estimate {...estimate} />
      <Faults workroom={workroom} />
      <FreezeForm key={latest?.number ?? 0} after={latest?.number ?? 0} problem={problem} />
      <PaperLinks userId={workroom.order.userId} orderId={workroom.order.id} />
      {packets.frozen.length > 1 && <Earlier frozen={packets.frozen.slice(1)} order={workroom.order} />}
    </section>
  );
}

const figures = (count: number) => (count === 1 ? "1 figure" : `${count} figures`);

function Changed({ order, sheets, rules }: NonNullable<WorkroomData["packets"]["changed"]>) {
  const said = [
    order > 0 && `The order has changed since: ${figures(order)}.`,
    sheets > 0 && `The sheet has changed since: ${figures(sheets)}.`,
    rules !== null && `The shop rules are version ${rules} now.`,
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <FormMessage kind="info" className="mt-4">
      {said.join(" ")} The frozen packet does not follow.
    </FormMessage>
  );
}

function Estimate({ cents, missing, version }: WorkroomData["estimate"]) {
  return (
    <p className="mt-4 max-w-measure">
      {missing.length === 0 ? (
        <>
          By version {version} of the <TextLink to={RATE_CARD}>rate card</TextLink> it comes to {formatMoney(cents)}.
        </>
      ) : (
        <>
          The <TextLink to={RATE_CARD}>rate card</TextLink> or the fabrics below lack: {missing.join(", ")}.
        </>
      )}
    </p>
  );
}

function Faults({ workroom: { faults, unwaved } }: { workroom: WorkroomData }) {
  return (
    <>
      {faults.length > 0 && (
        <div className="mt-4">
          <h3 className="text-lg">Before it can be frozen</h3>
          <ul className="mt-1 list-disc pl-5">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      {unwaved > 0 && (
        <p className="mt-4 text-ink-soft">
          {unwaved === 1 ? "1 check stands" : `${unwaved} checks stand`} that nobody has waved yet.
        </p>
      )}
    </>
  );
}

function FreezeForm({ after, problem }: { after: number; problem: WorkroomProblem | undefined }) {
  const pending = useNavigation().formData?.get("intent") === "freeze";
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem?.field && problem);
  return (
    <Form ref={form} {...marks} method="post" noValidate aria-label="Packet" className="mt-6 grid max-w-xl gap-4">
      <input type="hidden" name="intent" value="freeze" />
      <input type="hidden" name="after" value={after} />
      {problem && !problem.field && (
        <FormMessage kind="error">
          {problem.error}
          {problem.reasons && (
            <ul className="mt-1 list-disc pl-5">
              {problem.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </FormMessage>
      )}
      {after > 0 && (
        <TextField
          label="Why is the packet revised?"
          name="reason"
          autoComplete="off"
          defaultValue={problem?.values?.reason}
          error={problem?.faults?.reason}
        />
      )}
      <div>
        <Button type="submit" variant={after > 0 ? "secondary" : "primary"} pending={pending} pendingLabel="Freezing">
          {after > 0 ? "Revise the Packet" : "Start Work"}
        </Button>
      </div>
    </Form>
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

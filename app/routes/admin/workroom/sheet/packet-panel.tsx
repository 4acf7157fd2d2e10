import { Form, useNavigation } from "react-router";
import { formatDateTime } from "#app/domain/dates.ts";
import { whyNoWork } from "#app/domain/orders/progress/missing-for-work.ts";
import type { FreezeFault } from "#app/domain/workroom/sheet/freeze-faults.ts";
import { type OpenCheck, writeSeen } from "#app/domain/workroom/sheet/open-checks.ts";
import { GuardedLink } from "#app/routes/admin/guarded-link.tsx";
import { printPath, SHOP_RULES } from "#app/routes/admin/paths.ts";
import { PaperLinks } from "#app/routes/admin/workroom/paper/paper-links.tsx";
import { Button, SmallButton, TextLink } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { TitledSection } from "#app/ui/page/titled-section.tsx";
import { FormMessage, Refused, useFocusOnError, useUnsavedTyping } from "#app/ui/post-form.tsx";
import { fieldAfter } from "#app/web/form-problem.ts";
import { FABRICS_AT, measureAt, treatmentAt } from "./anchors.ts";
import { Estimate } from "./estimate.tsx";
import type { WorkroomData } from "./load-workroom.server.ts";
import { type WorkroomProblem, waveForm } from "./workroom-problem.ts";

/** Where the packet stands, what keeps it from being frozen, and the button that freezes it. */
export function PacketPanel({ workroom, problem }: { workroom: WorkroomData; problem: WorkroomProblem | undefined }) {
  const { packets, rulesVersion, estimate, order } = workroom;
  const [latest] = packets.frozen;
  const notMade = whyNoWork(order.status);
  return (
    <TitledSection
      id="packet"
      title={latest ? `Packet ${latest.number}, frozen` : "Packet, a draft"}
      className="mb-12 border-line border-t pt-6"
    >
      <div className="grid gap-x-14 gap-y-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <p className="mt-1 max-w-measure text-ink-soft text-sm">
            {latest ? (
              <>
                Frozen <time dateTime={latest.at}>{formatDateTime(latest.at)}</time>
                {latest.by && ` by ${latest.by}`}
                {latest.reason && `: ${latest.reason}`}. Changes below go into the next revision.
              </>
            ) : (
              <>
                Recalculated each time you open it, by version {rulesVersion} of the{" "}
                <GuardedLink to={SHOP_RULES}>shop rules</GuardedLink>. Starting work freezes it.
              </>
            )}
          </p>
          {packets.changed && <Changed {...packets.changed} />}
          <PaperLinks userId={order.userId} orderId={order.id} leading={latest !== undefined} />
          <FaultsList faults={workroom.faults} unwaved={workroom.unwaved} />
          {workroom.unmeasured.length > 0 && <AcceptAll seen={workroom.unmeasured} />}
          {packets.frozen.length > 1 && <Earlier frozen={packets.frozen.slice(1)} order={order} />}
        </div>
        {notMade ? (
          <p>{notMade}</p>
        ) : (
          <FreezeForm
            key={latest?.number ?? 0}
            after={latest?.number ?? 0}
            missing={workroom.missing}
            held={workroom.missing.length + workroom.faults.length > 0}
            moves={workroom.moves}
            problem={problem}
          />
        )}
      </div>
      <Estimate estimate={estimate} />
    </TitledSection>
  );
}

/** Windows that nobody measures again are taken as the client measured them, all in one press. */
function AcceptAll({ seen }: { seen: readonly string[] }) {
  const pending = useNavigation().formData?.get("intent") === "accept";
  return (
    <Form method="post" aria-label="Final measure of all windows" className="mt-6">
      <input type="hidden" name="intent" value="accept" />
      <input type="hidden" name="seen" value={seen.join("\n")} />
      <SmallButton pending={pending} pendingLabel="Saving">
        Accept All Figures
      </SmallButton>
      <p className="mt-1 text-ink-soft text-sm">
        {seen.length === 1 ? "1 window has" : `${seen.length} windows have`} no final measure. This takes the client's
        figures.
      </p>
    </Form>
  );
}

const figures = (count: number) => (count === 1 ? "1 figure" : `${count} figures`);

function Changed({ order, sheets, waves, rules, rateCard }: NonNullable<WorkroomData["packets"]["changed"]>) {
  const said = [
    order > 0 && `The order has changed since: ${figures(order)}.`,
    sheets > 0 && `The sheet has changed since: ${figures(sheets)}.`,
    waves > 0 && `${waves === 1 ? "1 check has" : `${waves} checks have`} been waived since.`,
    rules !== null && `The shop rules are version ${rules} now.`,
    rateCard !== null && `It was priced by version ${rateCard} of the rate card.`,
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

/** What keeps the packet from being frozen: each sentence once, with links to where it is mended. */
function FaultsList({ faults, unwaved }: { faults: readonly FreezeFault[]; unwaved: number }) {
  return (
    <>
      {faults.length > 0 && (
        <div className="mt-4">
          <h3 className="text-lg">Before it can be frozen</h3>
          <ul className="mt-1 grid max-w-measure list-disc gap-1 pl-5">
            {faults.map((fault) => (
              <li key={fault.sentence} className="wrap-anywhere">
                {fault.sentence} <Places places={fault.places} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {unwaved > 0 && (
        <p className="mt-4 text-ink-soft">
          {unwaved === 1 ? "1 check stands" : `${unwaved} checks stand`} that nobody has waived yet.
        </p>
      )}
    </>
  );
}

function Places({ places }: Pick<FreezeFault, "places">) {
  return places.map(({ where, mend }, index) => (
    <span key={where}>
      {index > 0 && "; "}
      <TextLink to={`#${anchorOf(mend)}`}>{where}</TextLink>
    </span>
  ));
}

function anchorOf(mend: FreezeFault["places"][number]["mend"]): string {
  if (mend.at === "measure") return measureAt(mend.window);
  return mend.at === "fabrics" ? FABRICS_AT : treatmentAt(mend.part);
}

interface FreezeFormProps {
  /** The packet that is replaced; 0 for the first one. */
  after: number;
  /** What is missing before work begins. */
  missing: readonly string[];
  /** Something stands before it, so that it is not the next thing to do. */
  held: boolean;
  /** The order is still to be started. */
  moves: boolean;
  problem: WorkroomProblem | undefined;
}

/** Start Work, and later a revision with its reason. Checks that stand open are asked about once. */
function FreezeForm({ after, missing, held, moves, problem }: FreezeFormProps) {
  const pending = useNavigation().formData?.get("intent") === "freeze";
  const form = useFocusOnError(problem);
  const { marks } = useUnsavedTyping(problem?.field && problem);
  return (
    <Form
      ref={form}
      {...marks}
      method="post"
      noValidate
      aria-label="Packet"
      className="grid max-w-xl content-start gap-4"
    >
      <input type="hidden" name="intent" value="freeze" />
      <input type="hidden" name="after" value={after} />
      <Refused problem={problem} />
      {problem?.open && <OpenChecks open={problem.open} problem={problem} />}
      {after === 0 && missing.length > 0 && (
        <div className="grid gap-3 border-brass border-l-2 pl-4">
          {missing.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <TextField label="Why begin all the same?" autoComplete="off" {...fieldAfter(problem, "why")} />
        </div>
      )}
      {after > 0 && (
        <TextField label="Why is the packet revised?" autoComplete="off" {...fieldAfter(problem, "reason")} />
      )}
      <p className="text-ink-soft text-sm">
        {after === 0 && moves && "The order moves to In progress, and its client is told by e-mail. "}
        {after > 0 ? "The new packet is frozen at once. " : "The packet is frozen. "}
        This cannot be undone.
      </p>
      <div>
        <Button variant={after > 0 || held ? "secondary" : "primary"} pending={pending} pendingLabel="Freezing">
          {after > 0 ? "Revise the Packet" : "Start Work"}
        </Button>
      </div>
    </Form>
  );
}

function OpenChecks({ open, problem }: { open: readonly OpenCheck[]; problem: WorkroomProblem }) {
  return (
    <section aria-labelledby="open-checks" className="grid gap-4 border-brass border-l-2 bg-bone/60 py-3 pr-4 pl-4">
      <input type="hidden" name="seen" value={writeSeen(open)} />
      <div>
        <h3 id="open-checks" className="text-lg">
          Checks that stand open
        </h3>
        <p className="mt-1 text-ink-soft text-sm">
          Say why a check may stand, and it is waived. Where you say nothing, the work order prints it as open.
        </p>
      </div>
      {open.map(({ part, code, where, sentence }) => {
        const name = waveForm(part, code);
        return (
          <TextField
            key={name}
            label={`${where}: ${sentence}`}
            hint="Why may it stand?"
            name={name}
            optional
            autoComplete="off"
            defaultValue={problem.values?.[name]}
            error={problem.faults?.[name]}
          />
        );
      })}
    </section>
  );
}

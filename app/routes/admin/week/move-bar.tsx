import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { MOVE_IN_WEEK } from "#app/routes/admin/paths.ts";
import { Button, SmallButton } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/field.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import type { AskedProblem } from "./asked.ts";
import type { CardMoves, Proposal } from "./use-moves.ts";

type Answer = { moved: string } | AskedProblem;

/** Says where a card would go, asks whether its client is told, and what stood in the way. */
export function MoveBar({ moves }: { moves: CardMoves }) {
  const fetcher = useFetcher<Answer>();
  const [sending, setSending] = useState<{ proposal: Proposal; before: Answer | undefined }>();
  const { proposal, putBack } = moves;
  const { data: answer, state } = fetcher;
  const sent = sending?.proposal;
  // What was answered before says nothing of a card that is moved now.
  const fresh = state === "idle" && sending !== undefined && answer !== sending.before ? answer : undefined;
  const ofThis = proposal === undefined || proposal === sent;
  const refused = ofThis && fresh && "error" in fresh ? fresh : undefined;
  const shown = proposal ?? (refused ? sent : undefined);
  // Carried out, or refused: the card stands where the week has it.
  const answered = proposal !== undefined && proposal === sent && fresh !== undefined;
  useEffect(() => {
    if (answered) putBack();
  }, [answered, putBack]);
  const words = shown && `${shown.card.name}: ${shown.dayLabel}, ${clock(shown.from)}`;
  return (
    <>
      <p aria-live="assertive" className="sr-only">
        {proposal?.moving && `${words}. Enter to move it there, Escape to put it back.`}
      </p>
      {shown && !shown.moving && (
        <fetcher.Form
          method="post"
          action={MOVE_IN_WEEK}
          onSubmit={() => setSending({ proposal: shown, before: answer })}
          className="sticky top-2 z-20 mb-4 grid gap-2 rounded-sm border border-line-strong bg-paper p-4 shadow print:hidden"
        >
          {refused ? (
            <FormMessage kind={refused.anyway ? "info" : "error"}>{refused.error}</FormMessage>
          ) : (
            <p>Move {words}?</p>
          )}
          <input type="hidden" name="id" value={shown.card.id} />
          <input type="hidden" name="holder" value={shown.card.holder} />
          <input type="hidden" name="version" value={shown.card.version} />
          <input type="hidden" name="day" value={shown.day} />
          <input type="hidden" name="from" value={shown.from} />
          <input type="hidden" name="minutes" value={shown.card.minutes} />
          {refused?.anyway && <input type="hidden" name="anyway" value={refused.anyway} />}
          {shown.card.told && <CheckboxField name="tell" label="E-mail the client" defaultChecked />}
          <div className="flex flex-wrap gap-3">
            {(!refused || refused.anyway) && (
              <Button size="sm" pending={state !== "idle"} pendingLabel="Moving" autoFocus>
                {refused ? "Move Anyway" : "Move"}
              </Button>
            )}
            <SmallButton
              type="button"
              onClick={() => {
                putBack();
                setSending(undefined);
              }}
            >
              {refused && !refused.anyway ? "Close" : "Put Back"}
            </SmallButton>
          </div>
        </fetcher.Form>
      )}
    </>
  );
}

/** 13:15 as it is read: 1:15 PM. */
function clock(time: string) {
  const [hours = 0, rest = ""] = [Number(time.slice(0, 2)), time.slice(2)];
  const [minutes, again] = rest.split(" ");
  return `${hours % 12 || 12}${minutes} ${hours < 12 ? "AM" : "PM"}${again ? " again" : ""}`;
}

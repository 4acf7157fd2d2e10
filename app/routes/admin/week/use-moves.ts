import { type KeyboardEvent, type MouseEvent, type PointerEvent, useCallback, useRef, useState } from "react";
import { timeAt } from "#app/domain/appointments/week-grid.ts";
import type { WeekCard, WeekData } from "./load-week.server.ts";

const QUARTERS = 4;
/** Pixels that a finger or a mouse may tremble by before a press becomes a drag. */
const TREMBLE = 5;

export interface Proposal {
  card: WeekCard;
  day: string;
  dayLabel: string;
  /** As it is typed: 09:15. */
  from: string;
  /** The card follows the pointer or the arrow keys; once let go, it waits for a yes. */
  moving: boolean;
}

interface Place {
  day: number;
  quarters: number;
}

/** Cards move by the quarter hour: dragged, or with M and the arrow keys. Nothing is sent before it was said where to. */
export function useMoves(week: WeekData) {
  const columns = useRef<HTMLOListElement>(null);
  const held = useRef<{ card: WeekCard; x: number; y: number; place: Place; dragging: boolean } | undefined>(undefined);
  const [proposal, setProposal] = useState<Proposal>();
  const [at, setAt] = useState<Place>();

  const placeOfCard = (card: WeekCard): Place => ({
    day: week.days.findIndex(({ day }) => day === card.day),
    quarters: Math.round(card.from * QUARTERS),
  });

  const startOf = (day: number) => week.days.slice(0, day).reduce((sum, { width }) => sum + width, 0);

  const show = (card: WeekCard, place: Place, moving: boolean) => {
    const day = week.days[place.day];
    const from = day && timeAt(week.rows, place.quarters, day.without);
    if (!day || !from) return;
    setAt(place);
    setProposal({ card, day: day.day, dayLabel: day.label, from, moving });
  };
  const putBack = useCallback(() => {
    held.current = undefined;
    setProposal(undefined);
    setAt(undefined);
  }, []);
  const letGo = () => setProposal((shown) => shown && { ...shown, moving: false });

  const drag = (event: PointerEvent<HTMLElement>) => {
    const from = held.current;
    const days = columns.current?.querySelectorAll<HTMLElement>("[data-hours]");
    if (!from || !days) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!from.dragging && Math.hypot(x, y) < TREMBLE) return;
    // Not before: of a pointer that is held a press on the card would not reach its link.
    if (!from.dragging) event.currentTarget.setPointerCapture(event.pointerId);
    from.dragging = true;
    const column = [...days].findIndex((day) => {
      const { left, right } = day.getBoundingClientRect();
      return event.clientX >= left && event.clientX < right;
    });
    const height = days[0]?.getBoundingClientRect().height ?? 1;
    const quarter = height / (week.rows.length * QUARTERS);
    const quarters = from.place.quarters + Math.round(y / quarter);
    show(from.card, { day: column === -1 ? from.place.day : column, quarters }, true);
  };

  const keys = (event: KeyboardEvent, card: WeekCard) => {
    if (!card.movable || event.ctrlKey || event.metaKey || event.altKey) return;
    const moving = proposal?.card.id === card.id && proposal.moving;
    if (!moving) {
      if (event.key.toLowerCase() === "m") show(card, placeOfCard(card), true);
      return;
    }
    const step = steps[event.key];
    if (step && at) show(card, { day: at.day + step.day, quarters: at.quarters + step.quarters }, true);
    else if (event.key === "Enter") letGo();
    else if (event.key === "Escape") putBack();
    else return;
    event.preventDefault();
  };

  return {
    columns,
    proposal,
    putBack,
    /** Where a card that is being moved stands meanwhile, and by how many of its own day's columns beside it. */
    placeOf(card: WeekCard) {
      if (!proposal || !at || proposal.card.id !== card.id) return undefined;
      const from = at.quarters / QUARTERS;
      const own = placeOfCard(card).day;
      const shift = (startOf(at.day) - startOf(own)) / (week.days[own]?.width ?? 1);
      return { from, to: from + card.minutes / 60, shift };
    },
    handlersOf(card: WeekCard) {
      return {
        onKeyDown: (event: KeyboardEvent) => keys(event, card),
        onPointerDown: (event: PointerEvent) => {
          const across = globalThis.matchMedia("(width >= 80rem)").matches;
          if (!card.movable || !across || event.button !== 0) return;
          const { clientX: x, clientY: y } = event;
          held.current = { card, x, y, place: placeOfCard(card), dragging: false };
        },
        onPointerMove: drag,
        onPointerUp: () => {
          if (held.current?.dragging) letGo();
        },
        onPointerCancel: putBack,
        // The press that ends a drag is no press on the card.
        onClickCapture: (event: MouseEvent) => {
          if (held.current?.dragging) event.preventDefault();
          held.current = undefined;
        },
      };
    },
  };
}

export type CardMoves = ReturnType<typeof useMoves>;

const steps: Record<string, Place> = {
  ArrowUp: { day: 0, quarters: -1 },
  ArrowDown: { day: 0, quarters: 1 },
  ArrowLeft: { day: -1, quarters: 0 },
  ArrowRight: { day: 1, quarters: 0 },
};

import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import {
  addWaiting,
  answeredSince,
  dropWaiting,
  noteAnswer,
  type RefusedPress,
  refusedOf,
  refuseWaiting,
  type WaitingPress,
  waitingOf,
} from "./waiting-presses.ts";

/** What a page answers to a press that came by itself. */
export type PressAnswer = { ok: true } | { ok: false; error: string; ask?: string };

/** While something waits, the line is tried this often. */
const TRY_MS = 15_000;

interface Options {
  userId: string;
  onAnswer?: (press: WaitingPress, answer: PressAnswer) => void;
}

export interface Waiting {
  /** Pressed, and not sent yet. */
  waiting: WaitingPress[];
  /** Sent, and not taken: they stay with what was typed until their person lets them be. */
  refused: RefusedPress[];
  press: (called: string, to: string, fields: Record<string, string>) => void;
  again: (press: WaitingPress) => void;
  drop: (press: WaitingPress) => void;
}

/** The moment this document was asked for, or shown anew since. */
let shownSince: number | undefined;

/** Sends presses one after another, and keeps those that cannot be sent until there is a line again. */
export function useWaiting({ userId, onAnswer }: Options): Waiting {
  const [{ waiting, refused }, setKept] = useState<Pick<Waiting, "waiting" | "refused">>({ waiting: [], refused: [] });
  const busy = useRef(false);
  const { revalidate } = useRevalidator();
  const answered = useRef({ onAnswer, revalidate });
  answered.current = { onAnswer, revalidate };
  const look = () =>
    setKept({
      waiting: waitingOf(localStorage, userId, Date.now()),
      refused: refusedOf(localStorage, userId, Date.now()),
    });

  const showAnew = () => {
    shownSince = Date.now();
    return answered.current.revalidate();
  };

  const send = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      for (;;) {
        const [press] = waitingOf(localStorage, userId, Date.now());
        if (!press) break;
        const answer = await post(press);
        if (!answer) break;
        if (answer.ok) dropWaiting(localStorage, userId, press.key);
        else refuseWaiting(localStorage, userId, press.key, { error: answer.error, ask: answer.ask });
        noteAnswer(localStorage, Date.now());
        answered.current.onAnswer?.(press, answer);
        // Waited for: a press shows as waiting until the page shows what came of it.
        await showAnew();
      }
    } finally {
      busy.current = false;
      look();
    }
  };

  const press: Waiting["press"] = (called, to, fields) => {
    const key = crypto.randomUUID();
    addWaiting(localStorage, userId, { key, called, to, fields: { ...fields, formKey: key }, at: Date.now() });
    look();
    void send();
  };
  const drop: Waiting["drop"] = ({ key }) => {
    dropWaiting(localStorage, userId, key);
    look();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks the storage each time, so it never grows old.
  useEffect(() => {
    // Who reloads in the moment of a press can be sent the page of before it, while the page that they leave hears the answer.
    if (answeredSince(localStorage, shownSince ?? Date.now() - performance.now())) void showAnew();
    void send();
    const again = () => void send();
    const timer = setInterval(again, TRY_MS);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [userId]);

  return {
    waiting,
    refused,
    press,
    drop,
    again: (late) => {
      drop(late);
      press(late.called, late.to, late.fields);
    },
  };
}

/** Nothing where there is no line, or nobody is logged in any more: it waits on. */
async function post({ to, fields }: WaitingPress): Promise<PressAnswer | undefined> {
  try {
    const response = await fetch(to, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
    const json = response.headers.get("content-type")?.startsWith("application/json");
    if (!json || response.status >= 500) return undefined;
    return (await response.json()) as PressAnswer;
  } catch {
    return undefined;
  }
}

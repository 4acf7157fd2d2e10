import { useEffect, useRef, useState } from "react";
import { addWaiting, dropWaiting, type WaitingPress, waitingOf } from "./waiting-presses.ts";

/** What a page answers to a press that came by itself. */
export type PressAnswer = { ok: true } | { ok: false; error: string; ask?: string };

/** While something waits, the line is tried this often. */
const TRY_MS = 15_000;

interface Options {
  userId: string;
  /** Called after each answer; a refused press does not wait any longer. */
  onAnswer: (press: WaitingPress, answer: PressAnswer) => void;
}

/** Sends presses one after another, and keeps those that cannot be sent until there is a line again. */
export function useWaiting({ userId, onAnswer }: Options) {
  const [waiting, setWaiting] = useState<WaitingPress[]>([]);
  const busy = useRef(false);
  const answered = useRef(onAnswer);
  answered.current = onAnswer;

  const send = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      for (;;) {
        const [press] = waitingOf(localStorage, userId, Date.now());
        if (!press) break;
        const answer = await post(press);
        if (!answer) break;
        dropWaiting(localStorage, userId, press.key, Date.now());
        answered.current(press, answer);
      }
    } finally {
      busy.current = false;
      setWaiting(waitingOf(localStorage, userId, Date.now()));
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks the storage each time, so it never grows old.
  useEffect(() => {
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
    press: (to: string, fields: Record<string, string>) => {
      const key = crypto.randomUUID();
      addWaiting(localStorage, userId, { key, to, fields: { ...fields, formKey: key }, at: Date.now() });
      setWaiting(waitingOf(localStorage, userId, Date.now()));
      void send();
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

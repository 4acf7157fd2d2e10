import { type RefObject, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { EditorAnswer } from "./editor-answer.ts";
import type { SaveState } from "./totals-bar.tsx";

/** How long nobody types before it is saved. */
const QUIET_MS = 1_200;

interface Stored {
  version: number;
  savedAt: string | null;
}

/**
 * Keeps what is typed without being asked: one save at a time, each naming the version that the one before it made. A save
 * that is refused waits until somebody types again; after a conflict it waits for a decision.
 */
export function useAutosave(form: RefObject<HTMLFormElement | null>, stored: Stored) {
  const fetcher = useFetcher<EditorAnswer>();
  const [base, setBase] = useState<Stored>(stored);
  const [seen, setSeen] = useState<EditorAnswer>();
  const [changes, setChanges] = useState({ typed: 0, sent: 0, kept: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (fetcher.data !== undefined && fetcher.data !== seen) {
    setSeen(fetcher.data);
    const { saved } = fetcher.data;
    if (saved) {
      setBase({ version: saved.version, savedAt: saved.at });
      setChanges({ ...changes, kept: changes.sent });
    }
  }
  const busy = fetcher.state !== "idle";
  const conflict = !busy && fetcher.data?.newer !== undefined;
  const submit = (intent: string) => {
    clearTimeout(timer.current);
    if (busy || !form.current) return;
    const body = new FormData(form.current);
    const version = conflict ? fetcher.data?.newer?.version : base.version;
    body.set("intent", intent);
    body.set("version", String(version));
    setChanges({ ...changes, sent: changes.typed });
    fetcher.submit(body, { method: "post" });
  };
  const unsaved = changes.typed > changes.kept;
  const waits = unsaved && changes.typed > changes.sent && !conflict;
  useEffect(() => {
    if (!waits || busy) return;
    timer.current = setTimeout(() => submit("autosave"), QUIET_MS);
    return () => clearTimeout(timer.current);
  });
  const state: SaveState = busy ? "saving" : unsaved ? "unsaved" : "saved";
  return {
    ...{ base, unsaved, busy, state, submit },
    answer: fetcher.data,
    /** Which of the buttons is being carried out. */
    doing: busy ? fetcher.formData?.get("intent") : undefined,
    touch: () => setChanges((before) => ({ ...before, typed: before.typed + 1 })),
  };
}

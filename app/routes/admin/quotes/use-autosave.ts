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
 * Keeps what is typed without being asked: one save at a time, each naming the version that the one before it made; a button
 * pressed meanwhile waits for its turn. A save
 * that is refused waits until somebody types again; after a conflict it waits for a decision.
 */
export function useAutosave(form: RefObject<HTMLFormElement | null>, stored: Stored) {
  const fetcher = useFetcher<EditorAnswer>();
  const [base, setBase] = useState<Stored>(stored);
  const [seen, setSeen] = useState<EditorAnswer>();
  const [changes, setChanges] = useState({ typed: 0, sent: 0, kept: 0 });
  /** What was pressed while a save was under way: carried out as soon as that is through. */
  const [pressed, setPressed] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (fetcher.data !== undefined && fetcher.data !== seen) {
    setSeen(fetcher.data);
    const { saved, ask } = fetcher.data;
    if (saved) {
      setBase({ version: saved.version, savedAt: saved.at });
      setChanges({ ...changes, kept: changes.sent });
      // What was typed since belongs to what is sent, so it is asked about anew.
      if (ask && changes.typed > changes.sent) setPressed("send");
    }
  }
  const busy = fetcher.state !== "idle";
  const conflict = !busy && fetcher.data?.newer !== undefined;
  const submit = (intent: string) => {
    clearTimeout(timer.current);
    if (busy) return setPressed((before) => (intent === "autosave" ? (before ?? intent) : intent));
    if (!form.current) return;
    const body = new FormData(form.current);
    const version = conflict ? fetcher.data?.newer?.version : base.version;
    body.set("intent", intent);
    body.set("version", String(version));
    setChanges({ ...changes, sent: changes.typed });
    fetcher.submit(body, { method: "post" });
  };
  useEffect(() => {
    if (busy || pressed === undefined) return;
    setPressed(undefined);
    // A conflict asks for a decision first.
    if (!conflict) submit(pressed);
  });
  const unsaved = changes.typed > changes.kept;
  const waits = unsaved && changes.typed > changes.sent && !conflict;
  useEffect(() => {
    if (!waits || busy || pressed !== undefined) return;
    timer.current = setTimeout(() => submit("autosave"), QUIET_MS);
    return () => clearTimeout(timer.current);
  });
  const state: SaveState = busy ? "saving" : unsaved ? "unsaved" : "saved";
  return {
    base,
    unsaved,
    busy,
    state,
    submit,
    answer: fetcher.data,
    /** Which of the buttons is being carried out, or is about to be. */
    doing: pressed ?? (busy ? fetcher.formData?.get("intent") : undefined),
    touch: () => setChanges((before) => ({ ...before, typed: before.typed + 1 })),
  };
}

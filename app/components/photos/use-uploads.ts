import { useEffect, useReducer, useRef } from "react";
import { useRevalidator } from "react-router";
import { MOST_BYTES, refused } from "#app/domain/photos/photo-limits.ts";

export interface Upload {
  /** Sent again after a broken line, it is the same photograph. */
  key: string;
  name: string;
  /** From 0 to 1 while it goes; a sentence once it was refused. */
  sent: number;
  error: string | undefined;
  /** Taken, where the page keeps what it has sent in its list. */
  done: boolean;
  /** Refused because nothing can be stored at the moment. */
  unstored: boolean;
}

type Change = { add: Upload[] } | (Partial<Upload> & { key: string }) | { drop: string };

function changed(uploads: Upload[], change: Change): Upload[] {
  if ("add" in change) return [...uploads, ...change.add];
  if ("drop" in change) return uploads.filter(({ key }) => key !== change.drop);
  return uploads.map((upload) => (upload.key === change.key ? { ...upload, error: undefined, ...change } : upload));
}

const AT_ONCE = 2;
const OFFLINE = "You are offline. We’ll send it when you are back.";

/** Sends photographs two at a time, with how far each is, and again where the line broke. */
export function useUploads(address: string, fields: Record<string, string>, { keep = false } = {}) {
  const [uploads, say] = useReducer(changed, []);
  const { revalidate } = useRevalidator();
  const files = useRef(new Map<string, File>());
  const waiting = useRef<string[]>([]);
  const running = useRef(new Map<string, XMLHttpRequest>());

  const next = () => {
    const key = running.current.size < AT_ONCE ? waiting.current.shift() : undefined;
    const file = key && files.current.get(key);
    if (!key || !file) return;
    const request = new XMLHttpRequest();
    running.current.set(key, request);
    const end = (error?: string, unstored = false) => {
      running.current.delete(key);
      if (error) say({ key, error, unstored });
      else if (keep) say({ key, done: true });
      else {
        files.current.delete(key);
        say({ drop: key });
        void revalidate();
      }
      next();
    };
    request.upload.onprogress = ({ loaded, total }) => say({ key, sent: loaded / total });
    request.onload = () =>
      request.status === 200 ? end() : end(sentenceOf(request), sentenceOf(request) === refused.store.reason);
    request.onerror = () => end(navigator.onLine ? refused.broken.reason : OFFLINE);
    request.onabort = () => running.current.delete(key);
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, uploadKey: key })) form.set(name, value);
    form.set("file", file);
    request.open("POST", address);
    request.setRequestHeader("accept", "application/json");
    request.send(form);
    next();
  };
  const send = (keys: string[]) => {
    waiting.current.push(...keys);
    next();
  };
  const retry = (key: string) => {
    say({ key, sent: 0 });
    send([key]);
  };

  const again = useRef(retry);
  again.current = retry;
  const held = useRef<Upload[]>(uploads);
  held.current = uploads;
  useEffect(() => {
    const online = () => {
      for (const { key, error } of held.current) if (error === OFFLINE) again.current(key);
    };
    addEventListener("online", online);
    return () => removeEventListener("online", online);
  }, []);

  return {
    uploads,
    retry,
    add: (chosen: Iterable<File>) => {
      const added = [...chosen].map((file) => {
        const key = crypto.randomUUID();
        const error = file.size > MOST_BYTES ? refused.large.reason : undefined;
        if (!error) files.current.set(key, file);
        return { key, name: file.name, sent: 0, error, done: false, unstored: false };
      });
      say({ add: added });
      send(added.flatMap(({ key, error }) => (error ? [] : [key])));
    },
    cancel: (key: string) => {
      waiting.current = waiting.current.filter((other) => other !== key);
      running.current.get(key)?.abort();
      files.current.delete(key);
      say({ drop: key });
      next();
    },
    /** Whether it can be sent again as it is. */
    kept: (key: string) => files.current.has(key),
    fileOf: (key: string) => files.current.get(key),
  };
}

function sentenceOf({ status, responseText }: XMLHttpRequest) {
  if (status === 413) return refused.large.reason;
  try {
    const { reason } = JSON.parse(responseText) as { reason?: unknown };
    if (typeof reason === "string") return reason;
  } catch {
    // A page of the shell, which is no answer to a script.
  }
  return status === 503 ? refused.busy.reason : refused.broken.reason;
}

import { createContext, type ReactNode, useContext } from "react";

const ErrorId = createContext<string | undefined>(undefined);

/** Wraps the page on the server only; the browser finds the id again in what the server left behind. */
export function ErrorIdProvider({ id, children }: { id: string | undefined; children: ReactNode }) {
  return <ErrorId value={id}>{children}</ErrorId>;
}

/** The id under which the log knows this failure, if the server told it. */
export function useErrorId() {
  const onServer = useContext(ErrorId);
  if (typeof document === "undefined") return onServer;
  return document.querySelector<HTMLElement>("[data-error-id]")?.dataset.errorId ?? errorIdFromCookie();
}

/** A failed data request has no page of its own to carry the id, so the server leaves it in a short-lived cookie. */
function errorIdFromCookie() {
  return /(?:^|;\s*)(?:__Host-)?larkfield\.error=([\w-]+)/.exec(document.cookie)?.[1];
}

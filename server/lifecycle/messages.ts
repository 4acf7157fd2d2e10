/** What the supervisor tells a server of its own, and what it hears from one. */
export type Command = "open" | "leave" | "return" | "end";

export type Report =
  /** The code is loaded. Alone: the server before it must have closed the database first. */
  | { is: "prepared"; alone: boolean }
  | { is: "serving" }
  /** The database is closed; the process waits to be told whether to return or to end. */
  | { is: "released" }
  | { is: "failed"; reason: string };

/** The listening socket as a server is given it: its number, after input, outputs and the line to the supervisor. */
export const FIRST_SOCKET = 4;
/** A server that stops listening closes its copy of the socket, so each return takes another. */
export const SOCKET_COPIES = 8;

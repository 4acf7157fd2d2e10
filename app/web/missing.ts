import { data } from "react-router";

/** What the error page says, and where it leads on; see components/problem.tsx. */
export interface Words {
  /** Where it is not the address that is wrong. */
  title?: string;
  sentence?: string;
  way?: { to: string; label: string };
}

/** For what is not there, or is somebody else's: to be thrown. */
export function missing(words: Words | null = null) {
  return data(words, { status: 404 });
}

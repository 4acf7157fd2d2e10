import { isRouteErrorResponse } from "react-router";
import type { FormProblem } from "./form-problem.ts";

/**
 * Sends a form from the browser. When the network is gone the person stays on the page with what they typed and reads
 * the given sentence; anything else goes its usual way.
 */
export async function sendForm<Answer>(send: () => Promise<Answer>, sentence: string): Promise<Answer | FormProblem> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof TypeError) return { error: sentence };
    if (isRouteErrorResponse(error) && error.status === 413) {
      return { error: "What you sent is larger than we can take. Please shorten it and try again." };
    }
    throw error;
  }
}

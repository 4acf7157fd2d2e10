import { sendForm } from "#app/web/form-problem.ts";

const SAVE_AND_EXIT_DELAY_MS = 1_000;

interface Step<Answer> {
  request: Request;
  serverAction: () => Promise<Answer>;
}

/** The first two steps of the wizard, when the fault is ours or the network's: going on, and leaving. */
export const stepFailures = {
  next: "Error updating order. Please try again.",
  exit: "Failed to save your progress. Please try again.",
};

/** Sends a step of the wizard; after Save & Exit the page stays for a second, so that the saving is seen. */
export async function sendStep<Answer>(
  { request, serverAction }: Step<Answer>,
  failures: { next: string; exit: string },
) {
  const leaving = (await request.clone().formData()).get("intent") === "exit";
  const pause = leaving ? new Promise((resolve) => setTimeout(resolve, SAVE_AND_EXIT_DELAY_MS)) : undefined;
  return sendForm(
    async () => {
      try {
        return await serverAction();
      } catch (answer) {
        // A redirect arrives as a thrown response: that is success.
        if (answer instanceof Response) await pause;
        throw answer;
      }
    },
    leaving ? failures.exit : failures.next,
  );
}

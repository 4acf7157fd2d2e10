import { useRevalidator } from "react-router";
import { useWaiting } from "#app/web/waiting/use-waiting.ts";
import { NotTaken } from "./not-taken.tsx";
import { WaitingLine } from "./waiting-line.tsx";

/** On a list of stops or orders: what this device still has to send goes from here too, and says what was not taken. */
export function KeptPresses({ userId }: { userId: string }) {
  const { revalidate } = useRevalidator();
  const { waiting, ...rest } = useWaiting({ userId, onAnswer: () => revalidate() });
  return (
    <>
      <WaitingLine count={waiting.length} />
      <NotTaken {...rest} />
    </>
  );
}

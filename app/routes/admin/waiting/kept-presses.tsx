import { useWaiting } from "#app/web/waiting/use-waiting.ts";
import { NotTaken } from "./not-taken.tsx";

/** On a list of stops or orders: what this device still has to send goes from here too, and says what was not taken. */
export function KeptPresses({ userId }: { userId: string }) {
  const { waiting, ...rest } = useWaiting({ userId });
  return (
    <>
      <WaitingLine count={waiting.length} />
      <NotTaken {...rest} />
    </>
  );
}

/** How much waits to be sent, in sight wherever on the page somebody is: under the bar of a narrow screen. */
export function WaitingLine({ count }: { count: number }) {
  return (
    <p role="status" className="sticky top-15 z-10 wide:top-0 bg-linen py-2 font-medium empty:hidden print:hidden">
      {count > 0 ? `${count === 1 ? "1 thing waits" : `${count} things wait`} to be sent` : null}
    </p>
  );
}

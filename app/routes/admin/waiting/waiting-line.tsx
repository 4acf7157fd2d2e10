/** How much waits to be sent, in sight wherever on the page somebody is: under the bar of a narrow screen. */
export function WaitingLine({ count }: { count: number }) {
  return (
    <p role="status" className="sticky top-15 z-10 wide:top-0 bg-linen py-2 font-medium empty:hidden print:hidden">
      {count > 0 ? `${count === 1 ? "1 thing waits" : `${count} things wait`} to be sent` : null}
    </p>
  );
}

import { useNavigation } from "react-router";

/** A thread along the top while a page is on its way. What is there within 300 ms needs none. */
export function PendingLine() {
  const { state } = useNavigation();
  if (state !== "loading") return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading..."
      className="fixed inset-x-0 top-0 z-50 h-0.5 animate-late overflow-hidden bg-line print:hidden"
    >
      <div className="h-full w-1/3 animate-thread bg-moss motion-reduce:w-full" />
    </div>
  );
}

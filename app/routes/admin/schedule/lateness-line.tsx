import { CircleAlert, Hourglass } from "lucide-react";
import type { Card } from "#app/services/schedule/find-cards.server.ts";
import { classNames } from "#app/ui/class-names.ts";

/** Late or at risk, in words and not by a color alone. */
export function LatenessLine({ lateness, className }: { lateness: Card["lateness"]; className?: string }) {
  if (!lateness) return null;
  const late = lateness.kind === "late";
  const Icon = late ? CircleAlert : Hourglass;
  return (
    <p
      className={classNames(
        "flex items-start gap-1.5 font-medium text-sm",
        late ? "text-clay-deep" : "text-brass-deep",
        className,
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {lateness.words}
    </p>
  );
}

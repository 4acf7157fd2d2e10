import { useState } from "react";
import { HOUSE_HAS_IT } from "#app/domain/stops/stop-late.ts";
import { Button } from "#app/ui/button.tsx";
import type { Waiting } from "#app/web/waiting/use-waiting.ts";
import { TypedWords, typedIn } from "./pressed-words.tsx";

/** What was pressed and not taken: why, and all that was typed, until whoever typed it lets it be. */
export function NotTaken({ refused, again, drop }: Pick<Waiting, "refused" | "again" | "drop">) {
  const [copied, setCopied] = useState(false);
  if (refused.length === 0) return null;
  // Each reason is said once, however many things it stands against.
  const reasons = [...Map.groupBy(refused, (press) => press.refused.error.replace(HOUSE_HAS_IT, "").trim())];
  const copy = () => {
    const text = reasons.flatMap(([reason, presses]) => [
      reason,
      ...presses.flatMap(({ called, fields }) => [
        called,
        ...typedIn(fields).map(({ label, text: words }) => `${label}: ${words}`),
      ]),
    ]);
    void navigator.clipboard.writeText(text.join("\n")).then(() => setCopied(true));
  };
  return (
    <section aria-label="Not taken" className="mb-6 max-w-measure border border-clay bg-paper p-4">
      <h2 className="text-xl">Not taken</h2>
      {reasons.map(([reason, presses]) => (
        <div key={reason} className="mt-3">
          <p role="alert" className="font-medium">
            {reason}
          </p>
          <ul className="grid gap-3">
            {presses.map((press) => (
              <li key={press.key} className="mt-2 border-line border-t pt-2">
                <p className="wrap-anywhere">{press.called}</p>
                <TypedWords fields={press.fields} />
                {press.refused.error.endsWith(HOUSE_HAS_IT) ? <p className="mt-1">{HOUSE_HAS_IT}</p> : null}
                <div className="mt-2 flex flex-wrap gap-3">
                  <Button type="button" variant="secondary" onClick={() => again(press)}>
                    Send Again
                  </Button>
                  <Button type="button" variant="quiet" onClick={() => drop(press)}>
                    Leave It
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-4 text-sm text-ink-soft">It stays on this device until you send it again or leave it.</p>
      <Button type="button" variant="quiet" onClick={copy}>
        {copied ? "Copied" : "Copy All of It"}
      </Button>
    </section>
  );
}

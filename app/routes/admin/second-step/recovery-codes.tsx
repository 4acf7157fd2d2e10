import { Copy, Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ButtonRow } from "#app/ui/button-row.tsx";

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const [copied, setCopied] = useState(false);
  return (
    <section aria-labelledby="recovery-codes" className="mb-10 max-w-2xl border-brass border-l-2 bg-bone/60 px-6 py-6">
      <h2 id="recovery-codes" className="text-xl">
        Your recovery codes
      </h2>
      <p className="mt-3 max-w-measure">
        The second step is on. Each of these works once in place of a code when your phone is not at hand. We show them
        only now: print them or write them down, and keep them away from your phone.
      </p>
      <ul className="mt-6 grid grid-cols-1 gap-x-8 gap-y-2 font-mono text-lg min-[24rem]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonRow className="mt-6 noscript:hidden print:hidden">
        <Button type="button" variant="secondary" size="sm" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4" />
          Print
        </Button>
        <Button
          type="button"
          variant="quiet"
          size="sm"
          onClick={() => navigator.clipboard.writeText(codes.join("\n")).then(() => setCopied(true))}
        >
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
        <span role="status">{copied && "Copied."}</span>
      </ButtonRow>
    </section>
  );
}

import { KeyRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { SmallButton } from "#app/ui/button.tsx";
import { FormMessage } from "#app/ui/post-form.tsx";
import { provePasskey } from "#app/web/passkeys/passkey.ts";

interface PasskeyButtonProps {
  /** Where the browser asks what to sign, and sends what it signed. */
  address: string;
  /** In a form it is sent then; elsewhere the answer says where to go. */
  within?: "form" | undefined;
  children: ReactNode;
}

/** Passkeys need scripts; without them it is not shown, and the code beside it does the same. */
export function PasskeyButton({ address, within, children }: PasskeyButtonProps) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  async function prove(button: HTMLButtonElement) {
    setPending(true);
    setError(undefined);
    const result = await provePasskey(address);
    if (!result.ok) {
      setPending(false);
      setError(result.error);
    } else if (within === "form") {
      setPending(false);
      button.form?.requestSubmit();
    } else location.assign(result.to ?? location.href);
  }

  return (
    <div className="mt-6 grid gap-4 noscript:hidden">
      {error ? <FormMessage kind="error">{error}</FormMessage> : null}
      <div>
        <SmallButton
          type="button"
          pending={pending}
          pendingLabel="Waiting for your passkey"
          onClick={(event) => prove(event.currentTarget)}
        >
          <KeyRound aria-hidden="true" className="size-4" />
          {children}
        </SmallButton>
      </div>
    </div>
  );
}

import { href } from "react-router";
import { SmallButton } from "#app/ui/button.tsx";

/** Sends the link to verify an address again. It may stand in any form: what else that form holds is not read. */
export function ResendButton({ backTo }: { backTo: string }) {
  return (
    <SmallButton formMethod="post" formAction={href("/client/dashboard/verify-address")} name="backTo" value={backTo}>
      Send the link again
    </SmallButton>
  );
}

import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";

/** Sends the link to verify an address again. It may stand in any form: what else that form holds is not read. */
export function ResendButton({ backTo }: { backTo: string }) {
  return (
    <Button
      formMethod="post"
      formAction={href("/client/dashboard/verify-address")}
      name="backTo"
      value={backTo}
      variant="secondary"
      size="sm"
    >
      Send the link again
    </Button>
  );
}

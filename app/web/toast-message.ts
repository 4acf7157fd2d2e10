/** A sentence for the next page, carried across a redirect. */
export interface FlashToastMessage {
  id: string;
  kind: "success" | "info" | "error";
  message: string;
  durationMs?: number | undefined;
  /** A button that sends an empty form to an address of ours. */
  act?: { label: string; address: string } | undefined;
}

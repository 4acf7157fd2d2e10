import { undoPath } from "#app/routes/admin/paths.ts";

const SHOWN_MS = 10_000;

/** Says what was done and, where it can be taken back, offers that. */
export function undoToast(message: string, undoId: string | null | undefined) {
  if (!undoId) return message;
  return {
    kind: "success",
    message,
    durationMs: SHOWN_MS,
    act: { label: "Undo", address: undoPath(undoId) },
  } as const;
}

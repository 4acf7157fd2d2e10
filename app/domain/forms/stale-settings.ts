import { refusal } from "#app/domain/refusal.ts";

/** Somebody saved the same form meanwhile. `what` names what it sets. */
export function staleSettings(what: "settings" | "hours") {
  const changed = `These ${what} were changed in another tab or on another device.`;
  return refusal("stale", `${changed} Please look at the newer version first.`);
}

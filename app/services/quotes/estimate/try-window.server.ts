import type { App } from "#app/app.server.ts";
import { type Tried, triedWindow } from "#app/domain/orders/trying/tried-window.ts";
import type { EstimatedRange } from "#app/domain/quotes/estimate/estimate-range.ts";
import type { Refusal } from "#app/domain/refusal.ts";
import { countAttempt } from "#app/services/accounts/limit-attempts.server.ts";
import { estimateBy, findPricing, type Pricing } from "./estimate-order.server.ts";

const DAY = 24 * 60;

/**
 * About what a window costs that somebody tries without an account; null where the rate card cannot say. Counted for its
 * sender, but not the page that nobody has answered yet.
 */
export async function tryWindow(
  app: Pick<App, "db" | "now">,
  tried: Tried,
  ip: string | undefined,
): Promise<{ ok: true; range: EstimatedRange | null } | Refusal> {
  const limits = [
    { key: `try:sender:${ip}`, attempts: 30, minutes: 1 },
    { key: `try:sender-day:${ip}`, attempts: 300, minutes: DAY },
  ];
  const counted = ip === undefined ? undefined : await countAttempt(app, limits);
  if (counted?.ok === false) return counted;
  const pricing = await findPricing(app.db);
  return { ok: true, range: (pricing && estimateTried(pricing, tried)) ?? null };
}

/** With new hardware, as most people want it. */
export function estimateTried(pricing: Pricing, tried: Tried): EstimatedRange | undefined {
  return estimateBy(pricing, { windows: [triedWindow(tried)], hardwareChoice: true, hardware: [] }).range;
}

import { type ChangedPlacement, defaultPlacementRules } from "#app/domain/measuring/placement-rules.ts";
import { defaultShopRules, type ShopRules } from "./shop-rules.ts";

/** The rules that the owner changed, and nothing of the others: a browser knows those already. */
export function changedRules(rules: ShopRules): Partial<ShopRules> {
  const names = Object.keys(rules) as (keyof ShopRules)[];
  const changed = names.filter((name) => !isSame(rules[name], defaultShopRules[name]));
  return Object.fromEntries(changed.map((name) => [name, rules[name]])) as Partial<ShopRules>;
}

/** Of these what decides where anything hangs. It goes with every page that draws a window, so it is mostly empty. */
export function changedPlacement(rules: ShopRules): ChangedPlacement {
  const changed = Object.entries(changedRules(rules)).filter(([name]) => Object.hasOwn(defaultPlacementRules, name));
  return Object.fromEntries(changed) as ChangedPlacement;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

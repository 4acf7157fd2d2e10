import { emptyRateCard, type RateCard, readRateCard } from "#app/domain/workroom/buying/rate-card.ts";
import { changeShopRules } from "#app/domain/workroom/rules/change-shop-rules.ts";
import { defaultShopRules, type ShopRules } from "#app/domain/workroom/rules/shop-rules.ts";

/** A document of the owner's that is kept version by version. */
export interface DocumentKind<Value> {
  table: "shopRules" | "rateCards";
  /** As the audit list names it. */
  name: string;
  /** Version 1, which has no row. */
  first: Value;
  /** What a row holds. One that an older program wrote lacks what came later, which then stands as usual. */
  read(document: unknown): Value;
}

export const shopRulesKind: DocumentKind<ShopRules> = {
  table: "shopRules",
  name: "shop rules",
  first: defaultShopRules,
  read: (document) => {
    const verdict = changeShopRules(document);
    return verdict.ok ? verdict.value : defaultShopRules;
  },
};

export const rateCardKind: DocumentKind<RateCard> = {
  table: "rateCards",
  name: "rate card",
  first: emptyRateCard,
  read: (document) => {
    const verdict = readRateCard(document);
    return verdict.ok ? verdict.value : emptyRateCard;
  },
};

export const documentKinds: Record<"shopRules" | "rateCards", DocumentKind<unknown>> = {
  shopRules: shopRulesKind,
  rateCards: rateCardKind,
};

import { type DescribedForm, fieldsOf } from "#app/domain/forms/described-form.ts";
import { rateCardForm } from "#app/domain/workroom/forms/rate-card-form.ts";
import { shopRulesForm } from "#app/domain/workroom/forms/shop-rules-form.ts";
import { RATE_CARD, RATE_CARD_HISTORY, SHOP_RULES, SHOP_RULES_HISTORY } from "#app/routes/admin/paths.ts";

const REASON_MISSING = "Please say why, for whoever looks at this later.";
const REASON_LONG = "Please keep the reason under 500 characters.";
const MOST_REASON = 500;

const reasonFields = fieldsOf({
  reason: {
    control: "text",
    label: "Why is this changed?",
    hint: "Stands beside this version in the history.",
    read(text) {
      if (text === "") return { ok: false, reason: REASON_MISSING };
      return text.length > MOST_REASON ? { ok: false, reason: REASON_LONG } : { ok: true, value: text };
    },
    write: String,
  },
});

/** The form of a document that is kept version by version asks for the reason of the next one, too. */
export function withReason<Value>(form: DescribedForm<Value>): DescribedForm<{ document: Value; reason: string }> {
  const { fields, flatten, build, check } = form;
  return {
    fields: [...fields, ...reasonFields],
    flatten: ({ document, reason }) => ({ ...flatten(document), reason }),
    build: ({ reason, ...flat }) => ({ document: build(flat), reason: String(reason) }),
    ...(check && { check }),
  };
}

export const documents = {
  shopRules: {
    title: "Shop rules",
    lead: "Every number the workroom decides for itself, in inches unless it says otherwise. A packet that is frozen keeps the rules it was made with.",
    first: "The house's own rules, as they came.",
    saved: "The shop rules are saved as version",
    failed: "The shop rules could not be saved. Please try again.",
    page: SHOP_RULES,
    history: SHOP_RULES_HISTORY,
    form: withReason(shopRulesForm),
  },
  rateCards: {
    title: "Rate card",
    lead: "What you charge, in dollars. A price that is left empty is not set, and what needs it is not estimated for anyone.",
    first: "An empty card, as it came.",
    saved: "The rates are saved as version",
    failed: "The rates could not be saved. Please try again.",
    page: RATE_CARD,
    history: RATE_CARD_HISTORY,
    form: withReason(rateCardForm),
  },
};

export function documentAt(address: string): keyof typeof documents {
  return new URL(address).pathname.startsWith(RATE_CARD) ? "rateCards" : "shopRules";
}

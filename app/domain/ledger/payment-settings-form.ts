import { flatForm } from "#app/domain/forms/described-form.ts";
import { area, checkbox } from "#app/domain/forms/field-kinds.ts";
import { MAX_NOTE } from "./money-forms.ts";

export interface MoneySettings {
  /** How to pay by check, in the owner's own words. */
  payByCheck: string;
  /** Whether clients are reminded at all. */
  reminders: boolean;
}

export const paymentSettingsForm = flatForm<MoneySettings>({
  payByCheck: {
    label: "How to pay by check",
    optional: true,
    hint: "In your own words: whom a check is made out to, and where it goes. Clients with something to pay read it; empty says nothing.",
    ...area(MAX_NOTE),
  },
  reminders: {
    label: "Remind clients by e-mail",
    hint: "Of a quote that is about to end, and of a deposit or balance that is due or late. Each order can be left out on its own page.",
    ...checkbox,
  },
});

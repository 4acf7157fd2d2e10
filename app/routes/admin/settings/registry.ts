import { scheduleForm } from "#app/domain/consultations/schedule-form.ts";
import type { DescribedForm } from "#app/domain/forms/described-form.ts";
import { paymentSettingsForm } from "#app/domain/ledger/payment-settings-form.ts";
import { quoteSettingsForm } from "#app/domain/quotes/settings/quote-settings-form.ts";
import { retentionForm } from "#app/domain/retention/retention-rules.ts";
import { businessForm, offerForm, type SitePage, sitePages, storyForm } from "#app/domain/site/site-forms.ts";
import { wordings } from "#app/email/own-words.ts";
import { fieldId } from "#app/routes/admin/forms/form-field.tsx";
import { newImportPath } from "#app/routes/admin/imports/import-act.ts";
import {
  AVAILABILITY,
  BACKUPS,
  CALENDAR_SETTINGS,
  FABRICS,
  NEW_FABRIC,
  PRICES_AND_TERMS,
  RATE_CARD,
  RETENTION,
  SET_UP,
  SET_UP_SECOND_STEP,
  SETTINGS,
  SHOP_RULES,
  SITE_EMAILS,
  SITE_GALLERY,
  SITE_HISTORY,
  SITE_LOGO,
  STAFF,
  siteEmailPath,
  sitePath,
} from "#app/routes/admin/paths.ts";
import { documents } from "#app/routes/admin/workroom/versions/documents.ts";

/** Something on a page of settings that somebody may look for by its label. */
export interface Setting {
  label: string;
  /** The part of its page that it stands in. */
  section?: string;
  /** Where it has an id, and where it has a page of its own. */
  at?: string;
  to?: string;
}

export interface SettingsPage {
  to: string;
  label: string;
  lead: string;
  settings: readonly Setting[];
  /** Its path in routes.ts, where that is not its address. */
  pattern?: string;
}

interface SettingsGroup {
  label: string;
  pages: readonly SettingsPage[];
}

/** Every field of a described form, by the label that its page shows. Of rows that repeat, the first. */
export function settingsIn<Value>({ fields }: DescribedForm<Value>): Setting[] {
  return fields
    .filter(({ name }) => !/\[[1-9]\d*\]/.test(name))
    .map(({ name, label, heard, section }) => {
      return { label: heard ? `${label}, ${heard}` : label, section, at: fieldId(name) };
    });
}

/** One page for every section of the site; a list is found by its page. */
function sitePageRows(): SettingsPage[] {
  const forms: Partial<Record<SitePage, Setting[]>> = {
    business: settingsIn(businessForm),
    offer: settingsIn(offerForm),
    story: settingsIn(storyForm),
  };
  const pattern = "/admin/dashboard/site/:section";
  const pages = (Object.keys(sitePages) as SitePage[]).map((page) => {
    const { title, lead } = sitePages[page];
    return { to: sitePath(page), pattern, label: title, lead, settings: forms[page] ?? [] };
  });
  const history = {
    to: SITE_HISTORY,
    label: "History of the site",
    lead: "Every change, and how it was before.",
    settings: [],
  };
  const gallery = {
    to: SITE_GALLERY,
    label: "Gallery",
    lead: "Your own pictures, and those that came with the site.",
    settings: [],
  };
  const logo = {
    to: SITE_LOGO,
    label: "Logo",
    lead: "Wherever the mark stands: e-mails, pages, papers.",
    settings: [],
  };
  const emails = {
    to: SITE_EMAILS,
    label: "Wording of e-mails",
    lead: "Subject, heading and opening of each, with a test to yourself.",
    settings: wordings.map(({ key, label }) => ({ label, to: siteEmailPath(key) })),
  };
  const setUp = {
    to: SET_UP,
    label: "Set up your business",
    lead: "The first ten minutes, step by step, and a test e-mail.",
    settings: [{ label: "Send Me a Test", section: "Does mail go out?", at: "mail" }],
  };
  return [setUp, ...pages, logo, gallery, emails, history];
}

/**
 * Every page where something is set, in the order in which Settings shows them. A new page is a row here: who may open it says
 * domain/accounts/access.ts, and a group without a page is not shown.
 */
export const settingsGroups: readonly SettingsGroup[] = [
  {
    label: "Your account",
    pages: [
      {
        to: SETTINGS,
        label: "Name, e-mail and password",
        lead: "Who you are here, and where you are logged in.",
        settings: [
          { label: "Change Password", at: "change-password" },
          { label: "Change Name", at: "change-name" },
          { label: "E-mail address", at: "email-address" },
          { label: "Where you are logged in", at: "sessions" },
        ],
      },
      {
        to: SET_UP_SECOND_STEP,
        label: "Second step",
        lead: "A code or a passkey after your password.",
        settings: [{ label: "Authenticator app" }, { label: "Passkeys" }, { label: "Recovery codes" }],
      },
      {
        to: CALENDAR_SETTINGS,
        label: "Calendar",
        lead: "Your visits on your own phone, and a summary each morning.",
        settings: [{ label: "Send it at", section: "Morning summary", at: "summary" }],
      },
    ],
  },
  { label: "Business and site", pages: sitePageRows() },
  {
    label: "Prices",
    pages: [
      {
        to: PRICES_AND_TERMS,
        label: "Prices and Terms",
        lead: "Tax, deposit, payments, and what a new quote says.",
        settings: [...settingsIn(quoteSettingsForm), ...settingsIn(paymentSettingsForm)],
      },
      {
        to: RATE_CARD,
        label: documents.rateCards.title,
        lead: "What you charge for each thing.",
        settings: settingsIn(documents.rateCards.form),
      },
    ],
  },
  {
    label: "Work",
    pages: [
      {
        to: SHOP_RULES,
        label: documents.shopRules.title,
        lead: "Hems, seams, fullness: the numbers of the workroom.",
        settings: settingsIn(documents.shopRules.form),
      },
      {
        to: AVAILABILITY,
        label: "Availability",
        lead: "Hours, visits, video calls, and how long work takes.",
        settings: [...settingsIn(scheduleForm), { label: "Blocked days" }],
      },
      {
        to: FABRICS,
        label: "Fabric Book",
        lead: "The cloths that you offer.",
        settings: [
          { label: "Add a Fabric", to: NEW_FABRIC },
          { label: "Import Fabrics", to: newImportPath("fabrics") },
        ],
      },
    ],
  },
  {
    label: "House",
    pages: [
      {
        to: STAFF,
        label: "Staff",
        lead: "Who works here, and what is theirs.",
        settings: [
          { label: "Add Somebody", at: "add-staff" },
          { label: "Second Step for Everybody", at: "second-step-for-all" },
        ],
      },
      {
        to: RETENTION,
        label: "Retention",
        lead: "How many days things are kept.",
        settings: settingsIn(retentionForm),
      },
      {
        to: BACKUPS,
        label: "Backups",
        lead: "When the last was made, and one more.",
        settings: [{ label: "Back Up Now" }, { label: "Kept on the server", at: "kept" }],
      },
    ],
  },
];

import type { z } from "zod";
import type { EmailKind } from "#app/domain/emails/email-kinds.ts";
import { accountMessages } from "./messages/accounts.ts";
import { appointmentMessages } from "./messages/appointment-messages.ts";
import { consultationMessages } from "./messages/consultation-messages.ts";
import { deletionMessages } from "./messages/deletions.ts";
import { inquiryMessages } from "./messages/inquiry-messages.ts";
import { moneyMessages } from "./messages/money-messages.ts";
import { orderMessages, purchaseMessages, threadMessages } from "./messages/order-messages.ts";
import { orderNews } from "./messages/order-news.ts";
import { ownersAccountMessages } from "./messages/owners-account.ts";
import { quoteMessages } from "./messages/quotes.ts";
import { swatchMessages } from "./messages/swatch-messages.ts";

/** Every message we send: what each is filled with, and what it says. */
export const emailMessages = {
  ...orderMessages,
  ...orderNews,
  ...quoteMessages,
  ...moneyMessages,
  ...threadMessages,
  ...accountMessages,
  ...ownersAccountMessages,
  ...deletionMessages,
  ...inquiryMessages,
  ...swatchMessages,
  ...consultationMessages,
  ...appointmentMessages,
  ...purchaseMessages,
} satisfies Record<EmailKind, object>;

type Schema<Kind extends EmailKind> = (typeof emailMessages)[Kind]["schema"];

/** What a message of this kind is queued with: data. */
export type EmailParameters<Kind extends EmailKind> = z.input<Schema<Kind>>;

/** The same as it is written out. */
export type EmailWords<Kind extends EmailKind> = z.output<Schema<Kind>>;

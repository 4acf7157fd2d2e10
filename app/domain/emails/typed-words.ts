import { formatDateTime } from "#app/domain/dates.ts";

const notices = [
  "new_order",
  "quote_confirmed",
  "consultation_booked_notice",
  "consultation_moved_notice",
  "consultation_cancelled_notice",
  "installation_notice",
  "installation_move_asked",
  "deletion_requested_notice",
  "account_deleted_notice",
  "quote_changes_asked",
  "quote_declined",
  "order_change_asked",
  "payment_told",
  "payment_flagged",
  "swatches_requested_notice",
  "inquiry_received_notice",
  "message_received_notice",
];

/** A message to the business about one of its clients. */
export function isNotice(kind: string): boolean {
  return notices.includes(kind);
}

/**
 * What a message is filled with, but for the words of its client: a stranger who signs up with somebody else's address must
 * not be able to write to them through us. To the business such a client is known by the address alone.
 */
export function withoutTypedWords<Parameters extends object>(kind: string, parameters: Parameters): Parameters {
  const left = { ...parameters } as Record<string, unknown>;
  const drop = (name: string, instead: unknown = "") => {
    if (name in left) left[name] = instead;
  };
  drop("customer_name", isNotice(kind) ? left.customer_email : "");
  drop("first_name");
  if (kind.startsWith("consultation_")) {
    drop("address");
    drop("note");
  }
  if (kind.startsWith("inquiry_")) {
    drop("customer_phone");
    drop("zip_code");
    drop("question");
  }
  // Windows have names that they gave, and whoever opens the door may sign with any.
  if (kind === "installation_done") {
    drop("hung");
    drop("signed_name");
  }
  if (kind === "quote_copy") drop("chosen");
  // What they wrote about their order stands in the portal.
  if (["quote_changes_asked", "quote_declined", "order_change_asked", "installation_move_asked"].includes(kind)) {
    drop("message");
    drop("lines", []);
  }
  return left as Parameters;
}

type Parameters = Record<string, string | number>;

/**
 * What a template of a mail service is filled with. Those that the specification gives carry exactly the names it gives, and
 * a time as a person in our time zone writes it.
 */
export function templateParameters(kind: string, parameters: Parameters): Parameters {
  if (kind === "confirm") {
    const { first_name: _, ...specified } = parameters;
    return specified;
  }
  if (kind === "new_order") return { ...parameters, submitted_at: formatDateTime(`${parameters.submitted_at}`) };
  return parameters;
}

interface FormLimit {
  bytes: number;
  fields: number;
}

/** Generous for any form that is not named below: a long note, a whole profile. */
const ordinary: FormLimit = { bytes: 128 * 1024, fields: 200 };

/** What anybody may send, by its page: what is refused is shown again, and must not cost much more than its page. */
const open: [page: RegExp, limit: FormLimit][] = [
  [/^\/(login(\/[^/]+)?|reset-password|verify-address)$/, { bytes: 8 * 1024, fields: 20 }],
  // A question of 2,000 characters, each of which may take nine bytes.
  [/^\/(sign-up|swatches|ask)$/, { bytes: 32 * 1024, fields: 60 }],
];

/** Where a provider tells us of card payments: the only address that takes a POST from elsewhere (decision 029). */
export const WEBHOOK = "/webhooks/stripe";
/** No form there, but one signed text. */
export const SIGNED_BYTES = 64 * 1024;
const SIGNED_TYPE = /^application\/json(;\s?charset=utf-8)?$/i;

/** Forms that may carry more, by the page they are sent to. */
const larger: [page: RegExp, limit: FormLimit][] = [
  // Twenty fabrics and twenty trims, each with a name and a link of 2,048 characters.
  [/^\/client\/dashboard\/create-order\/[^/]+\/window\/\d+\/[^/]+\/fabrics$/, { bytes: 512 * 1024, fields: 200 }],
  [/^\/client\/dashboard\/create-order\/[^/]+\/hardware$/, { bytes: 512 * 1024, fields: 200 }],
  // A file of rows of 2 MB.
  [/^\/admin\/dashboard\/import$/, { bytes: 2.25 * 1024 * 1024, fields: 20 }],
  // A field for every rule of the shop and every rate, and how many there are grows with what the workroom knows.
  [/^\/admin\/dashboard\/(shop-rules|rate-card)$/, { bytes: 128 * 1024, fields: 800 }],
  // Twenty parts of 10,000 characters, each of which may take nine bytes; sixty questions; two fields for every style.
  [/^\/admin\/dashboard\/site\/[^/]+(\/preview)?$/, { bytes: 2 * 1024 * 1024, fields: 500 }],
  // A choice and a message for each of two hundred lines.
  [/^\/client\/dashboard\/orders\/[^/]+\/quote(\/\d+)?$/, { bytes: 2 * 1024 * 1024, fields: 600 }],
  // A window of the owner's: the same for three treatments, with how each hangs, and with what the form was filled from.
  [/^\/admin\/dashboard\/order\/[^/]+\/[^/]+\/acts\/save-(window|hardware)$/, { bytes: 2 * 1024 * 1024, fields: 600 }],
  // 200 lines of a quote, each a row of 15 fields with a description and a note of 1,000 characters.
  [/^\/admin\/dashboard\/order\/[^/]+\/[^/]+\/quote$/, { bytes: 2 * 1024 * 1024, fields: 3_100 }],
];

/**
 * What a form to this page may hold. With scripts it is sent to the page's own path with .data added. All pages that take more
 * than others are behind a log-in, so whoever brings no session is not read further.
 */
export function formLimit(pathname: string, cookies = ""): FormLimit {
  const page = pathname.endsWith(".data") ? pathname.slice(0, -".data".length) : pathname;
  const limitIn = (table: typeof open) => table.find(([pattern]) => pattern.test(page))?.[1];
  return limitIn(open) ?? (SESSION.test(cookies) ? limitIn(larger) : undefined) ?? ordinary;
}

const SESSION = /(^|; *)(__Host-)?larkfield\.session_token=./;

/** The types that browsers send a form with, in their spelling: a form, or the text between the parts of one. */
const URL_ENCODED = /^application\/x-www-form-urlencoded(;\s?charset=utf-8)?$/i;
const IN_PARTS = /^multipart\/form-data; boundary=([\w'.-]{1,70})$/i;

export function isSignedType(contentTypes: string[] | undefined) {
  return contentTypes?.length === 1 && SIGNED_TYPE.test(contentTypes[0] ?? "");
}

export interface FormType {
  /** What stands between two fields. */
  between: string;
}

/**
 * How the fields of this form are to be counted; undefined where it is no form. Whole strings and one header only: what
 * can be read in two ways is counted in one and taken apart in the other.
 */
export function formType(contentTypes: string[] | undefined): FormType | undefined {
  const [type, ...others] = contentTypes ?? [];
  if (type === undefined || others.length > 0) return undefined;
  if (URL_ENCODED.test(type)) return { between: "&" };
  const boundary = IN_PARTS.exec(type)?.[1];
  return boundary === undefined ? undefined : { between: `--${boundary}` };
}

/** Counted in the bytes, and no further than it matters: to take 260,000 fields apart holds the process for a second. */
export function hasMoreFields(bytes: Buffer, { between }: FormType, most: number) {
  // One part stands between two boundaries, and so does one field with the ends of the text counted as such.
  const allowed = between === "&" ? most - 1 : most + 1;
  let count = 0;
  for (let at = bytes.indexOf(between); at !== -1; at = bytes.indexOf(between, at + between.length)) {
    count += 1;
    if (count > allowed) return true;
  }
  return false;
}

/** Pages that take a photograph: its bytes are handed on as they come, and never held here. */
const photographs =
  /^\/(client\/dashboard\/orders\/[^/]+|admin\/dashboard\/((order\/[^/]+|stops|table|tasks)\/[^/]+|site\/gallery)|ask)\/photos$|^\/admin\/dashboard\/site\/logo(\/preview)?$/;

/** A photograph of 20 MB, and the few words that are sent with it. */
export const UPLOAD_BYTES = 21 * 1024 * 1024;

export function isUpload(pathname: string) {
  return photographs.test(pathname);
}

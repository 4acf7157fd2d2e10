interface FormLimit {
  bytes: number;
  fields: number;
}

/** Generous for any form that is not named below: a long note, a whole profile. */
const ordinary: FormLimit = { bytes: 128 * 1024, fields: 200 };

/** Where a provider tells us of card payments: the only address that takes a POST from elsewhere (decision 029). */
export const WEBHOOK = "/webhooks/stripe";
/** No form, but one signed text: whatever is in it are no fields. */
const signed: FormLimit = { bytes: 64 * 1024, fields: 64 * 1024 };

/** Forms that may carry more, by the page they are sent to. */
const larger: [page: RegExp, limit: FormLimit][] = [
  // Twenty fabrics and twenty trims, each with a name and a link of 2,048 characters.
  [/^\/client\/dashboard\/create-order\/[^/]+\/window\/\d+\/[^/]+\/fabrics$/, { bytes: 512 * 1024, fields: 200 }],
  [/^\/client\/dashboard\/create-order\/[^/]+\/hardware$/, { bytes: 512 * 1024, fields: 200 }],
  // A file of fabrics of 1 MB, and beside it the lines of the one before.
  [/^\/admin\/dashboard\/fabrics\/import$/, { bytes: 2.25 * 1024 * 1024, fields: 20 }],
  // A choice and a message for each of two hundred lines.
  [/^\/client\/dashboard\/orders\/[^/]+\/quote(\/\d+)?$/, { bytes: 2 * 1024 * 1024, fields: 600 }],
  // A window of the owner's: the same for three treatments, with how each hangs, and with what the form was filled from.
  [/^\/admin\/dashboard\/order\/[^/]+\/[^/]+$/, { bytes: 2 * 1024 * 1024, fields: 600 }],
  // 200 lines of a quote, each a row of 15 fields with a description and a note of 1,000 characters.
  [/^\/admin\/dashboard\/order\/[^/]+\/[^/]+\/quote$/, { bytes: 2 * 1024 * 1024, fields: 3_100 }],
];

/** What a form to this page may hold. With scripts it is sent to the page's own path with .data added. */
export function formLimit(pathname: string): FormLimit {
  if (pathname === WEBHOOK) return signed;
  const page = pathname.endsWith(".data") ? pathname.slice(0, -".data".length) : pathname;
  return larger.find(([pattern]) => pattern.test(page))?.[1] ?? ordinary;
}

/** Counted in the bytes: to take 260,000 fields apart holds the process for a second. */
export function countFields(bytes: Buffer, contentType: string | undefined): number {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]{1,70})/i.exec(contentType ?? "")?.[1];
  // The last boundary closes the form.
  if (boundary) return Math.max(0, occurrences(bytes, boundary) - 1);
  return bytes.length === 0 ? 0 : occurrences(bytes, "&") + 1;
}

function occurrences(bytes: Buffer, text: string) {
  let count = 0;
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + text.length)) count += 1;
  return count;
}

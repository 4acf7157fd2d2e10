import { MAX_DESCRIPTION } from "#app/domain/quotes/quote-limits.ts";
import { draftForm, EDITOR } from "#tests/support/orders/full-draft.ts";
import type { Attempt } from "./requests.ts";

const FORM = "application/x-www-form-urlencoded";
const filled = (text: string, kilobytes: number) => Buffer.alloc(kilobytes * 1024, text);

/** Ways to say a type so that one reader sees another type, or another boundary, than the next. */
const types = [
  `multipart/form-data; boundary=ZZZZZZZZ, ${FORM}`,
  `${FORM}, multipart/form-data; boundary=ZZZZZZZZ`,
  "multipart/form-data; boundary=x; boundary=yyyyyyyyyy",
  'multipart/form-data; boundary="x"',
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/mixed; boundary=x",
  `${FORM};`,
  `${FORM}; charset=utf-16`,
  `${FORM};charset=UTF-8;charset=UTF-8`,
  `${FORM}\t`,
  ` ${FORM} `,
  "APPLICATION/X-WWW-FORM-URLENCODED",
  "text/plain",
  "application/json",
  "application/octet-stream",
  "*/*",
  "",
];

interface Known {
  origin: string;
  /** Of a client. */
  cookie: string;
  ownerCookie: string;
  orderId: string;
}

/** Requests that once held the site, filled its memory or made it fail; each is sent alone, before the random ones. */
export function knownAttacks({ origin, cookie, ownerCookie, orderId }: Known): Attempt[] {
  const post = (target: string, type: string, body: Buffer, own: Record<string, string> = {}): Attempt => ({
    method: "POST",
    target,
    headers: { origin, "content-type": type, "x-forwarded-for": "198.51.100.200", ...own },
    body,
  });
  const quote = `/client/dashboard/orders/${orderId}/quote`;
  const device = Buffer.from(JSON.stringify(`abc.${"é".repeat(43)}`)).toString("base64");
  const owner = { cookie: ownerCookie };
  const fullDraft = Buffer.from(
    new URLSearchParams(draftForm(0, undefined, 'A "pair" '.repeat(MAX_DESCRIPTION / 9))).toString(),
  );
  const file = (text: string) => {
    const head =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n';
    return Buffer.concat([Buffer.from(head), filled(text, 1024), Buffer.from("\r\n--x--\r\n")]);
  };
  return [
    // The first is saved, the second comes too late and is shown again.
    post(EDITOR, FORM, fullDraft, owner),
    post(EDITOR, FORM, fullDraft, owner),
    { method: "GET", target: EDITOR, headers: owner, body: undefined },
    ...[",", ",;\n", '"', "\n", `${",".repeat(999)}\n`].map((text) =>
      post("/admin/dashboard/import", "multipart/form-data; boundary=x", file(text), owner),
    ),
    ...types.flatMap((type) => [
      post(quote, type, filled("a&", 512), { cookie }),
      post("/ask", type, filled("a&", 127)),
      post("/reset-password.data", type, filled("a&", 127)),
    ]),
    post(quote, FORM, filled("a&", 2_000), { cookie }),
    ...[quote, "/admin/dashboard/order/a/b", "/admin/dashboard/import"].flatMap((target) => [
      post(target, FORM, filled("&", 2_000)),
      post(target, "multipart/form-data; boundary=a", filled("a", 2_000)),
    ]),
    post("/login", FORM, Buffer.from("email=ida%40example.com&password=x"), { cookie: `larkfield.device=${device}` }),
    post("/login", FORM, filled("&", 100), { "content-encoding": "gzip" }),
    // A file that breaks off, and a part without a name.
    ...['name="a"; filename="a"\r\n\r\nhalf', 'name=""\r\n\r\n1\r\n--x--\r\n'].map((rest) => {
      const part = Buffer.from(`--x\r\nContent-Disposition: form-data; ${rest}`);
      return post("/ask", "multipart/form-data; boundary=x", part);
    }),
    ...["/login", "/ask", quote].map((target) => ({ ...post(target, FORM, filled("a=b&", 90)), method: "PUT" })),
  ];
}

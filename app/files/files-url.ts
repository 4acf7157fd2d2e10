/** A bucket of a store that speaks the language of S3. */
export interface Bucket {
  /** Its address, path style, without a slash at the end. */
  address: URL;
  region: string;
  /** What every name begins with; empty for nothing. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

type Reading = { ok: true; value: Bucket | undefined } | { ok: false; faults: string[] };

const EXPECTED =
  "FILES_URL: expected the address of a bucket, such as https://KEY:SECRET@host/bucket?region=us-east-1&prefix=larkfield";
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** FILES_URL as it is set; without it photographs are in the data folder. */
export function readFilesUrl(given: Record<string, string | undefined>): Reading {
  const text = given.FILES_URL;
  if (text === undefined) return { ok: true, value: undefined };
  const url = URL.parse(text);
  const [, name, ...more] = (url?.pathname ?? "").replace(/\/$/, "").split("/");
  const prefix = url?.searchParams.get("prefix") ?? "";
  if (!url?.username || !url.password || !name || more.length > 0 || !/^[\w./-]*$/.test(prefix))
    return { ok: false, faults: [EXPECTED] };
  if (url.protocol !== "https:" && !(url.protocol === "http:" && LOOPBACK.test(url.hostname)))
    return { ok: false, faults: ["FILES_URL: expected https, because photographs travel to it"] };
  return {
    ok: true,
    value: {
      address: new URL(`/${name}`, url.origin),
      region: url.searchParams.get("region") ?? "us-east-1",
      prefix: prefix.replaceAll(/^\/+|\/+$/g, ""),
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  };
}

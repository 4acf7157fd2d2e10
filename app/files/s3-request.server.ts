import { createReadStream } from "node:fs";
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import type { StoredObject } from "./files.ts";
import type { Bucket } from "./files-url.ts";

/** How long a store may be silent, and when it is asked again. */
export interface Patience {
  connectMs: number;
  silentMs: number;
  againMs: readonly number[];
}

const PATIENT: Patience = { connectMs: 5_000, silentMs: 30_000, againMs: [200, 800, 3_000] };
const EMPTY = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

interface Asked {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** Below the bucket. */
  key?: string;
  query?: Record<string, string>;
  /** What is put, and the file in which it lies. */
  object?: StoredObject & { file: string };
}

/** Signs a request as Amazon's version 4 says. What is put is named by its hash already. */
export async function signed(
  { accessKeyId, secretAccessKey, region }: Omit<Bucket, "address" | "prefix">,
  { method, url, headers = {}, at }: { method: string; url: string; headers?: Record<string, string>; at?: Date },
) {
  const datetime = at && { datetime: at.toISOString().replaceAll(/[:-]|\.\d{3}/g, "") };
  const all = { "x-amz-content-sha256": EMPTY, ...headers };
  const credentials = { accessKeyId, secretAccessKey, region, service: "s3" };
  const signer = new AwsV4Signer({ method, url, headers: all, ...credentials, ...datetime });
  const made = await signer.sign();
  return { url: made.url, headers: Object.fromEntries(made.headers) };
}

/** Asks the store, again where it failed or was silent. A 404 is an answer; whatever else is not 2xx is a fault. */
export function createS3Requests(bucket: Bucket, patience: Patience = PATIENT) {
  const secure = bucket.address.protocol === "https:";
  const options = { keepAlive: true, maxSockets: 12 };
  const agent = secure ? new HttpsAgent(options) : new HttpAgent(options);

  async function once({ method, key = "", query = {}, object }: Asked): Promise<IncomingMessage> {
    const url = new URL(bucket.address);
    if (key) url.pathname += `/${key}`;
    url.search = new URLSearchParams(query).toString().replaceAll("+", "%20");
    const putting = object && { "x-amz-content-sha256": object.sha256 };
    const sign = await signed(bucket, { method, url: url.href, ...(putting && { headers: putting }) });
    const headers = { ...sign.headers, ...(object && { "content-length": `${object.bytes}` }) };
    return new Promise((resolve, reject) => {
      const sent = (secure ? httpsRequest : httpRequest)(sign.url, { method, headers, agent });
      const give = (why: string) => sent.destroy(new Error(why));
      const slow = setTimeout(give, patience.connectMs, "The store cannot be reached.");
      sent.on("socket", (socket) => {
        const reached = () => clearTimeout(slow);
        if (socket.connecting) socket.once(secure ? "secureConnect" : "connect", reached);
        else reached();
      });
      sent.setTimeout(patience.silentMs, () => give("The store is silent."));
      sent.on("response", resolve);
      sent.on("close", () => clearTimeout(slow));
      sent.on("error", reject);
      if (object) pipeline(createReadStream(object.file), sent).catch(reject);
      else sent.end();
    });
  }

  return async function ask(asked: Asked): Promise<IncomingMessage | undefined> {
    for (let tried = 0; ; tried += 1) {
      const answer = await once(asked).catch((error: Error) => error);
      if (!(answer instanceof Error)) {
        const { statusCode: status = 0 } = answer;
        if (status >= 200 && status < 300) return answer;
        answer.resume();
        if (status === 404) return undefined;
        // Refused for good: asked again it would be refused again.
        if (status < 500 && status !== 429 && status !== 408) throw new Error(`The store answers ${status}.`);
      }
      const pause = patience.againMs[tried];
      if (pause === undefined)
        throw answer instanceof Error ? answer : new Error(`The store answers ${answer.statusCode}.`);
      await wait(pause);
    }
  };
}

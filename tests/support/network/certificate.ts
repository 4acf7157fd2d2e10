import { generateKeyPairSync, sign } from "node:crypto";

const ECDSA_WITH_SHA256 = [0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const COMMON_NAME = [0x06, 0x03, 0x55, 0x04, 0x03];
const DAY_MS = 24 * 60 * 60 * 1000;

/** A certificate for localhost, signed by itself and good for two days: no program outside of Node is needed to make it. */
export function makeCertificate() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = der(0x30, Buffer.from(ECDSA_WITH_SHA256));
  const name = der(0x30, der(0x31, der(0x30, Buffer.from(COMMON_NAME), der(0x0c, Buffer.from("localhost")))));
  const validity = der(0x30, timeAt(Date.now() - DAY_MS), timeAt(Date.now() + DAY_MS));
  const serial = der(0x02, Buffer.from([1]));
  const body = der(0x30, serial, algorithm, name, validity, name, publicKey.export({ type: "spki", format: "der" }));
  const signature = der(0x03, Buffer.from([0]), sign("sha256", body, privateKey));
  const bytes = der(0x30, body, algorithm, signature).toString("base64");
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${bytes.replaceAll(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }),
  };
}

/** A tag, how long what follows is, and what follows. */
function der(tag: number, ...parts: Buffer[]) {
  const { length } = Buffer.concat(parts);
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), ...parts]);
}

function timeAt(moment: number) {
  const text = `${new Date(moment).toISOString().slice(2, 19).replaceAll(/\D/g, "")}Z`;
  return der(0x17, Buffer.from(text));
}

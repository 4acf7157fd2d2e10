import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";

/**
 * A backup is sealed to one pair of keys (X25519) and signed by another (Ed25519). Written down, a key is its name, its 32
 * bytes and a checksum: a slip in a public key would otherwise be noticed only when no backup can be opened.
 */
const kinds = {
  "lkf-seal-": { der: "302a300506032b656e032100", make: publicKey },
  "lkf-open-": { der: "302e020100300506032b656e04220420", make: privateKey },
  "lkf-verify-": { der: "302a300506032b6570032100", make: publicKey },
  "lkf-sign-": { der: "302e020100300506032b657004220420", make: privateKey },
};
export type KeyKind = keyof typeof kinds;

const KEY_BYTES = 32;
const CHECK_BYTES = 4;

export interface SealingKeys {
  /** Public: the machine that makes backups cannot open them. */
  seal: KeyObject;
  sign: KeyObject;
}

export interface OpeningKeys {
  open?: KeyObject | undefined;
  verify?: KeyObject | undefined;
}

export function makeKeyPairs() {
  const sealing = generateKeyPairSync("x25519");
  const signing = generateKeyPairSync("ed25519");
  return {
    seal: writeKey("lkf-seal-", sealing.publicKey),
    open: writeKey("lkf-open-", sealing.privateKey),
    verify: writeKey("lkf-verify-", signing.publicKey),
    sign: writeKey("lkf-sign-", signing.privateKey),
  };
}

/** The key, or nothing where the text is none of this kind. */
export function readKey(kind: KeyKind, text: string): KeyObject | undefined {
  if (!text.startsWith(kind)) return undefined;
  const bytes = Buffer.from(text.slice(kind.length), "base64url");
  const key = bytes.subarray(0, KEY_BYTES);
  if (bytes.length !== KEY_BYTES + CHECK_BYTES || !checksum(kind, key).equals(bytes.subarray(KEY_BYTES)))
    return undefined;
  return kinds[kind].make(Buffer.concat([Buffer.from(kinds[kind].der, "hex"), key]));
}

function writeKey(kind: KeyKind, key: KeyObject) {
  const bytes = rawBytes(key);
  return `${kind}${Buffer.concat([bytes, checksum(kind, bytes)]).toString("base64url")}`;
}

/** What stands for a key where people compare: the same for both halves of a pair. */
export function fingerprint(key: KeyObject) {
  return createHash("sha256")
    .update(rawBytes(publicHalf(key)))
    .digest("hex")
    .slice(0, 16);
}

export function publicHalf(key: KeyObject) {
  return key.type === "private" ? createPublicKey(key) : key;
}

/** Without the frame that says which kind of key it is. */
export function rawBytes(key: KeyObject) {
  const der =
    key.type === "private" ? key.export({ type: "pkcs8", format: "der" }) : key.export({ type: "spki", format: "der" });
  return der.subarray(-KEY_BYTES);
}

export function publicSealKey(bytes: Buffer) {
  return publicKey(Buffer.concat([Buffer.from(kinds["lkf-seal-"].der, "hex"), bytes]));
}

function publicKey(der: Buffer) {
  return createPublicKey({ key: der, type: "spki", format: "der" });
}

function privateKey(der: Buffer) {
  return createPrivateKey({ key: der, type: "pkcs8", format: "der" });
}

function checksum(kind: string, bytes: Buffer) {
  return createHash("sha256").update(kind).update(bytes).digest().subarray(0, CHECK_BYTES);
}

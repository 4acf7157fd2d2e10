import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const hash = (data: string | Buffer) => createHash("sha256").update(data).digest();
const text = (data: Buffer | string) => Buffer.from(data).toString("base64url");

interface Site {
  origin: string;
  rpId: string;
}

/** A device with one passkey, as the WebAuthn standard describes it, that can be made to misbehave. */
export function createSoftwarePasskey({ origin, rpId }: Site) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  // A COSE key: type 2 (EC), algorithm -7 (ES256), curve 1 (P-256), and the point.
  const coseKey = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);

  /** Present and verified, both said by the flags. */
  function authenticatorData(counter: number, flags: number, attested = Buffer.alloc(0)) {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([hash(rpId), head, attested]);
  }

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const common = { id: text(id), rawId: text(id), type: "public-key", clientExtensionResults: {} };

  return {
    id: text(id),
    create(challenge: string) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = authenticatorData(0, 0x45, Buffer.concat([Buffer.alloc(16), length, id, coseKey]));
      const size = Buffer.alloc(2);
      size.writeUInt16BE(data.length);
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746159", "hex"),
        size,
        data,
      ]);
      const response = {
        clientDataJSON: text(clientData("webauthn.create", challenge)),
        attestationObject: text(attestation),
        transports: ["internal"],
      };
      return JSON.stringify({ ...common, response });
    },
    get(challenge: string, { counter = 1, verified = true }: { counter?: number; verified?: boolean } = {}) {
      const data = authenticatorData(counter, verified ? 0x05 : 0x01);
      const client = clientData("webauthn.get", challenge);
      const signature = sign("sha256", Buffer.concat([data, hash(client)]), privateKey);
      const response = { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) };
      return JSON.stringify({ ...common, response });
    },
  };
}

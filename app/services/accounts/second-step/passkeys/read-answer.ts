import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";

/** Several times what a browser sends. */
const LONGEST = 20_000;

const common = { id: z.string(), rawId: z.string(), type: z.literal("public-key"), clientExtensionResults: z.object() };
const text = z.string();

const added = z.object({
  ...common,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});

const used = z.object({
  ...common,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text.optional() }),
});

/** What the browser says of a new passkey, as far as it has the right shape. */
export function readAdded(json: string) {
  return read(added, json) as RegistrationResponseJSON | undefined;
}

/** What the browser signed with a passkey that it has. */
export function readUsed(json: string) {
  return read(used, json) as AuthenticationResponseJSON | undefined;
}

function read<Shape extends z.ZodType>(shape: Shape, json: string): z.infer<Shape> | undefined {
  if (json.length > LONGEST) return undefined;
  try {
    return shape.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

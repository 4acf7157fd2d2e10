interface Policy {
  createHTML(markup: string): string;
  createScriptURL?(address: string): string;
}

declare global {
  // Not in every browser that we serve, nor on the server.
  var trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined;
}

/** Our pages let a browser take markup only from makers that they name: see server/security-headers.ts. */
export const DRAWING_POLICY = "larkfield-drawing";

const policy = globalThis.trustedTypes?.createPolicy(DRAWING_POLICY, { createHTML: asDrawn });

/** A drawing of ours as a page may show it: it has shapes and escaped texts, and nothing that could act. */
export function trustedMarkup(drawing: string): string {
  return policy ? policy.createHTML(drawing) : asDrawn(drawing);
}

function asDrawn(drawing: string) {
  if (/<(?:script|iframe|foreignobject|object|embed|a)\b/i.test(drawing))
    throw new Error("This is no drawing of ours.");
  return drawing;
}

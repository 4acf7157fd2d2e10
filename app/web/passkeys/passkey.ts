/** What our server answers a script that asked for a passkey. */
type Answer<Options> = { error: string } | { options: Options } | { to?: string };

const NO_SUPPORT = "This browser cannot use passkeys. Please use a code.";
const NOT_USED = "No passkey was used. You can try again, or use a code.";
const NO_LINE = "We could not reach the site. Please check your connection and try again.";

type Proved = { ok: true; to: string | undefined } | { ok: false; error: string };

/** Asks what to sign, lets the browser and its owner sign it, and sends that back. */
export async function provePasskey(address: string): Promise<Proved> {
  return withPasskeys(async () => {
    const asked = await post<PublicKeyCredentialRequestOptionsJSON>(address, {});
    if (!("options" in asked)) return { ok: false, error: "error" in asked ? asked.error : NOT_USED };
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.options);
    const credential = await navigator.credentials.get({ publicKey });
    const proved = await post(address, { answer: JSON.stringify(credential) });
    return "error" in proved
      ? { ok: false, error: proved.error }
      : { ok: true, to: "to" in proved ? proved.to : undefined };
  });
}

type Made = { ok: true; answer: string } | { ok: false; error: string };

/** Lets the browser make a new one. What it says of it is sent with the form that names it. */
export async function makePasskey(address: string): Promise<Made> {
  return withPasskeys(async () => {
    const asked = await post<PublicKeyCredentialCreationOptionsJSON>(address, { intent: "add" });
    if (!("options" in asked)) return { ok: false, error: "error" in asked ? asked.error : NOT_USED };
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.options);
    return { ok: true, answer: JSON.stringify(await navigator.credentials.create({ publicKey })) };
  });
}

async function post<Options>(address: string, fields: Record<string, string>): Promise<Answer<Options>> {
  const response = await fetch(address, { method: "POST", body: new URLSearchParams(fields) });
  return response.json();
}

/** A person who closes the browser's own window is no fault; whatever else it throws is told in the same words. */
async function withPasskeys<Result>(work: () => Promise<Result>): Promise<Result | { ok: false; error: string }> {
  if (!("PublicKeyCredential" in window) || !("parseRequestOptionsFromJSON" in PublicKeyCredential)) {
    return { ok: false, error: NO_SUPPORT };
  }
  try {
    return await work();
  } catch (error) {
    return { ok: false, error: error instanceof TypeError ? NO_LINE : NOT_USED };
  }
}

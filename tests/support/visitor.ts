import { readRows } from "./rows.ts";
import type { TestServer } from "./server.ts";

/**
 * A browser reduced to what the protocol needs: it keeps cookies, names its origin and does not follow redirects. Each
 * comes from an address of its own, because attempts are counted per sender.
 */
export function createVisitor(server: Pick<TestServer, "url">, address: string = crypto.randomUUID()) {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    // Only the last entry is believed; the one before it is what a sender might claim.
    headers.set("x-forwarded-for", `203.0.113.7, ${address}`);
    // To pack a page as small as can be took longer than making it; that is seen at the shell.
    if (!headers.has("accept-encoding")) headers.set("accept-encoding", "gzip");
    if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(new URL(path, server.url), { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";", 1);
      const split = pair.indexOf("=");
      if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, split));
      else cookies.set(pair.slice(0, split), pair.slice(split + 1));
    }
    return response;
  }

  return {
    cookies,
    get: (path: string) => send(path),
    send,
    post: (path: string, fields: Record<string, string>) =>
      send(path, { method: "POST", body: new URLSearchParams(fields), headers: { origin: server.url } }),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

export async function signedIn(server: Pick<TestServer, "url">, email: string, password: string) {
  const visitor = createVisitor(server);
  const response = await visitor.post("/login", { email, password });
  if (response.status !== 302) throw new Error(`Log-in answered ${response.status}`);
  return visitor;
}

/** Somebody new, with these words in the form, and the row that was stored for them. */
export async function signedUp(server: Pick<TestServer, "url" | "dataDir">, changes: Record<string, string> = {}) {
  const visitor = createVisitor(server);
  const email = `mallory.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const response = await visitor.post("/sign-up", { ...newcomer, email, ...changes });
  if (response.status !== 302) throw new Error(`Sign-up answered ${response.status}`);
  const [user] = readRows(server, "select * from users where email = ?", email);
  return { visitor, email, password: newcomer.password, user };
}

export const newcomer = {
  firstName: "Mallory",
  lastName: "Sample",
  phoneNumber: "2155550134",
  password: "let-me-in",
  confirmPassword: "let-me-in",
  street: "1 Sample Street",
  city: "Media",
  state: "PA",
  zipCode: "19063",
  terms: "on",
};

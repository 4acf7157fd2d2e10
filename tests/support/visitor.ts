import type { TestServer } from "./server.ts";

/** A browser reduced to what the protocol needs: it keeps cookies, names its origin and does not follow redirects. */
export function createVisitor(server: Pick<TestServer, "url">) {
  const cookies = new Map<string, string>();
  const address = `203.0.113.${Math.floor(Math.random() * 250)}, ${crypto.randomUUID()}`;

  async function send(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers);
    headers.set("x-forwarded-for", address);
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

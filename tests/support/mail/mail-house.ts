import type { RunningApp } from "#app/app.server.ts";

/** The same house with a mail server, so that addresses have to be verified. Nothing is sent: the outbox is not started. */
export function withMail(app: RunningApp): RunningApp {
  return { ...app, config: { ...app.config, email: { by: "smtp", url: "smtp://127.0.0.1:1" } } };
}

/** The token in the newest message of this kind to this address. */
export async function tokenTo(app: RunningApp, kind: string, address: string) {
  const rows = await app.db
    .selectFrom("emails")
    .select("parameters")
    .where("kind", "=", kind)
    .where("recipientAddress", "=", address)
    .execute();
  // Two may be of the same moment; the one whose link is kept is the newest.
  const tokens = rows.map(({ parameters }) => new URL(JSON.parse(parameters).link).searchParams.get("token") ?? "");
  return tokens.at(-1) ?? "";
}

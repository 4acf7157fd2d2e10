import { createHmac } from "node:crypto";
import { getSchema } from "better-auth/db";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { readSessionCookie, renewedCookie } from "#app/auth/session-cookie.server.ts";
import { findSignedInUser } from "#app/auth/signed-in-user.server.ts";
import { demoPasswords } from "#app/demo/demo-people.ts";
import { signIn } from "#app/services/accounts/sign-in.server.ts";
import { onEachDemo } from "#tests/support/databases.ts";
import { cookieHeaders, sender } from "#tests/support/people.ts";

// We read the library's session ourselves: its cookie, its signature and its table. These fail when it changes any of them.

const NOW = "2026-11-18T15:00:00.000Z";

onEachDemo("session contract", new Date(NOW), (house) => {
  async function signedIn() {
    const { app } = house();
    const result = await signIn(app, { email: "client@example.com", password: demoPasswords.client }, sender());
    if (!result.ok) throw new Error(result.reason);
    const line = result.cookies.find((cookie) => cookie.startsWith("larkfield.session_token=")) ?? "";
    return { app, line, value: /=([^;]*)/.exec(line)?.[1] ?? "", headers: cookieHeaders(result.cookies) };
  }

  test("the library writes the cookie that we read: name, attributes, token and signature", async () => {
    const { app, line, value, headers } = await signedIn();
    const { authCookies, secret } = await app.auth.$context;
    expect(authCookies.sessionToken.name).toBe("larkfield.session_token");
    expect(line.split("; ").slice(1).sort()).toEqual(["HttpOnly", "Max-Age=2592000", "Path=/", "SameSite=Lax"]);
    const [token = "", signature, ...rest] = decodeURIComponent(value).split(".");
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(signature).toBe(createHmac("sha256", secret).update(token).digest("base64"));
    expect(rest).toEqual([]);
    expect(value).toBe(encodeURIComponent(`${token}.${signature}`));
    expect(await readSessionCookie(app, headers)).toEqual({ token, value });
    const stored = await app.db.selectFrom("sessions").select("userId").where("token", "=", token).execute();
    expect(stored).toEqual([{ userId: "demo-client" }]);
  });

  test("the library and we take the same cookies and refuse the same", async () => {
    const { app, value, headers } = await signedIn();
    const asked = async (cookie: string) => {
      const given = new Headers({ cookie });
      const theirs = await app.auth.api.getSession({ headers: given });
      return [theirs?.user.id, (await findSignedInUser(app, given)).user?.id];
    };
    const cookie = headers.get("cookie") ?? "";
    expect(await asked(cookie)).toEqual(["demo-client", "demo-client"]);
    const renewed = renewedCookie({ token: "", value }, new URL("https://larkfield.example"), 60).split(";")[0] ?? "";
    expect(await asked(renewed)).toEqual(["demo-client", "demo-client"]);
    const [token = ""] = decodeURIComponent(value).split(".");
    const forged = createHmac("sha256", "another secret, as long as ours").update(token).digest("base64");
    for (const other of [
      token,
      `${token}.`,
      `${token}.${forged}`,
      `${token}x.${decodeURIComponent(value).slice(33)}`,
    ]) {
      expect(await asked(`larkfield.session_token=${encodeURIComponent(other)}`)).toEqual([undefined, undefined]);
    }
    expect(await asked(cookie.replace("session_token", "session"))).toEqual([undefined, undefined]);
  });

  test("the library's session has the fields that our table has, and times as ISO text", async () => {
    const { app, headers } = await signedIn();
    const { sessions } = getSchema(app.auth.options);
    const fields = Object.fromEntries(Object.entries(sessions?.fields ?? {}).map(([name, { type }]) => [name, type]));
    expect(fields).toEqual({
      expiresAt: "date",
      token: "string",
      createdAt: "date",
      updatedAt: "date",
      ipAddress: "string",
      userAgent: "string",
      userId: "string",
    });
    const { rows } = await sql`select * from "sessions"`.execute(app.db);
    const [row] = rows as Record<string, unknown>[];
    expect(Object.keys(row ?? {}).sort()).toEqual(["id", "secondStepAt", ...Object.keys(fields)].sort());
    const { token } = (await readSessionCookie(app, headers)) ?? { token: "" };
    const times = app.db.selectFrom("sessions").select(["createdAt", "updatedAt", "expiresAt"]);
    expect(await times.where("token", "=", token).executeTakeFirst()).toEqual({
      createdAt: NOW,
      updatedAt: NOW,
      expiresAt: "2026-12-18T15:00:00.000Z",
    });
  });
});

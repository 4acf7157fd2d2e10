import { createCookie } from "react-router";
import { readStart, type StartStyle, writeStart } from "#app/domain/orders/customizing/start-style.ts";

const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** Lasts from a style's page through sign-up or log-in to the order that starts with it. It opens nothing. */
const cookie = createCookie("larkfield.start-style", {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: MONTH_SECONDS,
});

export async function readStartStyle(request: Request): Promise<StartStyle | undefined> {
  return readStart(await cookie.parse(request.headers.get("cookie")));
}

/** The Set-Cookie line; without a style, the one that forgets it. */
export function startStyleLine(start: StartStyle | undefined): Promise<string> {
  return start ? cookie.serialize(writeStart(start)) : cookie.serialize("", { maxAge: 0 });
}

import { createCookie, redirect } from "react-router";
import type { FlashToastMessage } from "./toast-message.ts";

const cookie = createCookie("larkfield.toast", { path: "/", httpOnly: true, sameSite: "lax", maxAge: 60 });

export async function redirectWithToast(to: string, toast: Omit<FlashToastMessage, "id">, cookies: string[] = []) {
  const headers = new Headers();
  headers.append("set-cookie", await cookie.serialize({ ...toast, id: crypto.randomUUID() }));
  for (const line of cookies) headers.append("set-cookie", line);
  return redirect(to, { headers });
}

/** The toast waiting for this visitor, and the header that marks it as shown. */
export async function takeFlashToast(request: Request) {
  const toast: unknown = await cookie.parse(request.headers.get("cookie"));
  if (!isToast(toast)) return { toast: undefined, headers: new Headers() };
  return { toast, headers: new Headers({ "set-cookie": await cookie.serialize("", { maxAge: 0 }) }) };
}

function isToast(value: unknown): value is FlashToastMessage {
  return typeof value === "object" && value !== null && "id" in value && "message" in value && "kind" in value;
}

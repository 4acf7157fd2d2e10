import { createCookie, redirect } from "react-router";
import { z } from "zod";
import type { FlashToastMessage } from "./toast-message.ts";

const cookie = createCookie("larkfield.toast", { path: "/", httpOnly: true, sameSite: "lax", maxAge: 60 });

type Toast = Omit<FlashToastMessage, "id">;

/** The Set-Cookie line that carries a toast to the next page. */
export function toastLine(toast: Toast) {
  return cookie.serialize({ ...toast, id: crypto.randomUUID() });
}

/** Leads on and says there what was done; a sentence alone is a success. */
export async function redirectWithToast(to: string, toast: Toast | string, cookies: string[] = []) {
  const headers = new Headers();
  headers.append(
    "set-cookie",
    await toastLine(typeof toast === "string" ? { kind: "success", message: toast } : toast),
  );
  for (const line of cookies) headers.append("set-cookie", line);
  return redirect(to, { headers });
}

/** The toast waiting for this visitor, and the header that marks it as shown. */
export async function takeFlashToast(request: Request) {
  const value: unknown = await cookie.parse(request.headers.get("cookie"));
  if (!value) return { toast: undefined, headers: new Headers() };
  const { data: toast } = toastSchema.safeParse(value);
  return { toast, headers: new Headers({ "set-cookie": await cookie.serialize("", { maxAge: 0 }) }) };
}

/** Anyone can write their own cookie, so it is checked like any other input. */
const toastSchema = z.object({
  id: z.string().max(100),
  kind: z.enum(["success", "info", "error"]),
  message: z.string().max(500),
  durationMs: z.number().min(0).max(60_000).optional(),
  act: z.object({ label: z.string().max(30), address: z.string().max(200).startsWith("/admin/dashboard/") }).optional(),
});

import { redirect } from "react-router";
import { HOME } from "./paths.ts";

/** The short address that one types; the dashboard's guard decides who may come in. */
export function loader() {
  return redirect(HOME);
}

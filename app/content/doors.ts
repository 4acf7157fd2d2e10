import { seeStyles } from "./figures.ts";
import { TRY_PATH } from "./site-links.ts";

/** The quieter ways on, beside a button that asks for an account. */
export const doors = [
  { to: TRY_PATH, label: "Try one window" },
  { to: "/ask", label: "Ask about your windows" },
  { to: "/contact-us#visit", label: "Book a home visit" },
  { to: "/swatches", label: "Send me swatches" },
  seeStyles,
] as const;

export type Door = (typeof doors)[number]["to"];

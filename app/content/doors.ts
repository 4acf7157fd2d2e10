import { seeHeadings } from "./figures.ts";

/** The quieter ways on, beside a button that asks for an account. */
export const doors = [
  { to: "/ask", label: "Ask about your windows" },
  { to: "/contact-us#visit", label: "Book a home visit" },
  { to: "/swatches", label: "Send me swatches" },
  seeHeadings,
] as const;

export type Door = (typeof doors)[number]["to"];

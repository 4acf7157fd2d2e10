import { TRY_PATH } from "./site-links.ts";

/** Where whoever would like to learn first can look. A test counts them: the catalogue itself is too long for a page. */
const seeStyles = { to: "/styles", label: "See all 59 styles" } as const;

export interface Door {
  to: string;
  label: string;
}

/** The quieter ways on, beside a button that asks for an account. */
export const doors = {
  try: { to: TRY_PATH, label: "Try one window" },
  ask: { to: "/ask", label: "Ask about your windows" },
  visit: { to: "/contact-us#visit", label: "Book a home visit" },
  swatches: { to: "/swatches", label: "Send me swatches" },
  styles: seeStyles,
} as const satisfies Record<string, Door>;

/** Joins the classes that apply. Later ones do not override earlier ones; pass layout, not looks, from outside. */
export function classNames(...parts: (string | false | null | undefined)[]) {
  return parts.filter(Boolean).join(" ");
}

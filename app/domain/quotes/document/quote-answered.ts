import { formatDate } from "#app/domain/dates.ts";

interface Answer {
  at: string;
  by: "client" | "owner";
  how: "portal" | "phone" | "paper" | "e-mail" | "work begun";
  signedName: string;
  /** How the name should read, beside what was typed. */
  correction?: { name: string; by: string; at: string } | null;
}

const ways = { portal: "", phone: " by phone", paper: " on paper", "e-mail": " by e-mail" } as const;

/** Who said yes, and when. What we recorded is never said to be signed. */
export function acceptedInWords({ correction, ...answer }: Answer): string {
  const corrected = correction
    ? [`The name should read ${correction.name} (corrected ${formatDate(correction.at)} by ${correction.by}).`]
    : [];
  return [asTyped(answer), ...corrected].join(" ");
}

function asTyped({ at, by, how, signedName }: Omit<Answer, "correction">): string {
  const day = formatDate(at);
  if (by === "client") return `Confirmed on ${day}${signedName ? ` and signed by ${signedName}` : ""}.`;
  if (how === "work begun") return `Recorded by us on ${day}, when work on this order began.`;
  return `Recorded by us on ${day}: ${signedName || "you"} said yes${ways[how]}.`;
}

import { formatDate } from "#app/domain/dates.ts";

interface Answer {
  at: string;
  by: "client" | "owner";
  how: "portal" | "phone" | "paper" | "e-mail" | "work begun";
  signedName: string;
}

const ways = { portal: "", phone: " by phone", paper: " on paper", "e-mail": " by e-mail" } as const;

/** Who said yes, and when. What we recorded is never said to be signed. */
export function acceptedInWords({ at, by, how, signedName }: Answer): string {
  const day = formatDate(at);
  if (by === "client") return `Confirmed on ${day}${signedName ? ` and signed by ${signedName}` : ""}.`;
  if (how === "work begun") return `Recorded by us on ${day}, when work on this order began.`;
  return `Recorded by us on ${day}: ${signedName || "you"} said yes${ways[how]}.`;
}

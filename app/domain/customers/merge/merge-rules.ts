import type { ClientDetails, clientFields } from "#app/domain/customers/client-details.ts";
import { inWords } from "#app/domain/customers/deletion.ts";
import type { Verdict } from "#app/domain/verdict.ts";

/** One of two clients who are to become one. */
export interface Merging {
  id: string;
  name: string;
  details: ClientDetails;
  /** They log in with their address, so it stays theirs. */
  hasAccount: boolean;
  /** Part of another one already. */
  merged: boolean;
  askedToGo: boolean;
  visitAhead: boolean;
  /** A payment by card has been begun, and is not over. */
  paying: boolean;
}

/** Whether the second may become part of the first. */
export function checkMerge(stays: Merging, goes: Merging): Verdict<null> {
  if (stays.id === goes.id) return refuse("That is the same client.");
  const before = [stays, goes].find(({ merged }) => merged);
  if (before) return refuse(`${before.name} is part of another client already.`);
  const leaving = [stays, goes].find(({ askedToGo }) => askedToGo);
  if (leaving) return refuse(`${leaving.name} has asked to be deleted.`);
  if (mustTurn(stays, goes)) {
    return refuse(`${goes.name} has a log-in and ${stays.name} has none. Please merge them the other way round.`);
  }
  if (stays.visitAhead && goes.visitAhead) return refuse("Both have a visit ahead. Move or cancel one first.");
  if (goes.paying) return refuse(`${goes.name} has begun to pay by card. Please try again in an hour.`);
  return { ok: true, value: null };
}

/** Whoever logs in stays: the other's address would lead nowhere. */
export function mustTurn(stays: Pick<Merging, "hasAccount">, goes: Pick<Merging, "hasAccount">): boolean {
  return goes.hasAccount && !stays.hasAccount;
}

/** What is chosen together: half a name or half an address of each would be nobody's. */
export const choices = {
  name: ["firstName", "lastName"],
  phoneNumber: ["phoneNumber"],
  email: ["email"],
  address: ["street", "city", "state", "zipCode"],
} as const satisfies Record<string, readonly (typeof clientFields)[number][]>;

export type Choice = keyof typeof choices;

const choiceNames = Object.keys(choices) as Choice[];

/** What of a client's details stands under a choice, in one line. */
export function chosenText(details: ClientDetails, choice: Choice): string {
  return choices[choice]
    .map((field) => details[field])
    .filter(Boolean)
    .join(choice === "address" ? ", " : " ");
}

/** What both have, and differently, so that somebody has to choose. An address that one logs in with is not chosen. */
export function openChoices(stays: Merging, goes: Merging): Choice[] {
  return choiceNames.filter((choice) => {
    const [own, other] = [chosenText(stays.details, choice), chosenText(goes.details, choice)];
    return own !== "" && other !== "" && own !== other && !isKept(choice, stays);
  });
}

/** What only the second has, so that it goes over without being asked about. */
export function takenOver(stays: Merging, goes: Merging): Choice[] {
  return choiceNames.filter(
    (choice) =>
      chosenText(stays.details, choice) === "" && chosenText(goes.details, choice) !== "" && !isKept(choice, stays),
  );
}

/** The details of the one client: as chosen, else what there is. */
export function mergeDetails(stays: Merging, goes: Merging, chosen: (choice: Choice) => string): ClientDetails {
  const open = openChoices(stays, goes);
  const over = takenOver(stays, goes);
  const takesOther = (choice: Choice) => (open.includes(choice) ? chosen(choice) === "other" : over.includes(choice));
  const fields = choiceNames.flatMap((choice) => {
    const { details } = takesOther(choice) ? goes : stays;
    return choices[choice].map((field) => [field, details[field]]);
  });
  return Object.fromEntries(fields) as ClientDetails;
}

function isKept(choice: Choice, { hasAccount }: Merging) {
  return choice === "email" && hasAccount;
}

function refuse(reason: string) {
  return { ok: false, reason, code: "refused" } as const;
}

const things = {
  orders: ["order", "orders"],
  consultations: ["consultation", "consultations"],
  appointments: ["appointment", "appointments"],
  tasks: ["task", "tasks"],
  customerNotes: ["note", "notes"],
  inquiries: ["question", "questions"],
  swatchRequests: ["request for swatches", "requests for swatches"],
  emails: ["e-mail", "e-mails"],
} as const;

/** "the phone number, 2 orders, and 14 e-mails"; nothing where there is nothing. */
export function movedInWords(counts: Record<keyof typeof things, number>, details: readonly string[] = []): string {
  const names = Object.keys(things) as (keyof typeof things)[];
  const counted = names
    .filter((name) => counts[name] > 0)
    .map((name) => `${counts[name]} ${things[name][counts[name] === 1 ? 0 : 1]}`);
  return inWords([...details, ...counted]);
}

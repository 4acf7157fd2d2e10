import { foldedName, fullName } from "#app/domain/accounts/full-name.ts";
import { type ClientDetails, checkClientDetails, clientFields } from "#app/domain/customers/client-details.ts";
import type { FieldChange } from "#app/domain/fabrics/read-fabric-details.ts";
import { kindsOfImport } from "./import-kinds.ts";
import type { Cells } from "./mapping.ts";
import { type PlannedRow, refuseRow } from "./plan-row.ts";

/** Somebody whose address or number a row may have. */
export interface KnownPerson {
  id: string;
  details: ClientDetails;
  isClient: boolean;
  hasAccount: boolean;
}

export interface PeopleIndex {
  byId: ReadonlyMap<string, KnownPerson>;
  byEmail: ReadonlyMap<string, KnownPerson>;
  byPhone: ReadonlyMap<string, readonly KnownPerson[]>;
}

export function indexPeople(people: readonly KnownPerson[]): PeopleIndex {
  const clients = people.filter(({ isClient }) => isClient);
  return {
    byId: new Map(clients.map((person) => [person.id, person])),
    byEmail: new Map(people.map((person) => [person.details.email, person])),
    byPhone: Map.groupBy(clients, ({ details }) => details.phoneNumber),
  };
}

const { fields } = kindsOfImport.clients;
const KEEPS_EMAIL = "They have another e-mail address. An import changes none: please do that on their page.";

/** A row about a client: told apart by our ID, then by e-mail address, then by phone number and name together. */
export function planClient(cells: Cells, people: PeopleIndex): PlannedRow {
  const { id } = cells;
  const given = { ...splitName(cells.fullName ?? ""), ...cells };
  const read = checkClientDetails(typedOf(given));
  const typedTitle = [given.firstName, given.lastName].filter(Boolean).join(" ") || (cells.email ?? id ?? "");
  const said = read.ok ? read.value : undefined;
  const known = id === undefined ? said && findPerson(said, people) : people.byId.get(id);
  if (id !== undefined && !known) {
    return refuseRow(typedTitle, `No client has the ID ${id.slice(0, 60)}. For a new one, leave it empty.`);
  }
  if (known && !known.isClient)
    return refuseRow(typedTitle, "This e-mail address is in use by somebody who is no client.");
  const merged = known ? checkClientDetails({ ...known.details, ...onlyGiven(given) }) : read;
  if (!merged.ok) return refuseRow(typedTitle, `${labelOf(merged.field)}${merged.reason}`);
  const after = merged.value;
  const title = fullName(after);
  const keys = [after.email, after.phoneNumber, known?.id ?? ""].filter((key) => key !== "");
  const sharer = (people.byPhone.get(after.phoneNumber) ?? []).find((person) => person.id !== known?.id);
  const another = after.phoneNumber !== "" && known?.details.phoneNumber !== after.phoneNumber && sharer;
  if (another) {
    return refuseRow(
      title,
      `${fullName(another.details)} has this phone number. If this is somebody else, add them by hand.`,
    );
  }
  if (!known) return { outcome: "new", title, keys, after };
  const before = known.details;
  if (before.email !== after.email && (before.email !== "" || known.hasAccount)) return refuseRow(title, KEEPS_EMAIL);
  const owner = people.byEmail.get(after.email);
  if (after.email !== "" && owner && owner.id !== known.id)
    return refuseRow(title, "Somebody else has this e-mail address.");
  const changes = clientChanges(before, after);
  if (changes.length === 0) return { outcome: "same", title, keys };
  return { outcome: "changed", title, keys, id: known.id, before, after, changes };
}

/** By e-mail address, or by number where the name is the same: families share a telephone. */
function findPerson(said: ClientDetails, { byEmail, byPhone }: PeopleIndex): KnownPerson | undefined {
  const named = (person: KnownPerson) => foldedName(person.details) === foldedName(said);
  const byNumber = said.phoneNumber === "" ? [] : (byPhone.get(said.phoneNumber) ?? []);
  return (said.email === "" ? undefined : byEmail.get(said.email)) ?? byNumber.find(named);
}

function typedOf(given: Cells): ClientDetails {
  const typed = Object.fromEntries(clientFields.map((field) => [field, given[field] ?? ""])) as ClientDetails;
  return { ...typed, zipCode: tidyZip(typed.zipCode), phoneNumber: typed.phoneNumber.replace(/^1[\s.(-]/, "") };
}

function onlyGiven(given: Cells): Partial<ClientDetails> {
  return Object.fromEntries(Object.entries(typedOf(given)).filter(([, text]) => text !== ""));
}

/** "Ann Marie Lee" or "Lee, Ann Marie". */
function splitName(name: string): { firstName?: string; lastName?: string } {
  if (name === "") return {};
  const [, last = "", first = ""] = /^([^,]+),\s*(.+)$/.exec(name) ?? [];
  if (first !== "") return { firstName: first, lastName: last };
  const words = name.split(/\s+/);
  return words.length === 1
    ? { lastName: name }
    : { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" };
}

/** Spreadsheets leave out the zero in front; a mailing program adds four digits. */
function tidyZip(zip: string): string {
  return zip.replace(/^(\d{5})-?\d{4}$/, "$1").replace(/^(\d{4})$/, "0$1");
}

function labelOf(field: string | undefined): string {
  return field && fields[field] ? `${fields[field].label}: ` : "";
}

function clientChanges(before: ClientDetails, after: ClientDetails): FieldChange[] {
  return clientFields.flatMap((field) =>
    before[field] === after[field]
      ? []
      : [{ label: fields[field]?.label ?? field, before: before[field], after: after[field] }],
  );
}

/** What we export of a client, and take again. */
export const clientHeadings: readonly string[] = ["ID", ...clientFields.map((field) => fields[field]?.label ?? field)];

export function clientCells(id: string, details: ClientDetails): string[] {
  return [id, ...clientFields.map((field) => details[field])];
}

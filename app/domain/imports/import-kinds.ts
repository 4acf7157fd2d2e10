import { contactFields } from "#app/domain/accounts/contact-details.ts";
import { type Ability, can, type Duty } from "#app/domain/accounts/staff/duty.ts";
import { clientFields } from "#app/domain/customers/client-details.ts";
import { fabricFieldNames, fabricFields } from "#app/domain/fabrics/fabric-fields.ts";

export const importKinds = ["clients", "fabrics", "prices"] as const;
export type ImportKind = (typeof importKinds)[number];

export interface ImportField {
  /** On the page, and the heading of its column where we write the file. */
  label: string;
  /** What others call it, as `plainHeading` writes it. */
  synonyms: readonly string[];
  /** Its cells may have a decimal comma, a sign or a unit. */
  amount?: boolean;
}

interface KindOfImport {
  label: string;
  /** What one row is. */
  noun: [one: string, many: string];
  /** Who may import it. */
  ability: Ability;
  fields: Readonly<Record<string, ImportField>>;
  /** What is asked once for all new rows that do not say it. */
  asked: readonly (typeof fabricFieldNames)[number][];
  /** Of each group one has to be named by a column, or else the sentence is said. */
  needs: readonly (readonly string[])[];
  needed: string;
}

const amounts = new Set<string>([
  "usableWidth",
  "verticalRepeat",
  "horizontalRepeat",
  "pricePerYard",
  "costPerYard",
  "markup",
  "soldIn",
]);

/** What mills call the columns of the fabric book. A price of theirs is a cost of ours. */
const millWords: Readonly<Record<string, readonly string[]>> = {
  id: ["larkfield id"],
  supplier: ["mill", "vendor", "brand", "manufacturer", "company", "house", "collection house"],
  name: [
    "pattern name",
    "fabric",
    "fabric name",
    "product",
    "product name",
    "style",
    "style name",
    "quality",
    "article",
  ],
  color: ["colour", "colorway", "colourway", "color name", "colour name", "shade"],
  link: ["url", "web", "website", "page", "product url", "product page"],
  family: ["category", "type", "fabric type", "product type"],
  colorFamily: ["color group", "colour family", "colour group", "main color"],
  rooms: ["room", "use", "suggested rooms"],
  usableWidth: ["width", "width in", "width inches", "fabric width", "roll width", "usable width in", "cuttable width"],
  verticalRepeat: ["v repeat", "vert repeat", "repeat v", "repeat vertical", "vertical repeat in", "repeat", "v rpt"],
  horizontalRepeat: ["h repeat", "horiz repeat", "repeat h", "repeat horizontal", "horizontal repeat in", "h rpt"],
  match: ["pattern match", "match type"],
  direction: ["pattern direction", "roll direction"],
  railroadable: ["railroadable", "can be railroaded", "may be railroaded"],
  pricePerYard: ["retail", "retail price", "msrp", "list price", "selling price", "retail per yard", "srp"],
  costPerYard: [
    "cost",
    "price",
    "net",
    "net price",
    "net cost",
    "unit price",
    "unit cost",
    "wholesale",
    "wholesale price",
    "trade price",
    "dealer price",
    "designer net",
    "cut price",
    "price yd",
    "cost yd",
    "your cost",
    "your price",
    "new price",
  ],
  markup: ["markup percent", "mark up", "margin"],
  soldIn: ["minimum increment", "increment", "sold by", "cut increment", "sold in"],
  care: ["cleaning", "cleaning code", "care code", "care instructions", "cleaning instructions"],
  hangs: ["hand", "drape", "weight"],
  weave: ["weave type", "construction"],
  pattern: ["pattern type", "design", "design type"],
  groundColor: ["hex", "hex color", "color hex", "ground", "background color"],
  status: ["state", "availability"],
};

/** What other programs call what we write down of a client. */
const clientWords: Readonly<Record<(typeof clientFields)[number], readonly string[]>> = {
  firstName: ["first", "given name", "forename", "contact first name"],
  lastName: ["last", "surname", "family name", "contact last name"],
  phoneNumber: ["phone", "telephone", "tel", "mobile", "mobile phone", "cell", "cell phone", "main phone", "phone 1"],
  email: ["e mail", "email address", "e mail address", "main email", "mail", "email 1", "e mail 1 value"],
  street: ["address", "street address", "address 1", "address line 1", "billing street", "billing address", "street 1"],
  city: ["town", "billing city", "ship to city"],
  state: ["region", "province", "billing state", "ship to state", "st"],
  zipCode: ["zip", "postal code", "postcode", "post code", "billing zip", "ship to zip", "zip postal code"],
};

const wholeName: ImportField = {
  label: "Whole Name",
  synonyms: ["name", "full name", "client", "client name", "customer", "customer name", "contact", "display name"],
};

function clientField(name: (typeof clientFields)[number]): [string, ImportField] {
  return [name, { label: contactFields[name].label, synonyms: clientWords[name] }];
}

function fabricField(name: (typeof fabricFieldNames)[number]): [string, ImportField] {
  return [name, { label: fabricFields[name].label, synonyms: millWords[name] ?? [], amount: amounts.has(name) }];
}

const idField: ImportField = { label: "ID", synonyms: millWords.id ?? [] };
const ofBook: Record<string, ImportField> = {
  id: idField,
  ...Object.fromEntries(fabricFieldNames.map(fabricField)),
  status: { label: "Status", synonyms: millWords.status ?? [] },
};
const pricing = ["id", "supplier", "name", "color", "costPerYard", "pricePerYard", "markup", "soldIn"];

/** What can be imported. A kind is its fields, what others call them, and what a file must have. */
export const kindsOfImport: Readonly<Record<ImportKind, KindOfImport>> = {
  clients: {
    label: "Clients",
    noun: ["client", "clients"],
    ability: "sell",
    fields: {
      id: idField,
      fullName: wholeName,
      ...Object.fromEntries(clientFields.map(clientField)),
    },
    asked: [],
    needs: [
      ["id", "fullName", "firstName", "lastName"],
      ["id", "phoneNumber", "email"],
    ],
    needed: "Please say which column holds the name, and which the phone number or the e-mail address.",
  },
  fabrics: {
    label: "Fabrics",
    noun: ["fabric", "fabrics"],
    ability: "sell",
    fields: ofBook,
    asked: ["family", "colorFamily", "usableWidth", "groundColor"],
    needs: [["id", "name"]],
    needed: "Please say which column holds the name of the fabric.",
  },
  prices: {
    label: "Price list",
    noun: ["price", "prices"],
    ability: "settings",
    fields: Object.fromEntries(pricing.map((name) => [name, ofBook[name] ?? idField])),
    asked: [],
    needs: [
      ["id", "name"],
      ["costPerYard", "pricePerYard", "markup", "soldIn"],
    ],
    needed: "Please say which column holds the name of the fabric, and which its cost or price.",
  },
};

export function isImportKind(text: string): text is ImportKind {
  return importKinds.some((kind) => kind === text);
}

export function mayImport(duty: Duty, kind: ImportKind): boolean {
  return can(duty, kindsOfImport[kind].ability);
}

/** Read, shown, being written, written, being taken back, taken back. */
export type ImportState = "read" | "planned" | "writing" | "written" | "undoing" | "undone";

/** For how many days it can be taken back, and how long a file waits that nobody writes. */
export const UNDO_DAYS = 30;
export const WAITING_DAYS = 7;

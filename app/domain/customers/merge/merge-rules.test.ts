import fc from "fast-check";
import { expect, test } from "vitest";
import { type ClientDetails, clientFields } from "#app/domain/customers/client-details.ts";
import {
  checkMerge,
  choices,
  chosenText,
  type Merging,
  mergeDetails,
  movedInWords,
  openChoices,
  takenOver,
} from "./merge-rules.ts";

const details: ClientDetails = {
  firstName: "June",
  lastName: "Alder",
  phoneNumber: "2155550177",
  email: "",
  street: "",
  city: "Ambler",
  state: "PA",
  zipCode: "19002",
};

const client = (id: string, changes: Partial<Merging> = {}): Merging => ({
  id,
  name: `Client ${id}`,
  details,
  hasAccount: false,
  merged: false,
  askedToGo: false,
  visitAhead: false,
  paying: false,
  ...changes,
});

test.each<[string, Partial<Merging>, Partial<Merging>, string | null]>([
  ["two who have nothing in hand", {}, {}, null],
  ["both log in", { hasAccount: true }, { hasAccount: true }, null],
  ["the one who stays logs in", { hasAccount: true }, {}, null],
  ["one visit ahead", { visitAhead: true }, {}, null],
  ["whoever stays may be paying", { paying: true }, {}, null],
  ["the same", {}, { id: "a" }, "That is the same client."],
  ["merged before", {}, { merged: true }, "Client b is part of another client already."],
  ["merged into before", { merged: true }, {}, "Client a is part of another client already."],
  ["asked to go", { askedToGo: true }, {}, "Client a has asked to be deleted."],
  ["the other asked to go", {}, { askedToGo: true }, "Client b has asked to be deleted."],
  ["two visits", { visitAhead: true }, { visitAhead: true }, "Both have a visit ahead. Move or cancel one first."],
  ["paying", {}, { paying: true }, "Client b has begun to pay by card. Please try again in an hour."],
  [
    "only the other logs in",
    {},
    { hasAccount: true },
    "Client b has a log-in and Client a has none. Please merge them the other way round.",
  ],
])("%s", (_, stays, goes, reason) => {
  const verdict = checkMerge(client("a", stays), client("b", goes));
  expect(verdict.ok ? null : verdict.reason).toBe(reason);
});

test("what only one has is kept, what both have differently is chosen, an address for logging in stays", () => {
  const stays = client("a", { details: { ...details, email: "june@example.com" } });
  const goes = client("b", { details: { ...details, firstName: "J.", city: "Erie", email: "j@example.com" } });
  expect(openChoices(stays, goes)).toEqual(["name", "email", "address"]);
  const merged = mergeDetails(stays, goes, (choice) => (choice === "name" ? "other" : ""));
  expect(merged).toEqual({ ...details, firstName: "J.", email: "june@example.com" });
  const loggingIn = { ...stays, hasAccount: true };
  expect(openChoices(loggingIn, goes)).toEqual(["name", "address"]);
  expect(mergeDetails(loggingIn, goes, () => "other").city).toBe("Erie");
  expect(mergeDetails(loggingIn, goes, () => "other").email).toBe("june@example.com");
});

test("no text is lost where the other has none, and none is made up", () => {
  const text = fc.constantFrom("", "one", "two");
  const some = fc.record(Object.fromEntries(clientFields.map((field) => [field, text]))) as fc.Arbitrary<ClientDetails>;
  fc.assert(
    fc.property(
      some,
      some,
      fc.boolean(),
      fc.constantFrom("own", "other", "nonsense"),
      (own, other, hasAccount, chosen) => {
        const [stays, goes] = [client("a", { details: own, hasAccount }), client("b", { details: other })];
        const merged = mergeDetails(stays, goes, () => chosen);
        for (const choice of Object.keys(choices) as (keyof typeof choices)[]) {
          const [mine, theirs, one] = [own, other, merged].map((details) => chosenText(details, choice));
          expect([mine, theirs]).toContain(one);
          if (choice !== "email" && (mine || theirs)) expect(one).not.toBe("");
        }
      },
    ),
  );
});

test("says in words what goes over", () => {
  const none = {
    orders: 0,
    consultations: 0,
    appointments: 0,
    tasks: 0,
    customerNotes: 0,
    inquiries: 0,
    swatchRequests: 0,
  };
  expect(movedInWords({ ...none, emails: 0 })).toBe("");
  expect(movedInWords({ ...none, orders: 2, customerNotes: 1, emails: 14 })).toBe("2 orders, 1 note, and 14 e-mails");
});

test("what only the second has goes over and is named, but for an address that the first logs in without", () => {
  const bare = { ...details, phoneNumber: "", street: "", city: "", state: "", zipCode: "" };
  const [stays, goes] = [
    client("a", { details: bare }),
    client("b", { details: { ...details, email: "b@example.com" } }),
  ];
  expect(takenOver(stays, goes)).toEqual(["phoneNumber", "email", "address"]);
  expect(takenOver({ ...stays, hasAccount: true }, goes)).toEqual(["phoneNumber", "address"]);
  expect(mergeDetails(stays, goes, () => "own")).toEqual({ ...details, email: "b@example.com" });
  const none = { orders: 0, consultations: 0, appointments: 0, tasks: 0, customerNotes: 0, inquiries: 0 };
  const counts = { ...none, swatchRequests: 0, emails: 2 };
  expect(movedInWords(counts, ["the e-mail address b@example.com"])).toBe(
    "the e-mail address b@example.com and 2 e-mails",
  );
});

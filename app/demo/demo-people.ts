import { founder } from "#app/content/about.ts";
import type { Profile } from "#app/domain/accounts/profile.ts";
import { checkRole, type Role } from "#app/domain/accounts/role.ts";
import type { Duty } from "#app/domain/accounts/staff/duty.ts";
import typed from "./data/people.json" with { type: "json" };

export interface DemoPerson extends Profile {
  id: string;
  email: string;
  role: Role;
  duty: Duty | undefined;
  initials?: string;
  createdAt: string;
}

export const demoPasswords = { admin: "demo-owner", client: "demo-client" } as const;

/** Sample people of the demo: plainly fictional, the same at every start, shared with the tests. The owner is the founder. */
export const demoPeople: DemoPerson[] = typed.map((person): DemoPerson => {
  const position = checkRole(person);
  if (!position.ok) throw new Error(`${person.id}: ${position.reason}`);
  const { role, duty } = position.value;
  const { firstName, lastName } = duty === "owner" ? founder : person;
  return { ...person, firstName, lastName, role, duty: duty ?? undefined };
});

function person(id: string): DemoPerson {
  const found = demoPeople.find((one) => one.id === id);
  if (!found) throw new Error(`Nobody in the demo is ${id}.`);
  return found;
}

export const demoOwner = person("demo-owner");
/** One of each further duty, with the owner's password. */
export const demoStaff = [person("demo-office"), person("demo-workroom"), person("demo-installer")] as const;
export const demoClient = person("demo-client");
export const demoNeighbor = person("demo-neighbor");
/** Further customers, so that the owner's lists look lived in. */
export const demoOthers = [person("demo-marsh"), person("demo-calloway"), person("demo-stone")] as const;

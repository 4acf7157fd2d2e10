import { founder } from "#app/content/about.ts";
import type { Role } from "#app/domain/accounts/role.ts";
import type { Duty } from "#app/domain/accounts/staff/duty.ts";

/** Sample people of the demo: plainly fictional, the same at every start, shared with the tests. */
export interface DemoPerson {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  role: Role;
  duty?: Duty;
  initials?: string;
  createdAt: string;
}

export const demoPasswords = { admin: "demo-owner", client: "demo-client" } as const;

export const demoOwner: DemoPerson = {
  id: "demo-owner",
  firstName: founder.firstName,
  lastName: founder.lastName,
  email: "owner@example.com",
  phoneNumber: "2155550142",
  street: "12 Workroom Lane",
  city: "Ardmore",
  state: "PA",
  zipCode: "19003",
  role: "admin",
  duty: "owner",
  initials: "NL",
  createdAt: "2024-01-08T14:00:00.000Z",
};

export const demoClient: DemoPerson = {
  id: "demo-client",
  firstName: "Clara",
  lastName: "Whitfield",
  email: "client@example.com",
  phoneNumber: "2155550187",
  street: "48 Sample Street",
  city: "Philadelphia",
  state: "PA",
  zipCode: "19103",
  role: "client",
  createdAt: "2025-03-11T15:30:00.000Z",
};

export const demoNeighbor: DemoPerson = {
  id: "demo-neighbor",
  firstName: "Theo",
  lastName: "Ashgrove",
  email: "neighbor@example.com",
  phoneNumber: "6105550119",
  street: "7 Example Avenue",
  city: "Media",
  state: "PA",
  zipCode: "19063",
  role: "client",
  createdAt: "2025-06-02T18:05:00.000Z",
};

const sampleClient = { state: "PA", role: "client" } as const;

/** Further customers, so that the owner's lists look lived in. */
export const demoOthers = [
  {
    ...sampleClient,
    id: "demo-marsh",
    firstName: "Imogen",
    lastName: "Marsh",
    email: "imogen.marsh@example.com",
    phoneNumber: "4845550126",
    street: "310 Sample Mill Road",
    city: "Wayne",
    zipCode: "19087",
    createdAt: "2025-09-22T13:15:00.000Z",
  },
  {
    ...sampleClient,
    id: "demo-calloway",
    firstName: "June",
    lastName: "Calloway",
    email: "june.calloway@example.com",
    phoneNumber: "2155550164",
    street: "5 Example Court",
    city: "Doylestown",
    zipCode: "18901",
    createdAt: "2026-01-17T19:40:00.000Z",
  },
  {
    ...sampleClient,
    id: "demo-stone",
    firstName: "Rafael",
    lastName: "Stone",
    email: "rafael.stone@example.com",
    phoneNumber: "6105550173",
    street: "88 Sample Terrace",
    city: "Bryn Mawr",
    zipCode: "19010",
    createdAt: "2026-05-30T15:05:00.000Z",
  },
] as const satisfies DemoPerson[];

const sampleStaff = {
  street: "",
  city: "",
  state: "",
  zipCode: "",
  role: "admin",
  createdAt: "2025-02-03T14:00:00.000Z",
} as const;

/** One of each further duty, with the owner's password. */
export const demoStaff = [
  {
    ...sampleStaff,
    id: "demo-office",
    firstName: "Hazel",
    lastName: "Brook",
    email: "office@example.com",
    phoneNumber: "2155550151",
    duty: "office",
    initials: "HB",
  },
  {
    ...sampleStaff,
    id: "demo-workroom",
    firstName: "Mabel",
    lastName: "Thorne",
    email: "workroom@example.com",
    phoneNumber: "2155550152",
    duty: "workroom",
    initials: "MT",
  },
  {
    ...sampleStaff,
    id: "demo-installer",
    firstName: "Sam",
    lastName: "Keller",
    email: "installer@example.com",
    phoneNumber: "2155550153",
    duty: "installer",
    initials: "SK",
  },
] as const satisfies DemoPerson[];

export const demoPeople: DemoPerson[] = [demoOwner, ...demoStaff, demoClient, demoNeighbor, ...demoOthers];

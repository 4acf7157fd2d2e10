import type { Database } from "#app/db/schema.ts";

interface Held {
  /** In which files a client gets their rows; or why they do not. */
  archive: { files: string } | { leftOut: string } | "nobody's";
  /** What a deletion does with them. */
  deletion: "goes" | "stays without the person" | "nobody's";
}

const NOBODYS: Held = { archive: "nobody's", deletion: "nobody's" };
const STAYS = "stays without the person";
const given = (files: string, deletion: Held["deletion"]): Held => ({ archive: { files }, deletion });
const leftOut = (why: string, deletion: Held["deletion"]): Held => ({ archive: { leftOut: why }, deletion });

/**
 * What of every table is about a client, what they get of it and what becomes of it when they go. A new table is decided
 * here, or the types do not pass.
 */
export const heldTables: Record<keyof Database, Held> = {
  users: given("profile", STAYS),
  sessions: given("log-ins", "goes"),
  accounts: leftOut("Your password: we hold only a scrambled form of it.", "goes"),
  verifications: leftOut("Links to a new password: each opens your account.", "goes"),
  twoFactors: leftOut("Keys of a second step: each opens an account.", "goes"),
  passkeys: leftOut("The public halves of passkeys: they say nothing about anybody.", "goes"),
  addressLinks: leftOut("Links that verify an address: each opens something.", "goes"),
  rateLimits: leftOut("Counts of recent tries to log in: they are gone within the hour.", "goes"),
  formKeys: leftOut("Marks that keep a form from being carried out twice: they run out by themselves.", "goes"),
  orders: given("orders, windows, drawings", STAYS),
  orderEvents: given("order-history", STAYS),
  orderStatusHistory: given("order-history", STAYS),
  orderNotes: leftOut("Notes that we wrote to ourselves about your order. Ask us and we’ll tell you.", "goes"),
  messages: given("messages", "goes"),
  messageSpells: leftOut("Marks of when you were told of a message.", "goes"),
  customerNotes: leftOut("Notes that we wrote to ourselves about you. Ask us and we’ll tell you.", "goes"),
  undos: leftOut("Marks by which we can take back a change for ten minutes.", "goes"),
  orderDates: given("orders", STAYS),
  tasks: leftOut("Notes to ourselves.", "goes"),
  taskPhotos: leftOut("Photographs of our notes to ourselves.", "goes"),
  emails: given("emails", "goes"),
  consultations: given("consultations", STAYS),
  consultationCredits: given("consultations", STAYS),
  heldTimes: given("consultations", "goes"),
  appointments: given("appointments", STAYS),
  calendarFeeds: leftOut("Links to a calendar: each opens something.", "goes"),
  blockedDays: NOBODYS,
  schedules: NOBODYS,
  documentPeople: given("documents", STAYS),
  deletionRequests: given("profile", "goes"),
  deletions: NOBODYS,
  retentionRules: NOBODYS,
  staffRules: NOBODYS,
  sweeps: NOBODYS,
  backupRuns: NOBODYS,
  shopRules: NOBODYS,
  rateCards: NOBODYS,
  siteVersions: NOBODYS,
  siteFiles: NOBODYS,
  siteServers: NOBODYS,
  fabrics: NOBODYS,
  imports: leftOut("Files that we read in: they go as soon as they are written, within a week at the latest.", STAYS),
  importRows: leftOut(
    "Marks by which we can take back a file that we read in; what it said of you is your profile.",
    "goes",
  ),
  importMappings: NOBODYS,
  inquiries: given("inquiries", "goes"),
  files: given("photos", "goes"),
  uploadDays: NOBODYS,
  wallViews: given("photos", "goes"),
  quotePictures: given("photos", "goes"),
  swatchRequests: given("swatches", "goes"),
  sheets: leftOut("How our workroom cuts your order: the figures are our own work, made from what you told us.", STAYS),
  packets: leftOut("The workroom’s printed sheets of your order, which say the same.", STAYS),
  stopReports: given("appointments", STAYS),
  signOffs: leftOut("Who of our workroom cut, sewed and packed what, and when: it is about them.", STAYS),
  remakes: leftOut("What of your order we made again, and what went wrong with it: it is about our work.", STAYS),
  purchaseOrders: NOBODYS,
  purchaseLines: NOBODYS,
  purchaseShares: leftOut("What we bought for your order from whom: it is about our suppliers.", STAYS),
  purchaseArrivals: NOBODYS,
  quotes: given("quotes", STAYS),
  quoteLines: given("quotes", STAYS),
  quoteCostLines: leftOut("How the owner works out a price: what you were quoted stands with your quotes.", STAYS),
  quoteAnswers: given("quotes", STAYS),
  quoteSettings: NOBODYS,
  ledgerEntries: given("money", STAYS),
  cardSessions: leftOut("Marks of card payments that you began: what came of them stands with your money.", STAYS),
  providerEvents: leftOut("What the card company told us of payments: numbers, with nobody’s name.", STAYS),
  moneySettings: NOBODYS,
  counters: NOBODYS,
  reminders: leftOut("Marks that keep a reminder from being sent twice.", STAYS),
  auditEntries: leftOut(
    "Which of our staff looked at your pages, and when: it is about them. Ask us and we’ll tell you.",
    STAYS,
  ),
};

/** What an archive says about what is not in it. */
export const LEFT_OUT: string[] = [
  ...Object.values(heldTables).flatMap(({ archive }) =>
    archive !== "nobody's" && "leftOut" in archive ? [archive.leftOut] : [],
  ),
  "The names of our staff: what one of us did is marked as done by us.",
];

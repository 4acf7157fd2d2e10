import type { Database } from "#app/db/schema.ts";

interface Held {
  /** In which files a client gets their rows; or why they do not. */
  archive: { files: string } | { leftOut: string } | "nobody's";
  /** What a deletion does with them. */
  deletion: "goes" | "stays without the person" | "nobody's";
}

const NOBODYS: Held = { archive: "nobody's", deletion: "nobody's" };

/**
 * What of every table is about a client, what they get of it and what becomes of it when they go. A new table is decided
 * here, or the types do not pass.
 */
export const heldTables: Record<keyof Database, Held> = {
  users: { archive: { files: "profile" }, deletion: "stays without the person" },
  sessions: { archive: { files: "log-ins" }, deletion: "goes" },
  accounts: { archive: { leftOut: "Your password: we hold only a scrambled form of it." }, deletion: "goes" },
  verifications: { archive: { leftOut: "Links to a new password: each opens your account." }, deletion: "goes" },
  twoFactors: { archive: { leftOut: "Keys of a second step: each opens an account." }, deletion: "goes" },
  passkeys: {
    archive: { leftOut: "The public halves of passkeys: they say nothing about anybody." },
    deletion: "goes",
  },
  addressLinks: { archive: { leftOut: "Links that verify an address: each opens something." }, deletion: "goes" },
  rateLimits: {
    archive: { leftOut: "Counts of recent tries to log in: they are gone within the hour." },
    deletion: "goes",
  },
  formKeys: {
    archive: { leftOut: "Marks that keep a form from being carried out twice: they run out by themselves." },
    deletion: "goes",
  },
  orders: { archive: { files: "orders, windows, drawings" }, deletion: "stays without the person" },
  orderEvents: { archive: { files: "order-history" }, deletion: "stays without the person" },
  orderStatusHistory: { archive: { files: "order-history" }, deletion: "stays without the person" },
  orderNotes: {
    archive: { leftOut: "Notes that we wrote to ourselves about your order. Ask us and we’ll tell you." },
    deletion: "goes",
  },
  messages: { archive: { files: "messages" }, deletion: "goes" },
  messageSpells: { archive: { leftOut: "Marks of when you were told of a message." }, deletion: "goes" },
  customerNotes: {
    archive: { leftOut: "Notes that we wrote to ourselves about you. Ask us and we’ll tell you." },
    deletion: "goes",
  },
  undos: { archive: { leftOut: "Marks by which we can take back a change for ten minutes." }, deletion: "goes" },
  orderDates: { archive: { files: "orders" }, deletion: "stays without the person" },
  tasks: { archive: { leftOut: "Notes to ourselves." }, deletion: "goes" },
  taskPhotos: { archive: { leftOut: "Photographs of our notes to ourselves." }, deletion: "goes" },
  emails: { archive: { files: "emails" }, deletion: "goes" },
  consultations: { archive: { files: "consultations" }, deletion: "stays without the person" },
  consultationCredits: { archive: { files: "consultations" }, deletion: "stays without the person" },
  heldTimes: { archive: { files: "consultations" }, deletion: "goes" },
  appointments: { archive: { files: "appointments" }, deletion: "stays without the person" },
  calendarFeeds: { archive: { leftOut: "Links to a calendar: each opens something." }, deletion: "goes" },
  blockedDays: NOBODYS,
  schedules: NOBODYS,
  documentPeople: { archive: { files: "documents" }, deletion: "stays without the person" },
  deletionRequests: { archive: { files: "profile" }, deletion: "goes" },
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
  imports: {
    archive: { leftOut: "Files that we read in: they go as soon as they are written, within a week at the latest." },
    deletion: "stays without the person",
  },
  importRows: {
    archive: {
      leftOut: "Marks by which we can take back a file that we read in; what it said of you is your profile.",
    },
    deletion: "goes",
  },
  importMappings: NOBODYS,
  inquiries: { archive: { files: "inquiries" }, deletion: "goes" },
  files: { archive: { files: "photos" }, deletion: "goes" },
  uploadDays: NOBODYS,
  wallViews: { archive: { files: "photos" }, deletion: "goes" },
  quotePictures: { archive: { files: "photos" }, deletion: "goes" },
  swatchRequests: { archive: { files: "swatches" }, deletion: "goes" },
  sheets: {
    archive: { leftOut: "How our workroom cuts your order: the figures are our own work, made from what you told us." },
    deletion: "stays without the person",
  },
  packets: {
    archive: { leftOut: "The workroom’s printed sheets of your order, which say the same." },
    deletion: "stays without the person",
  },
  stopReports: { archive: { files: "appointments" }, deletion: "stays without the person" },
  signOffs: {
    archive: { leftOut: "Who of our workroom cut, sewed and packed what, and when: it is about them." },
    deletion: "stays without the person",
  },
  remakes: {
    archive: { leftOut: "What of your order we made again, and what went wrong with it: it is about our work." },
    deletion: "stays without the person",
  },
  purchaseOrders: NOBODYS,
  purchaseLines: NOBODYS,
  purchaseShares: {
    archive: { leftOut: "What we bought for your order from whom: it is about our suppliers." },
    deletion: "stays without the person",
  },
  purchaseArrivals: NOBODYS,
  quotes: { archive: { files: "quotes" }, deletion: "stays without the person" },
  quoteLines: { archive: { files: "quotes" }, deletion: "stays without the person" },
  quoteCostLines: {
    archive: { leftOut: "How the owner works out a price: what you were quoted stands with your quotes." },
    deletion: "stays without the person",
  },
  quoteAnswers: { archive: { files: "quotes" }, deletion: "stays without the person" },
  quoteSettings: NOBODYS,
  ledgerEntries: { archive: { files: "money" }, deletion: "stays without the person" },
  cardSessions: {
    archive: { leftOut: "Marks of card payments that you began: what came of them stands with your money." },
    deletion: "stays without the person",
  },
  providerEvents: {
    archive: { leftOut: "What the card company told us of payments: numbers, with nobody’s name." },
    deletion: "stays without the person",
  },
  moneySettings: NOBODYS,
  counters: NOBODYS,
  reminders: {
    archive: { leftOut: "Marks that keep a reminder from being sent twice." },
    deletion: "stays without the person",
  },
  auditEntries: {
    archive: {
      leftOut: "Which of our staff looked at your pages, and when: it is about them. Ask us and we’ll tell you.",
    },
    deletion: "stays without the person",
  },
};

/** What an archive says about what is not in it. */
export const LEFT_OUT: string[] = [
  ...Object.values(heldTables).flatMap(({ archive }) =>
    archive !== "nobody's" && "leftOut" in archive ? [archive.leftOut] : [],
  ),
  "The names of our staff: what one of us did is marked as done by us.",
];

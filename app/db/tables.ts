import type { Database } from "./schema.ts";

type TextColumn<Table> = { [Column in keyof Table]: Table[Column] extends string ? Column : never }[keyof Table];

/**
 * Every table with the columns that tell its rows apart: a backup saves and restores them in this order, so a table stands
 * below those that it refers to.
 */
export const tableKeys = {
  users: ["id"],
  sessions: ["id"],
  twoFactors: ["id"],
  passkeys: ["id"],
  accounts: ["id"],
  verifications: ["id"],
  addressLinks: ["userId", "purpose"],
  rateLimits: ["key"],
  formKeys: ["userId", "purpose", "key"],
  orders: ["id"],
  orderEvents: ["id"],
  orderStatusHistory: ["id"],
  orderNotes: ["id"],
  customerNotes: ["id"],
  undos: ["id"],
  emails: ["id"],
  consultations: ["id"],
  consultationCredits: ["consultationId", "orderId"],
  appointments: ["id"],
  heldTimes: ["calendar", "quarter"],
  calendarFeeds: ["userId"],
  blockedDays: ["day"],
  schedules: ["id"],
  documentPeople: ["document", "documentId", "role"],
  deletionRequests: ["userId"],
  deletions: ["userId"],
  retentionRules: ["id"],
  staffRules: ["id"],
  sweeps: ["day"],
  auditEntries: ["id"],
  backupRuns: ["kind"],
  shopRules: ["id"],
  rateCards: ["id"],
  sheets: ["orderId", "part"],
  packets: ["id"],
  fabrics: ["id"],
  quoteSettings: ["id"],
  moneySettings: ["id"],
  counters: ["name"],
  quotes: ["id"],
  quoteLines: ["id"],
  quoteCostLines: ["id"],
  quoteAnswers: ["id"],
  ledgerEntries: ["id"],
  cardSessions: ["id"],
  providerEvents: ["id"],
  purchaseOrders: ["id"],
  purchaseLines: ["id"],
  purchaseShares: ["id"],
  purchaseArrivals: ["id"],
  swatchRequests: ["id"],
  inquiries: ["id"],
  reminders: ["key"],
  orderDates: ["orderId"],
  tasks: ["id"],
} satisfies { [Name in keyof Database]: TextColumn<Database[Name]>[] };

/** These have a row from the start, written by their migration: it does not make a database a used one. */
export const filledByMigration: string[] = [
  "schedules",
  "retentionRules",
  "staffRules",
  "quoteSettings",
  "moneySettings",
];

/**
 * What the build hands to server.ts: React Router's own build (which prerendering reads) and the functions that start the
 * house. One bundle, so that both share one copy of every module.
 */
export * from "virtual:react-router/server-build";
export { answer } from "./answer.server.ts";
export { createApp } from "./app.server.ts";
export { hasPendingMigrations } from "./db/migrate.server.ts";
export { fillDemo } from "./demo/fill-demo.server.ts";
export { watchExpired } from "./services/accounts/sweep-expired.server.ts";
export { watchTomorrow } from "./services/appointments/remind-visits.server.ts";
export { findFigures } from "./services/backups/find-figures.server.ts";
export { watchBackups } from "./services/backups/watch-backups.server.ts";
export { watchCards } from "./services/cards/watch-cards.server.ts";
export { watchVisits } from "./services/consultations/change-consultation.server.ts";
export { findPageTexts, watchPagePrices } from "./services/quotes/estimate/page-prices.server.ts";
export { watchReminders } from "./services/reminders/queue-reminders.server.ts";
export { watchRetention } from "./services/retention/sweep.server.ts";
export { watchOldStages } from "./services/schedule/project-old-stages.server.ts";
export { watchSite } from "./services/site/watch-site.server.ts";

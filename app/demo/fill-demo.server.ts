import type { App } from "#app/app.server.ts";
import { seedDemo } from "./seed-demo.server.ts";
import { seedDemoMoney } from "./seed-demo-money.server.ts";
import { seedDemoPurchasing } from "./seed-demo-purchasing.server.ts";
import { seedDemoQuotes } from "./seed-demo-quotes.server.ts";
import { seedDemoWeek } from "./seed-demo-week.server.ts";

/** What a demo's server begins with, where its database is empty. */
export async function fillDemo(app: App) {
  if (!(await seedDemo(app))) return;
  await seedDemoMoney(app);
  await seedDemoQuotes(app);
  await seedDemoPurchasing(app);
  await seedDemoWeek(app);
}

/** Asks the supervisor on this machine for a restart, and ends as the restart does. */
import { askForRestart, controlFile } from "#server/lifecycle/control.ts";
import { fail, readSettings } from "./settings.ts";

const { dataDir, port } = readSettings();
const outcome = await askForRestart(controlFile(dataDir, port));
if (!outcome) fail(`No site is running on port ${port} with the data folder ${dataDir}. Start it with: npm start`);
if (!outcome.ok) fail(`Not restarted; what served before serves on. The reason:\n${outcome.reason}`);
console.log("Restarted.");

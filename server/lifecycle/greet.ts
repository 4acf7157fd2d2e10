import { type Config, isLoopback } from "#app/config.server.ts";

/** What the person at the terminal has to know once the site is served. */
export function greet(config: Config, port: number) {
  const demo = config.mode === "demo";
  const shown = isLoopback(config.host) ? "localhost" : config.host;
  console.log(`Larkfield is ready at http://${shown}:${port}`);
  if (!demo && config.email.by === "file") {
    console.warn("Warning: no e-mail leaves this machine. Set SMTP_URL, or the EMAILJS settings; see .env.example.");
  }
  if (!demo && !config.backup.keys) {
    console.warn("Warning: backups are not encrypted. Make keys with: npm run backup-keys -- FILE");
  }
  if (!demo && config.databaseUrl && !config.bucket) {
    console.warn("Warning: Photographs are kept on this machine alone. Several servers need FILES_URL.");
  }
  if (!demo) return;
  console.log("  Owner   owner@example.com / demo-owner");
  console.log("  Client  client@example.com / demo-client");
  if (config.databaseUrl && !config.authSecret) {
    console.warn(
      `Note: this server made its own AUTH_SECRET in ${config.dataDir}. Several servers on one database need the same one: set AUTH_SECRET.`,
    );
  }
  if (!isLoopback(config.host)) {
    console.warn(`Warning: HOST is ${config.host}, so other machines can reach this demo and its log-ins above.`);
  }
}

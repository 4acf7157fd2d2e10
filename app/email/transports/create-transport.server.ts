import { createEmailJsTransport } from "./emailjs.server.ts";
import { createFileTransport } from "./file.server.ts";
import { createSmtpTransport } from "./smtp.server.ts";
import type { TransportSettings } from "./transport-settings.ts";

interface Surroundings {
  dataDir: string;
  announce?: ((line: string) => void) | undefined;
}

export function createTransport(settings: TransportSettings, surroundings: Surroundings) {
  if (settings.by === "smtp") return createSmtpTransport(settings.url);
  if (settings.by === "emailjs") return createEmailJsTransport(settings);
  return createFileTransport(surroundings);
}

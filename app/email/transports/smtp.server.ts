import nodemailer from "nodemailer";
import { mailOptions } from "./mail-options.ts";
import { RefusedForGood, type Transport } from "./transport.ts";

/** Each step of the conversation has its own limit; the outbox sets one for the whole. */
const limits = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

export function createSmtpTransport(url: string): Transport {
  const server = nodemailer.createTransport({ url, ...limits });
  return {
    name: "smtp",
    atOnce: 4,
    send: async (email) => {
      try {
        const { response } = await server.sendMail(mailOptions(email));
        return response;
      } catch (error) {
        throw isRefusedRecipient(error) ? new RefusedForGood(error.message, { cause: error }) : error;
      }
    },
  };
}

/**
 * The server knows the recipient and says no for good. A wrong password or a quarrel about the sender also begins with a
 * 5, but the owner can mend those, so they are tried again.
 */
function isRefusedRecipient(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode } = error as Error & { code?: string; command?: string; responseCode?: number };
  return code === "EENVELOPE" && command === "RCPT TO" && (responseCode ?? 0) >= 500;
}

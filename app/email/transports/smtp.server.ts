import nodemailer from "nodemailer";
import { isSecretEmail } from "#app/domain/emails/email-kinds.ts";
import { mailOptions } from "./mail-options.ts";
import { RefusedForGood, type Transport } from "./transport.ts";

/** Each step of the conversation has its own limit; the outbox sets one for the whole. */
const limits = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

export function createSmtpTransport(url: string): Transport {
  const { password, hostname } = new URL(url);
  const isLoopback = hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);
  // What is secret crosses the network only where nobody can read it: there an smtp:// server must offer STARTTLS.
  const open = nodemailer.createTransport({ url, requireTLS: password !== "" && !isLoopback, ...limits });
  const safe = nodemailer.createTransport({ url, requireTLS: !isLoopback, ...limits });
  return {
    name: "smtp",
    atOnce: 4,
    send: async (email) => {
      try {
        const { response } = await (isSecretEmail(email.kind) ? safe : open).sendMail(mailOptions(email));
        return response;
      } catch (error) {
        throw explain(error as SmtpError);
      }
    },
  };
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

const sentences: Record<string, string> = {
  EAUTH: "The mail server does not accept our log-in",
  ECONNECTION: "The mail server cannot be reached",
  EDNS: "The mail server cannot be found",
  ESOCKET: "The mail server cannot be reached",
  ETIMEDOUT: "The mail server did not answer in time",
  ETLS: "The mail server offers no safe connection",
};

/** What the owner reads: a sentence where there is one, and the words of the server. */
function explain(error: SmtpError) {
  const sentence = sentences[error.code ?? ""];
  const message = sentence ? `${sentence} (${error.message})` : error.message;
  return isRefusedRecipient(error) ? new RefusedForGood(message) : new Error(message, { cause: error });
}

/**
 * The server knows the recipient and says no for good. A wrong password or a quarrel about the sender also begins with a
 * 5, but the owner can mend those, so they are tried again.
 */
function isRefusedRecipient({ code, command, responseCode = 0 }: SmtpError) {
  return code === "EENVELOPE" && command === "RCPT TO" && responseCode >= 500;
}

import { once } from "node:events";
import { createServer } from "node:net";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** What the server does with a message before it takes it: nothing, wait, or refuse by throwing. */
type Manners = (recipient: string) => Promise<void> | void;

export interface Refusal extends Error {
  responseCode: number;
}

export function refusal(responseCode: number, text: string): Refusal {
  return Object.assign(new Error(text), { responseCode });
}

export interface MailServer {
  url: string;
  port: number;
  /** What it has accepted, in order. */
  received: ParsedMail[];
  /** Asked when a recipient is named. */
  atRecipient: Manners;
  /** Asked when the whole message has arrived, before it is accepted. */
  atMessage: Manners;
  /** Asked when it is accepted, before the sender hears of it. */
  atAnswer: Manners;
  /** Cuts every connection without a word. */
  drop(): void;
  /** Waits until this many messages have been accepted. */
  holds(count: number): Promise<ParsedMail[]>;
  stop(): Promise<void>;
}

/** A real SMTP server on this machine that behaves as badly as a test asks. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const accepted = new EventTarget();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo: ({ address }, _session, done) => void ask(house.atRecipient, address, done),
    onData: (stream, session, done) => {
      const recipient = session.envelope.rcptTo[0]?.address ?? "";
      void take(stream, recipient).then(() => done(), done);
    },
  });
  // A connection that a test cuts is an error to the server; here it is what was asked for.
  smtp.on("error", () => {});

  async function take(stream: Readable, recipient: string) {
    const bytes = await buffer(stream);
    await house.atMessage(recipient);
    house.received.push(await simpleParser(bytes));
    accepted.dispatchEvent(new Event("mail"));
    await house.atAnswer(recipient);
  }

  smtp.listen(port, "127.0.0.1");
  await once(smtp.server, "listening");
  const address = smtp.server.address();
  const taken = typeof address === "object" && address ? address.port : port;
  const house: MailServer = {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received: [],
    atRecipient: () => {},
    atMessage: () => {},
    atAnswer: () => {},
    drop: () => {
      for (const connection of sockets(smtp)) connection.destroy();
    },
    holds: async (count) => {
      while (house.received.length < count) await once(accepted, "mail", { signal: AbortSignal.timeout(30_000) });
      return house.received;
    },
    stop: async () => {
      house.drop();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
  return house;
}

function sockets(smtp: SMTPServer) {
  const { connections } = smtp as unknown as { connections: Set<{ _socket: { destroy(): void } }> };
  return [...connections].map((connection) => connection._socket);
}

async function ask(manners: Manners, recipient: string, done: (error?: Error) => void) {
  try {
    await manners(recipient);
    done();
  } catch (error) {
    done(error as Error);
  }
}

/** A port where nobody answers. */
export async function deadPort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

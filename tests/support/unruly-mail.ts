/** A real mail server on a free port that can be told to misbehave, and remembers what it took. */
import { SMTPServer } from "smtp-server";

export type Mood = "takes" | "refuses" | "drops";

export async function startUnrulyMail() {
  /** Message ids in the order they were taken. */
  const taken: string[] = [];
  let mood: Mood = "takes";
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (session, done) => {
      if (mood === "drops") session.remoteAddress ? done(new Error("gone")) : done();
      else done();
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (mood === "refuses") return done(Object.assign(new Error("Try later"), { responseCode: 451 }));
        taken.push(/^Message-ID:\s*(\S+)/im.exec(Buffer.concat(chunks).toString())?.[1] ?? "");
        done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (typeof address !== "object" || !address) throw new Error("The mail server has no address.");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    behave: (next: Mood) => {
      mood = next;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

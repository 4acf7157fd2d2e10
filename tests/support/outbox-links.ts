import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { simpleParser } from "mailparser";

/** The link with a key in the newest e-mail to this address that has one, among those that a server has written so far. */
export async function keyLinkTo(address: string, dataDir: string) {
  const outbox = path.join(dataDir, "outbox");
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
  for (const name of names.sort().reverse()) {
    const { to, text } = await simpleParser(await readFile(path.join(outbox, name)));
    const link = /http\S+\/(?:(?:reset-password|verify-address|join)\?token|sign-up\?(?:invitation|invited))=\S+/.exec(
      text ?? "",
    )?.[0];
    if (link && JSON.stringify(to).includes(address)) return link;
  }
  return undefined;
}

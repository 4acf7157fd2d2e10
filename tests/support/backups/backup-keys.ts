import { makeKeyPairs, readKey } from "#app/db/backup/seal/keys.server.ts";

/** The keys of one installation, as texts for settings and ready for use. */
export function newBackupKeys() {
  const texts = makeKeyPairs();
  const [seal, open] = [readKey("lkf-seal-", texts.seal), readKey("lkf-open-", texts.open)];
  const [sign, verify] = [readKey("lkf-sign-", texts.sign), readKey("lkf-verify-", texts.verify)];
  if (!seal || !open || !sign || !verify) throw new Error("A key cannot be read.");
  return { texts, sealing: { seal, sign }, opening: { open, verify } };
}

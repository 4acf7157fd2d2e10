import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/**
 * Hashing a password is slow on purpose, and took most of the time of the accounts' tests: one round is enough where nobody
 * guesses. What it costs, and that it is done in turn, is seen at the built server.
 */
const { scrypt } = crypto;
if (scrypt.name !== "quickScrypt") {
  crypto.scrypt = function quickScrypt(password, salt, length, options, done) {
    scrypt(password, salt, length, { ...options, N: 2 }, done);
  } as typeof scrypt;
  syncBuiltinESMExports();
}

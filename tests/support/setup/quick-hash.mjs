import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/**
 * Hashing a password is slow on purpose, and took most of the time of the accounts' tests: one round is enough where nobody
 * guesses. What it costs, and that it is done in turn, is seen at the built server of security.test.ts. Loaded into the tests
 * of services, and into the servers of tests before they start.
 */
const { scrypt } = crypto;
if (scrypt.name !== "quickScrypt") {
  crypto.scrypt = function quickScrypt(password, salt, length, options, done) {
    scrypt(password, salt, length, { ...options, N: 2 }, done);
  };
  syncBuiltinESMExports();
}

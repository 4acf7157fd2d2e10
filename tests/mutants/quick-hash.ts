import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/** Hashing a password is slow on purpose, and took most of the time of the accounts' tests: here one round is enough. */
const { scrypt } = crypto;
crypto.scrypt = ((password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 2 }, done)) as typeof scrypt;
syncBuiltinESMExports();

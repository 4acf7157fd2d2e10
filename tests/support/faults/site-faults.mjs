/**
 * For NODE_OPTIONS of a server that renders a text with PLANTED in it: SITE_FAULT says whether that throws, or kills the
 * process there and then, or once the new version is in the database and nobody has been shown it.
 */
import { StatementSync } from "node:sqlite";

const fault = process.env.SITE_FAULT;
const end = () => process.kill(process.pid, "SIGKILL");

const split = String.prototype.split;
String.prototype.split = function (separator, limit) {
  if (separator instanceof RegExp && separator.source === "\\n\\s*\\n" && this.includes("PLANTED")) {
    if (fault === "throws") throw new Error("A planted fault.");
    if (fault === "killed while rendering") end();
  }
  return split.call(this, separator, limit);
};

if (fault === "killed before the swap") {
  let inserted = false;
  for (const method of ["run", "all", "get", "iterate"]) {
    const original = StatementSync.prototype[method];
    StatementSync.prototype[method] = function (...values) {
      const answer = original.apply(this, values);
      const sql = this.sourceSQL;
      if (sql.startsWith('insert into "siteVersions"')) inserted = true;
      if (inserted && sql === "commit") end();
      return answer;
    };
  }
}

import { DatabaseSync, type StatementSync } from "node:sqlite";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";

/** Kysely's own SQLite dialect, given Node's built-in driver in the shape it expects. */
export function sqliteDialect(file: string) {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  // FULL: an acknowledged change survives a power cut, not only a crash of the process.
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;");
  // Taking the write lock at once turns a late "database is locked" into a short wait.
  return new TransactionalDialect({ database: adapt(database, "begin immediate") });
}

/** For reading beside a running server: it takes no lock that a writer would wait for, and can change nothing. */
export function readOnlySqliteDialect(file: string) {
  const database = new DatabaseSync(file, { timeout: 5_000, readOnly: true });
  return new SqliteDialect({ database: adapt(database, "begin") });
}

/** SQLite undoes changes of tables with the rest of a transaction, so a migration that breaks off leaves nothing behind. */
class TransactionalDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Statements are kept: preparing one costs more than running it. */
const STATEMENTS_KEPT = 500;

function adapt(database: DatabaseSync, begin: string): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = adaptStatement(database.prepare(sql === "begin" ? begin : sql));
      if (statements.size >= STATEMENTS_KEPT) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

type Parameters = Parameters_<StatementSync["all"]>;
type Parameters_<F> = F extends (...args: infer A) => unknown ? A : never;

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as Parameters)),
    run: (parameters) => statement.run(...(parameters as Parameters)),
    iterate: (parameters) => statement.iterate(...(parameters as Parameters)),
  };
}

import { DatabaseSync, type StatementSync } from "node:sqlite";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";

/** Whether the disk has refused a write, and has not been found in order since. */
export interface Storage {
  failing: boolean;
}

/** Kysely's own SQLite dialect, given Node's built-in driver in the shape it expects. */
export function sqliteDialect(file: string, storage: Storage = { failing: false }) {
  const database = openFile(file);
  // Taking the write lock at once turns a late "database is locked" into a short wait.
  return new TransactionalDialect({ database: adapt(database, "begin immediate", storage) });
}

function openFile(file: string) {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  try {
    // FULL: an acknowledged change survives a power cut, not only a crash of the process.
    database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;");
    return database;
  } catch (error) {
    database.close();
    throw isDamage(error) ? new DatabaseDamaged(file, error) : error;
  }
}

export class DatabaseDamaged extends Error {
  constructor(file: string, cause: unknown) {
    const found = cause instanceof Error ? cause.message : String(cause);
    super(
      `The database file ${file} is damaged (${found}). Nothing was changed. Move it aside, keep it, and restore the newest backup with: npm run restore -- FILE`,
      { cause },
    );
  }
}

/** SQLite's own numbers, whose lowest byte is the kind of fault. */
const CORRUPT = 11;
const NOT_A_DATABASE = 26;
const STORAGE_FAULTS = [/* IOERR */ 10, /* FULL */ 13];

const faultOf = (error: unknown) =>
  error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : undefined;

function isDamage(error: unknown) {
  const fault = faultOf(error);
  return fault === CORRUPT || fault === NOT_A_DATABASE;
}

/** Looks through every page of the file, without comparing indexes to their tables, which takes many times as long. */
export function checkForDamage(file: string) {
  const database = openFile(file);
  try {
    const found = database.prepare("pragma quick_check(1)").get()?.quick_check;
    if (found !== "ok") throw new DatabaseDamaged(file, found);
  } catch (error) {
    throw isDamage(error) ? new DatabaseDamaged(file, error) : error;
  } finally {
    database.close();
  }
}

/** For reading beside a running server: it takes no lock that a writer would wait for, and can change nothing. */
export function readOnlySqliteDialect(file: string) {
  const database = new DatabaseSync(file, { timeout: 5_000, readOnly: true });
  return new SqliteDialect({ database: adapt(database, "begin", { failing: false }) });
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

function adapt(database: DatabaseSync, begin: string, storage: Storage): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      // On a full disk SQLite has undone everything itself; to fail at it again would hide why.
      if (sql === "rollback" && !database.isTransaction) return nothing;
      const known = statements.get(sql);
      if (known) return known;
      const statement = adaptStatement(database.prepare(sql === "begin" ? begin : sql), storage);
      if (statements.size >= STATEMENTS_KEPT) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

type Parameters = Parameters_<StatementSync["all"]>;
type Parameters_<F> = F extends (...args: infer A) => unknown ? A : never;

const nothing: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

function adaptStatement(statement: StatementSync, storage: Storage): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => watched(storage, () => statement.all(...(parameters as Parameters))),
    run: (parameters) => watched(storage, () => statement.run(...(parameters as Parameters))),
    iterate: (parameters) => statement.iterate(...(parameters as Parameters)),
  };
}

function watched<Result>(storage: Storage, ask: () => Result) {
  try {
    return ask();
  } catch (error) {
    const fault = faultOf(error);
    if (fault !== undefined && STORAGE_FAULTS.includes(fault)) storage.failing = true;
    throw error;
  }
}

import { sql } from "kysely";
import type { Db } from "#app/db/client.server.ts";

/** Every column, key, index and trigger of a database, one a line, in an order of our own making. */
export async function schemaOf(db: Db, kind: "sqlite" | "postgres") {
  const { rows } = await (kind === "sqlite" ? onSqlite : onPostgres).execute(db);
  return rows.map(({ line }) => line.replaceAll(/(\\n|\s)+/g, " ")).sort();
}

/** The statements that tables were made by differ where a column was added later; of indexes and triggers they say all. */
const onSqlite = sql<{ line: string }>`
  with tables as (select name from sqlite_master where type = 'table' and name not like 'sqlite%')
  select json_array('column', tables.name, cid, info.name, type, "notnull", dflt_value, pk, hidden) as line
    from tables, pragma_table_xinfo(tables.name) as info
  union all
  select json_array('key', tables.name, "from", "table", "to", on_delete, on_update, "match")
    from tables, pragma_foreign_key_list(tables.name)
  union all
  select json_array('index', tables.name, list.name, "unique", origin, partial, seqno, part.name, "desc", coll)
    from tables, pragma_index_list(tables.name) as list, pragma_index_xinfo(list.name) as part where "key" = 1
  union all
  select json_array(type, tbl_name, name, replace(sql, '"', ''))
    from sqlite_master where type in ('index', 'trigger') and sql is not null`;

const onPostgres = sql<{ line: string }>`
  select json_build_array('column', table_name, ordinal_position, column_name, data_type, column_default, is_nullable,
    collation_name)::text as line from information_schema.columns where table_schema = 'public'
  union all
  select json_build_array('constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))::text
    from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select json_build_array('index', tablename, indexname, indexdef)::text from pg_indexes where schemaname = 'public'
  union all
  select json_build_array('trigger', tgrelid::regclass, tgname, pg_get_triggerdef(oid))::text
    from pg_trigger where not tgisinternal
  union all
  select json_build_array('function', proname, prosrc)::text from pg_proc where pronamespace = 'public'::regnamespace`;

import type { BootedCms } from "./boot";

type Dialect = { tables: string; columns: string; before: string; after: string; quote: (column: string) => string };

const SQLITE: Dialect = {
  tables:
    "select name, sql || ';' as sql from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
  columns:
    "select m.name as table_name, c.name from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'",
  before: "select sql from sqlite_master where false",
  after: "select sql || ';' as sql from sqlite_master where type = 'index' and sql is not null",
  quote: (column) => `quote("${column}")`,
};

/** Everything that Strapi makes: tables, sequences, constraints and indexes; no views, functions or triggers. */
const POSTGRES: Dialect = {
  tables: `select c.relname as name, format('create table %I (%s);', c.relname, string_agg(
      format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
        || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') || case when a.attnotnull then ' not null' else '' end,
      ', ' order by a.attnum)) as sql
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by c.relname order by c.relname`,
  columns: `select table_name, column_name as name from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`,
  before: "select format('create sequence %I;', sequencename) as sql from pg_sequences where schemaname = 'public'",
  // Keys come before the foreign keys that refer to them.
  after: `select sql from (
      select 1 as step, format('select setval(%L, %s);', sequencename, last_value) as sql
        from pg_sequences where schemaname = 'public' and last_value is not null
      union all select 2, format('alter sequence %I owned by %I.%I;', s.relname, t.relname, a.attname)
        from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S' join pg_class t on t.oid = d.refobjid
        join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid where d.deptype = 'a'
      union all select case contype when 'f' then 4 else 3 end,
          format('alter table %s add constraint %I %s;', conrelid::regclass, conname, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f')
      union all select 5, indexdef || ';' from pg_indexes where schemaname = 'public'
        and indexname not in (select conname from pg_constraint)
    ) as statements order by step`,
  quote: (column) => `quote_nullable("${column}"::text)`,
};

/** The whole database as SQL text, from which the same engine makes it again. */
export async function sqlTextOf({ db }: BootedCms["strapi"]): Promise<string> {
  const isPostgres = db.dialect.client === "postgres";
  const dialect = isPostgres ? POSTGRES : SQLITE;
  const read = async <Row>(sql: string): Promise<Row[]> => {
    const answer = await db.connection.raw(sql);
    return isPostgres ? answer.rows : answer;
  };
  const statements = async (sql: string) => (await read<{ sql: string }>(sql)).map((row) => row.sql);
  const tables = await read<{ name: string; sql: string }>(dialect.tables);
  const columns = await read<{ table_name: string; name: string }>(dialect.columns);
  const rowsOf = async ({ name }: { name: string }) => {
    const names = columns.filter(({ table_name: table }) => table === name).map((column) => column.name);
    const values = names.map(dialect.quote).join(" || ',' || ");
    const listed = names.map((column) => `"${column}"`).join(", ");
    return statements(`select 'insert into "${name}" (${listed}) values (' || ${values} || ');' as sql from "${name}"`);
  };
  const inserts: string[] = [];
  for (const table of tables) inserts.push(...(await rowsOf(table)));
  return [
    ...(await statements(dialect.before)),
    ...tables.map(({ sql }) => sql),
    ...inserts,
    ...(await statements(dialect.after)),
  ].join("\n");
}

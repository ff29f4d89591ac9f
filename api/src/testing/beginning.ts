import type { PGlite } from '@electric-sql/pglite'

/** The schemas of the migrations. */
const ours = `(select oid from pg_namespace where nspname <> 'beginning' and nspname !~ '^(pg_|information_schema$)')`

/** Changes with each table, column, constraint, trigger and function. */
const schema = `
  select md5(string_agg(part, ',' order by part)) as now from (
    select concat_ws(' ', 'class', oid, relname) as part from pg_class where relnamespace in ${ours}
    union all select concat_ws(' ', 'column', attrelid, attname, atttypid, attnotnull, atthasdef)
      from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace in ${ours}
    union all select concat_ws(' ', 'constraint', oid) from pg_constraint
    union all select concat_ws(' ', 'trigger', oid, tgenabled) from pg_trigger
    union all select concat_ws(' ', 'function', oid, md5(prosrc)) from pg_proc where pronamespace in ${ours}
    union all select concat_ws(' ', 'extension', oid) from pg_extension
  ) parts`

/** Each table with its columns that can be written, and the name of its copy. */
const tables = `
  select oid::regclass::text as name, format('beginning.%I', 'copy of ' || oid::regclass) as copy,
    (select string_agg(format('%I', attname), ', ') from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class where relkind = 'r' and relnamespace in ${ours}`

/** Copies what the migrations have written into a schema of its own, `beginning`. */
export const keepBeginning = `
  create schema beginning;
  create table beginning.schema as ${schema};
  create table beginning.sequences as
    select format('%I.%I', schemaname, sequencename) as name, last_value from pg_sequences where last_value is not null;
  create table beginning.tables as ${tables};
  do $$ declare original record; begin
    for original in select * from beginning.tables loop
      execute format('create table %s as table %s', original.copy, original.name);
    end loop;
  end $$;`

const emptyAndCopy = `
  do $$ declare original record; begin
    -- Without triggers: what they write is in the copies.
    set local session_replication_role = replica;
    execute (select 'truncate ' || string_agg(name, ', ') || ' restart identity cascade' from beginning.tables);
    for original in select * from beginning.tables loop
      execute format('insert into %1$s (%2$s) overriding system value select %2$s from %3$s',
        original.name, original.columns, original.copy);
    end loop;
    perform setval(name::regclass, last_value) from beginning.sequences;
  end $$;`

/** Deletes what was written since. False if the schema is another one: that database is not used again. */
export const returnToBeginning = async (client: PGlite): Promise<boolean> => {
  const { rows } = await client.query(`select from beginning.schema join (${schema}) as found using (now)`)
  if (rows.length === 0) return false
  await client.exec('discard all')
  await client.exec(emptyAndCopy)
  return true
}

/** A constraint or index, with the definition that PostgreSQL shows. */
export interface Constraint {
  readonly schema: string;
  readonly table: string;
  readonly definition: string;
}

/**
 * Selects checks, unique keys, indexes and triggers. Primary and foreign keys are in the diagram, and partitions have those of their
 * table. Names of indexes are left out, because a rebuilt index has another name.
 */
export const CONSTRAINTS = `
  select * from (
    select n.nspname as schema, c.relname as table, 1 as place, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid and not c.relispartition
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype not in ('p', 'f', 'n', 't')
    union all
    select n.nspname, c.relname, 2, regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE |(?<=INDEX) \\S+ ON (ONLY )?\\S+( USING btree)?', '', 'g')
    from pg_index i
    join pg_class c on c.oid = i.indrelid and not c.relispartition
    join pg_namespace n on n.oid = c.relnamespace
    where not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    union all
    select n.nspname, c.relname, 3, regexp_replace(pg_get_triggerdef(t.oid), '^CREATE | ON \\S+', '', 'g')
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid and not c.relispartition
    join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal
  ) rules
  where schema not like 'pg\\_%' and schema <> 'information_schema'
  order by schema collate "C", "table" collate "C", place, definition collate "C"`;

const lineOf = ({ table, definition }: Constraint): string => `- ${table}: \`${definition.replace(/\s+/g, ' ')}\``;

/** Lists the constraints of a schema in Markdown. */
export const listOf = (constraints: readonly Constraint[]): string[] =>
  constraints.length === 0 ? [] : ['', ...constraints.map(lineOf)];

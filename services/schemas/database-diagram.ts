import { CONSTRAINTS, type Constraint, listOf } from './database-constraints.js';

interface Column {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly keys: string;
}

interface Reference {
  readonly schema: string;
  readonly table: string;
  readonly other: string;
  readonly otherSchema: string;
  readonly columns: string;
  /** Each row of the other table has at most one row that refers to it. */
  readonly single: boolean;
  readonly optional: boolean;
}

/** A client or a pool that executes queries. */
interface Queryable {
  query(text: string): Promise<{ readonly rows: readonly unknown[] }>;
}

const COLUMNS = `
  select n.nspname as schema, c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
    not a.attnotnull as nullable,
    concat_ws(', ',
      case when exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any(k.conkey))
        then 'PK' end,
      case when exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey))
        then 'FK' end,
      case when exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'u' and k.conkey = array[a.attnum])
        then 'UK' end) as keys
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
  order by n.nspname collate "C", c.relname collate "C", a.attnum`;

const REFERENCES = `
  select * from (select n.nspname as schema, c.relname as "table", o.relname as other, m.nspname as "otherSchema",
    (select string_agg(a.attname, ', ' order by p.place) from unnest(k.conkey) with ordinality p(number, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = p.number) as columns,
    exists (select from pg_constraint u where u.conrelid = c.oid and u.contype in ('p', 'u') and u.conkey <@ k.conkey)
      as single,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey) and not a.attnotnull)
      as optional
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid and not c.relispartition
  join pg_namespace n on n.oid = c.relnamespace
  join pg_class o on o.oid = k.confrelid and not o.relispartition
  join pg_namespace m on m.oid = o.relnamespace
  where k.contype = 'f' and k.conparentid = 0) r
  order by schema collate "C", "table" collate "C", columns collate "C", other collate "C"`;

const SHORT = [
  ['timestamp with time zone', 'timestamptz'],
  ['double precision', 'float8'],
  ['character varying', 'varchar'],
] as const;

/** Returns a type as one word, as Mermaid requires. */
const typeOf = (type: string): string =>
  SHORT.reduce((short, [long, name]) => short.replace(long, name), type).replace(/[ ,]+/g, '_');

const lineOf = ({ type, column, keys, nullable }: Column): string =>
  ['   ', typeOf(type), column, keys, nullable ? '"or null"' : ''].filter(Boolean).join(' ');

const entityOf = (table: string, columns: readonly Column[]): string[] => [
  `  ${table} {`,
  ...columns.map(lineOf),
  '  }',
];

const relationOf = ({ schema, table, other, otherSchema, columns, single, optional }: Reference): string =>
  `  ${otherSchema === schema ? other : `"${otherSchema}.${other}"`} ${optional ? '|o' : '||'}--${single ? 'o|' : 'o{'} ${table} : "${columns}"`;

const groupedBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

const diagramOf = (columns: readonly Column[], references: readonly Reference[]): string[] => [
  '```mermaid',
  'erDiagram',
  ...[...groupedBy(columns, ({ table }) => table)].flatMap(([table, tableColumns]) => entityOf(table, tableColumns)),
  ...references.map(relationOf),
  '```',
];

const HEAD = `# The database

Written by \`npm run database\` from a database with all migrations; \`npm test\` fails when it is out of date.

A schema belongs to the module, or to the folder of the platform, with its name. No foreign key refers to another schema: a module
stores ids of another module's rows. A partitioned table appears once. Keys of a line: PK is primary, FK refers to another table, UK
is unique by itself. Below each diagram are checks, further unique keys, indexes and triggers.
`;

/**
 * Describes the tables of a database in Markdown: columns and keys as a Mermaid diagram for each schema, constraints as a list.
 *
 * @param database a database with all migrations, which is only read
 */
export const describeDatabase = async (database: Queryable): Promise<string> => {
  const columns = (await database.query(COLUMNS)).rows as readonly Column[];
  const references = (await database.query(REFERENCES)).rows as readonly Reference[];
  const constraints = (await database.query(CONSTRAINTS)).rows as readonly Constraint[];
  const sections = [...groupedBy(columns, ({ schema }) => schema)].map(([schema, schemaColumns]) =>
    [
      `## ${schema}`,
      '',
      ...diagramOf(
        schemaColumns,
        references.filter((one) => one.schema === schema),
      ),
      ...listOf(constraints.filter((one) => one.schema === schema)),
      '',
    ].join('\n'),
  );
  return [HEAD, ...sections].join('\n');
};

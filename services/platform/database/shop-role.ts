import { escapeIdentifier, escapeLiteral } from 'pg';
import type { DataSource, QueryRunner } from 'typeorm';
import { StartupError } from '../startup-error.js';

/** The credentials in a connection URL. */
interface Login {
  readonly name: string;
  readonly password: string;
}

const loginOf = (databaseUrl: string): Login => {
  const { username, password } = new URL(databaseUrl);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
};

const SCHEMAS = `select nspname as name from pg_namespace
  where nspname not like 'pg\\_%' and nspname <> 'information_schema' order by nspname`;
/** Selects append-only tables, by the names of their triggers. */
const APPEND_ONLY = `select tgrelid::regclass::text as name from pg_trigger where tgname like '%\\_append\\_only'`;
const STANDING = `select rolsuper or pg_has_role(rolname, current_user, 'usage') as "isOwner" from pg_roles where rolname = $1`;

const ensureRole = async (db: QueryRunner, { name, password }: Login): Promise<void> => {
  const known = await db.query('select from pg_roles where rolname = $1', [name]);
  if (known.length > 0) return;
  await db.query(`create role ${escapeIdentifier(name)} login password ${escapeLiteral(password)}`);
  // Without this an owner that is no superuser could not transfer tables to the role.
  await db.query(`grant ${escapeIdentifier(name)} to current_user with inherit true, set true`);
};

const refuseOwner = async (db: QueryRunner, { name }: Login): Promise<void> => {
  const [standing] = await db.query(STANDING, [name]);
  if (standing?.isOwner)
    throw new StartupError(`DATABASE_URL's role ${name} may do all that the owner may: give the shop one of its own`);
};

/** The shop owns the tables of read models, because it rebuilds them from the log at any time. */
const handOver = async (db: QueryRunner, role: string, readModels: readonly string[]): Promise<void> => {
  const schemas = new Set(readModels.map((table) => table.split('.')[0]!));
  for (const schema of schemas) await db.query(`grant create on schema ${escapeIdentifier(schema)} to ${role}`);
  for (const table of readModels) await db.query(`alter table ${table} owner to ${role}`);
};

const grant = async (db: QueryRunner, role: string): Promise<void> => {
  const schemas: { name: string }[] = await db.query(SCHEMAS);
  for (const schema of schemas.map(({ name }) => escapeIdentifier(name))) {
    await db.query(`grant usage on schema ${schema} to ${role}`);
    await db.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${role}`);
    await db.query(`grant usage on all sequences in schema ${schema} to ${role}`);
  }
  const appendOnly: { name: string }[] = await db.query(APPEND_ONLY);
  for (const { name } of appendOnly) await db.query(`revoke update, delete on ${name} from ${role}`);
  await db.query(`revoke insert, update, delete on schema_migrations from ${role}`);
};

/**
 * Grants the role of `databaseUrl` the rights that the shop needs, and creates it if necessary. It owns only the read models.
 * So it can neither change events of the log nor drop their triggers.
 *
 * @param owner the owner of the schema
 * @param readModels the tables of read models, `schema.table`
 * @throws StartupError if the role is a superuser or may act as the owner
 */
export const grantToShop = async (
  owner: DataSource,
  databaseUrl: string,
  readModels: readonly string[],
): Promise<void> => {
  const login = loginOf(databaseUrl);
  const role = escapeIdentifier(login.name);
  const db = owner.createQueryRunner();
  await db.startTransaction();
  try {
    await ensureRole(db, login);
    await refuseOwner(db, login);
    await handOver(db, role, readModels);
    await grant(db, role);
    await db.commitTransaction();
  } catch (error) {
    await db.rollbackTransaction();
    throw error;
  } finally {
    await db.release();
  }
};

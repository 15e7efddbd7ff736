import type { Points } from '../../kernel/money.js';
import type { Direction } from '../../platform/partners/partner-sites.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** Fields of a site that an owner edits, without the secret. */
export interface SiteDraft {
  readonly name: string;
  /** English name; '' shows the Japanese one. */
  readonly name_en: string;
  /** Base URL without a trailing slash. */
  readonly base_url: string;
  readonly key_id: string;
  readonly direction: Direction;
  /** Points that one member may move in one day in Tokyo; 0 for no limit. */
  readonly daily_limit: Points;
  readonly open: boolean;
}

/** A stored site. */
export interface Site extends SiteDraft {
  readonly id: string;
  /** Encrypted secret. */
  readonly secret: Buffer;
  readonly created: Date;
  readonly version: number;
}

export const SITE_COLUMNS =
  'id, name, name_en, base_url, key_id, secret, direction, daily_limit, open, created_at as created, version';

const INSERT = `insert into partners.sites (id, name, name_en, base_url, key_id, direction, daily_limit, open, secret, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing returning ${SITE_COLUMNS}`;
const UPDATE = `update partners.sites set name = $2, name_en = $3, base_url = $4, key_id = $5, direction = $6,
  daily_limit = $7, open = $8, secret = coalesce($9, secret), version = version + 1 where id = $1 returning ${SITE_COLUMNS}`;
const FIND = `select ${SITE_COLUMNS} from partners.sites where id = $1`;

type Row = Site & Record<string, unknown>;

const valuesOf = (id: string, { name, name_en, base_url, key_id, direction, daily_limit, open }: SiteDraft) => [
  id,
  name,
  name_en,
  base_url,
  key_id,
  direction,
  daily_limit,
  open,
];

/** Inserts a site and returns it; null when the id exists. */
export const insertSite = async (
  tx: StoreTransaction,
  id: string,
  draft: SiteDraft,
  secret: Buffer,
): Promise<Site | null> =>
  (await tx.read<Row>('partners-insert-site', INSERT, [...valuesOf(id, draft), secret, tx.now]))[0] ?? null;

/**
 * Updates a site and returns it.
 *
 * @param secret the encrypted secret; null keeps the stored one
 */
export const updateSite = async (
  tx: StoreTransaction,
  id: string,
  draft: SiteDraft,
  secret: Buffer | null,
): Promise<Site> => (await tx.read<Row>('partners-update-site', UPDATE, [...valuesOf(id, draft), secret]))[0]!;

/** Finds a site by its id; null when there is none. */
export const findSite = async (tx: StoreTransaction, id: string): Promise<Site | null> =>
  (await tx.read<Row>('partners-find-site', FIND, [id]))[0] ?? null;

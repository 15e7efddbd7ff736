import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { type Config, deriveEncryptionKeys } from '../config.js';
import type { Measure } from '../observability/metrics.js';
import { decrypt, type EncryptionKeys, encrypt, KEY_NAME_BYTES, keyNameOf } from './encryption.js';

/** A column of values that are encrypted under the shop's secret. */
export interface EncryptedColumn {
  readonly table: string;
  readonly id: string;
  readonly column: string;
  /** Of the keys, as `deriveEncryptionKeys` knows it. */
  readonly purpose: string;
  /** What the value of a row is encrypted for. */
  label(id: string): string;
  /** The readable values that earlier releases have left in the table. */
  readonly plain?: PlainValue;
}

/** A value that stands in other columns of its row until it is encrypted; both as SQL. */
interface PlainValue {
  /** The text that is to be encrypted; null where the row has none. */
  readonly text: string;
  /** The assignments that take it out of the row. */
  readonly erase: string;
}

type Secrets = Pick<Config, 'secret' | 'retiredSecrets'>;

const BATCH_SIZE = 100;

/** Whether there is a value, and encrypted under another key than the one of this name, as SQL. */
const isUnderOtherKey = (column: string, name: string): string =>
  `substring(${column} from 1 for ${KEY_NAME_BYTES}) <> ${name}`;

/** Tells as SQL whether a row still has its value in readable columns. */
const isPlain = ({ column, plain }: EncryptedColumn): string =>
  plain ? `(${column} is null and (${plain.text}) is not null)` : 'false';

/** How many values the first secret alone would not open. */
export const buildSecretMeasures = (secrets: Secrets, columns: readonly EncryptedColumn[]): readonly Measure[] => {
  if (columns.length === 0) return [];
  const counts = columns.map((of) => {
    const { table, column, purpose } = of;
    const name = `'\\x${keyNameOf(deriveEncryptionKeys(secrets, purpose)[0]).toString('hex')}'::bytea`;
    return `select '${table}.${column}' as column, count(*) as value from ${table}
      where ${isUnderOtherKey(column, name)} or ${isPlain(of)}`;
  });
  return [
    {
      name: 'shop_retired_secret_values',
      help: 'Values that are not encrypted under the first of SHOP_SECRET yet; where none is left the others can be taken out',
      labels: ['column'],
      query: counts.join(' union all '),
    },
  ];
};

interface EncryptedRow {
  readonly id: string;
  readonly value: Buffer;
}

interface PlainRow {
  readonly id: string;
  readonly text: string;
}

/** How many values were encrypted under another key, and how many of them are not any more. */
interface Renewal {
  readonly retiredCount: number;
  readonly renewedCount: number;
}

/**
 * Encrypts anew, under the first of the shop's secrets, whatever a retired one still opens, and encrypts what an earlier
 * release has left readable. Each value is replaced by itself, and only where nobody has changed it meanwhile; so no lock is
 * held, and it may be done by several at once.
 */
export class SecretRotation {
  private readonly log = new Logger(SecretRotation.name);

  constructor(
    private readonly pool: Pool,
    private readonly secrets: Secrets,
    private readonly columns: readonly EncryptedColumn[],
  ) {}

  /**
   * What none of the secrets opens stays as it is, is logged, and keeps nothing else.
   *
   * @returns how many values were encrypted
   */
  async rotate(): Promise<number> {
    let encryptedCount = 0;
    const done: Renewal[] = [];
    for (const column of this.columns) {
      encryptedCount += await this.encryptPlainValues(column);
      done.push(await this.reencryptAll(column));
    }
    if (this.secrets.retiredSecrets.length > 0 && done.every(({ retiredCount }) => retiredCount === 0))
      this.log.log('nothing is encrypted under a retired secret any more: SHOP_SECRET can do with the first alone');
    return done.reduce((sum, { renewedCount }) => sum + renewedCount, encryptedCount);
  }

  /** Encrypts the values that are still readable, in portions. @returns how many */
  private async encryptPlainValues(of: EncryptedColumn): Promise<number> {
    const { table, id, column, plain } = of;
    if (!plain) return 0;
    const keys = deriveEncryptionKeys(this.secrets, of.purpose);
    const find = `select ${id}::text as id, ${plain.text} as text from ${table}
      where ${isPlain(of)} and ${id}::text > $1 order by ${id}::text limit ${BATCH_SIZE}`;
    const seal = `update ${table} set ${column} = $2, ${plain.erase}
      where ${id} = $1 and ${column} is null and ${plain.text} = $3`;
    let encryptedCount = 0;
    for (let after = '', isEnd = false; !isEnd; ) {
      const { rows } = await this.pool.query<PlainRow>(find, [after]);
      for (const { id: rowId, text } of rows) {
        const value = encrypt(keys, of.label(rowId), Buffer.from(text));
        encryptedCount += (await this.pool.query(seal, [rowId, value, text])).rowCount ?? 0;
      }
      isEnd = rows.length < BATCH_SIZE;
      after = rows.at(-1)?.id ?? '';
    }
    return encryptedCount;
  }

  /** In portions, so that no answer of the database is large. */
  private async reencryptAll(of: EncryptedColumn): Promise<Renewal> {
    const keys = deriveEncryptionKeys(this.secrets, of.purpose);
    const { table, id, column } = of;
    const find = `select ${id}::text as id, ${column} as value from ${table}
      where ${isUnderOtherKey(column, '$1')} and ${id}::text > $2 order by ${id}::text limit ${BATCH_SIZE}`;
    const unopened: string[] = [];
    let [retiredCount, renewedCount] = [0, 0];
    for (let after = '', isEnd = false; !isEnd; ) {
      const { rows } = await this.pool.query<EncryptedRow>(find, [keyNameOf(keys[0]), after]);
      for (const row of rows) {
        const value = reencrypt(keys, of.label(row.id), row.value);
        if (value) renewedCount += await this.replace(of, row, value);
        else unopened.push(row.id);
      }
      retiredCount += rows.length;
      isEnd = rows.length < BATCH_SIZE;
      after = rows.at(-1)?.id ?? '';
    }
    if (unopened.length > 0)
      this.log.error(`no secret opens ${unopened.length} of ${table}.${column}, the first of ${unopened[0]}`);
    return { retiredCount, renewedCount };
  }

  /** @returns 1, or 0 where somebody has changed it meanwhile */
  private async replace({ table, id, column }: EncryptedColumn, row: EncryptedRow, value: Buffer): Promise<number> {
    const statement = `update ${table} set ${column} = $3 where ${id} = $1 and ${column} = $2`;
    return (await this.pool.query(statement, [row.id, row.value, value])).rowCount ?? 0;
  }
}

/** The same under the first key; null where none of them opens it. */
const reencrypt = (keys: EncryptionKeys, label: string, value: Buffer): Buffer | null => {
  try {
    return encrypt(keys, label, decrypt(keys, label, value));
  } catch {
    return null;
  }
};

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
  /** Purpose of the keys, as given to `deriveEncryptionKeys`. */
  readonly purpose: string;
  /** Returns the encryption label of a row's value. */
  label(id: string): string;
  /** Plain values that earlier releases have left in the table. */
  readonly plain?: PlainValue;
}

/** A plain value in other columns of its row, until it is encrypted; both fields are SQL. */
interface PlainValue {
  /** Expression of the text to encrypt; null when the row has none. */
  readonly text: string;
  /** Assignments that remove the plain value from the row. */
  readonly erase: string;
}

type Secrets = Pick<Config, 'secret' | 'retiredSecrets'>;

const BATCH_SIZE = 100;

/** Returns an SQL condition that is true for a value encrypted under a key other than the named one. */
const isUnderOtherKey = (column: string, name: string): string =>
  `substring(${column} from 1 for ${KEY_NAME_BYTES}) <> ${name}`;

/** Returns an SQL condition that is true for a row whose value is still plain. */
const isPlain = ({ column, plain }: EncryptedColumn): string =>
  plain ? `(${column} is null and (${plain.text}) is not null)` : 'false';

/** Builds the metric of values that the first secret alone cannot decrypt. */
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
      help: 'Values not yet encrypted under the first secret of SHOP_SECRET; at 0 the other secrets can be removed',
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

/** Counts of the values under a retired key, and of those encrypted again. */
interface Renewal {
  readonly retiredCount: number;
  readonly renewedCount: number;
}

/**
 * Encrypts values under retired secrets again with the first of the shop's secrets, and encrypts values that an earlier release
 * has left plain. Each value is replaced separately, and only if it has not changed since it was read. Therefore no lock is
 * held, and several processes may do it at once.
 */
export class SecretRotation {
  private readonly log = new Logger(SecretRotation.name);

  constructor(
    private readonly pool: Pool,
    private readonly secrets: Secrets,
    private readonly columns: readonly EncryptedColumn[],
  ) {}

  /**
   * Encrypts all values that need it. A value that no secret decrypts stays unchanged and is logged; the others are not held up.
   *
   * @returns the number of values encrypted
   */
  async rotate(): Promise<number> {
    let encryptedCount = 0;
    const done: Renewal[] = [];
    for (const column of this.columns) {
      encryptedCount += await this.encryptPlainValues(column);
      done.push(await this.reencryptAll(column));
    }
    if (this.secrets.retiredSecrets.length > 0 && done.every(({ retiredCount }) => retiredCount === 0))
      this.log.log('no value is encrypted under a retired secret any more: remove all but the first from SHOP_SECRET');
    return done.reduce((sum, { renewedCount }) => sum + renewedCount, encryptedCount);
  }

  /** Encrypts the values that are still plain, in batches. @returns their number */
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

  /** Encrypts the values under retired keys again, in batches that bound the memory. */
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
      this.log.error(
        `no secret decrypts ${unopened.length} values of ${table}.${column}, the first with the id ${unopened[0]}`,
      );
    return { retiredCount, renewedCount };
  }

  /** Replaces a value. @returns 1, or 0 when it has changed since it was read */
  private async replace({ table, id, column }: EncryptedColumn, row: EncryptedRow, value: Buffer): Promise<number> {
    const statement = `update ${table} set ${column} = $3 where ${id} = $1 and ${column} = $2`;
    return (await this.pool.query(statement, [row.id, row.value, value])).rowCount ?? 0;
  }
}

/** Encrypts a value again under the first key; returns null when no key decrypts it. */
const reencrypt = (keys: EncryptionKeys, label: string, value: Buffer): Buffer | null => {
  try {
    return encrypt(keys, label, decrypt(keys, label, value));
  } catch {
    return null;
  }
};

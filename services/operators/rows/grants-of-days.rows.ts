import type { StoreTransaction } from '../../platform/store/transaction.js';

const GIVEN = 'select given from operators.grants_of_days where operator_id = $1 and day = $2 and unit = $3';
const COUNT = `insert into operators.grants_of_days as g (operator_id, day, unit, given) values ($1, $2, $3, $4)
  on conflict (operator_id, day, unit) do update set given = g.given + excluded.given`;

/** What an operator has given on a day without a second operator. @param day of Tokyo, `2026-01-31` */
export const givenOn = async (tx: StoreTransaction, operatorId: string, day: string, unit: string): Promise<number> =>
  (await tx.read<{ given: number }>('operators-given-on', GIVEN, [operatorId, day, unit]))[0]?.given ?? 0;

/** Adds to it, in a transaction that holds the lock of the operator's grants. */
export const countGrant = (tx: StoreTransaction, operatorId: string, day: string, unit: string, amount: number): void =>
  tx.write('operators-count-grant', COUNT, [operatorId, day, unit, amount]);

import type { StoreTransaction } from '../../platform/store/transaction.js';

/** The key of an operator's sum of a day. */
interface OperatorsDay {
  readonly operatorId: string;
  /** The Tokyo day, such as `2026-01-31`. */
  readonly day: string;
  readonly cap: string;
  readonly unit: string;
}

// The update to the same value locks the row, which the insert creates if needed.
const HOLD = `insert into operators.sums_of_days as s (operator_id, day, cap, unit, sum) values ($1, $2, $3, $4, 0)
  on conflict (operator_id, day, cap, unit) do update set sum = s.sum returning sum`;
const ADD = `update operators.sums_of_days set sum = sum + $5
  where operator_id = $1 and day = $2 and cap = $3 and unit = $4`;

// Accounts of possibly one person: an operator shares the day with accounts that they have lately added or reset.
const ONE_PERSON = `with me as (select id, case when approves_from > $2 then hands else '{}' end as hands
    from operators.operators where id = $1)
  select o.id from operators.operators o cross join me
  where o.id = me.id or o.id = any(me.hands) or (o.approves_from > $2 and o.hands && (me.id || me.hands))
  order by o.id`;

/** Finds the accounts that share an operator's daily caps. @param since the time from which additions and resets count */
export const loadAccountsSharingCaps = async (
  tx: StoreTransaction,
  operatorId: string,
  since: Date,
): Promise<readonly string[]> => {
  const rows = await tx.read<{ id: string }>('operators-one-person', ONE_PERSON, [operatorId, since]);
  return rows.length > 0 ? rows.map(({ id }) => id) : [operatorId];
};

const keyOf = ({ operatorId, day, cap, unit }: OperatorsDay) => [operatorId, day, cap, unit];

/** Returns the sum of the day and locks its row until the transaction ends. */
export const holdDay = async (tx: StoreTransaction, of: OperatorsDay): Promise<number> =>
  (await tx.read<{ sum: number }>('operators-hold-day', HOLD, keyOf(of)))[0]!.sum;

/** Adds to the sum, in a transaction that has locked it. */
export const addToDay = (tx: StoreTransaction, of: OperatorsDay, value: number): void =>
  tx.write('operators-add-to-day', ADD, [...keyOf(of), value]);

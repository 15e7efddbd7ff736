import type { StoreTransaction } from '../../platform/store/transaction.js';

/** What an operator does without a second one on a day. */
interface OperatorsDay {
  readonly operatorId: string;
  /** Of Tokyo, `2026-01-31`. */
  readonly day: string;
  readonly cap: string;
  readonly unit: string;
}

// To set a sum to itself takes its row's lock, the first of a day, too.
const HOLD = `insert into operators.sums_of_days as s (operator_id, day, cap, unit, sum) values ($1, $2, $3, $4, 0)
  on conflict (operator_id, day, cap, unit) do update set sum = s.sum returning sum`;
const ADD = `update operators.sums_of_days set sum = sum + $5
  where operator_id = $1 and day = $2 and cap = $3 and unit = $4`;

// Accounts that may be one person's: who has lately added or reset another shares its day with it.
const ONE_PERSON = `with me as (select id, case when approves_from > $2 then hands else '{}' end as hands
    from operators.operators where id = $1)
  select o.id from operators.operators o cross join me
  where o.id = me.id or o.id = any(me.hands) or (o.approves_from > $2 and o.hands && (me.id || me.hands))
  order by o.id`;

/** Finds the accounts that share an operator's daily caps. @param since later changes of hands count */
export const sharingCapsWith = async (
  tx: StoreTransaction,
  operatorId: string,
  since: Date,
): Promise<readonly string[]> => {
  const rows = await tx.read<{ id: string }>('operators-one-person', ONE_PERSON, [operatorId, since]);
  return rows.length > 0 ? rows.map(({ id }) => id) : [operatorId];
};

const keyOf = ({ operatorId, day, cap, unit }: OperatorsDay) => [operatorId, day, cap, unit];

/** What it comes to so far; its row is held until the transaction ends. */
export const holdDay = async (tx: StoreTransaction, of: OperatorsDay): Promise<number> =>
  (await tx.read<{ sum: number }>('operators-hold-day', HOLD, keyOf(of)))[0]!.sum;

/** Adds to it, in a transaction that holds it. */
export const addToDay = (tx: StoreTransaction, of: OperatorsDay, value: number): void =>
  tx.write('operators-add-to-day', ADD, [...keyOf(of), value]);

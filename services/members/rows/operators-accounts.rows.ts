import { holdOperators, type OperatorPerson, selectOperatorBehind } from '../../operators/index.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { forgetStanding } from './standing.rows.js';

const BEHIND = selectOperatorBehind({ memberId: 'p.member_id', mail: 'p.mail', confirmedAt: 'p.mail_confirmed_at' });

/**
 * Builds the SQL that updates which operator the members are. The profile of a member who has left is empty. @param ids a
 * subquery
 */
const settled = (ids: string): string => `with wanted as (${ids}),
  found as materialized (
    select p.member_id, ${BEHIND} as operator_id from members.profiles p join wanted using (member_id) where p.mail <> ''),
  kept as (
    insert into members.standing as s (member_id, operator_id)
      select member_id, operator_id from found where operator_id is not null
      on conflict (member_id) do update set operator_id = excluded.operator_id)
  update members.standing s set operator_id = null from wanted w
   where s.member_id = w.member_id and s.operator_id is not null
     and not exists (select from found f where f.member_id = s.member_id and f.operator_id is not null)`;

const OF_MEMBER = settled('select $1::uuid as member_id');
const OF_OPERATOR = settled(`select member_id from members.standing where operator_id = $1::uuid
    union select member_id from members.profiles where lower(mail) = lower($2)
    union select $3::uuid where $3::uuid is not null`);
const OPERATOR_OF =
  'select operator_id as "operatorId" from members.standing where member_id = $1 and operator_id is not null';

/**
 * Updates which operator a member is, after a change of their mail address. The transaction has written it and holds their
 * stream.
 */
export const settleMember = (tx: StoreTransaction, memberId: string): void => {
  holdOperators(tx);
  tx.write('members-settle-member', OF_MEMBER, [memberId]);
  forgetStanding(tx, memberId);
};

/**
 * Updates the members of an operator who was added, removed or linked. The transaction has written it and holds all operators.
 */
export const settleOperator = (tx: StoreTransaction, { operatorId, mail, memberId }: OperatorPerson): void =>
  tx.write('members-settle-operator', OF_OPERATOR, [operatorId, mail, memberId]);

/** Finds the active operator whose own account this is; null for other members. */
export const operatorOf = async (tx: StoreTransaction, memberId: string): Promise<string | null> =>
  (await tx.read<{ operatorId: string }>('members-operator-of', OPERATOR_OF, [memberId]))[0]?.operatorId ?? null;

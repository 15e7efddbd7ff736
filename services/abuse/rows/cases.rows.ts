import type { CaseStanding } from '../../members/index.js';
import type { SubjectNames } from '../../platform/console-api/audit-trail/subjects.rows.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { Case, Opening } from '../streams/case.js';

type Step = 'opened' | 'noted' | 'assigned' | 'forfeited' | 'dismissed' | 'closed';

const HOLD = `select c.id::text as id, c.state, c.members, c.assigned_to as "assignedTo", c.version,
    exists (select from abuse.case_steps t where t.case_id = c.id and t.step = 'forfeited') as "hasForfeited",
    exists (select from members.standing s where s.member_id = any(c.members) and s.banned_at is not null) as "hasBanned"
  from abuse.cases c where c.id = $1 for update of c`;
const STANDING = `select case when not $2::uuid = any(members) then 'other' when state = 'open' then 'open' else 'closed' end as standing
  from abuse.cases where id = $1 for update`;
const OPEN_OF = `select c.id::text as id from abuse.cases c where c.state = 'open' and c.members && $1::uuid[] order by c.id limit 1`;
const ITEM = `select members, evidence, score, version from abuse.items where id = $1`;
const ITEM_OF = `select members, evidence, score, version from abuse.items where members && $1::uuid[] order by score desc, id limit 1`;
const OPEN = `insert into abuse.cases (members, evidence, score, opened_at, opened_by)
  values ($1, $2, $3, $4, $5) returning id::text as id`;
const STEP = `insert into abuse.case_steps (case_id, step, at, operator_id, member_id, text) values ($1, $2, $3, $4, $5, $6)`;
const ASSIGN = 'update abuse.cases set assigned_to = $2, version = version + 1 where id = $1';
const TOUCH = 'update abuse.cases set version = version + 1 where id = $1';
const END = 'update abuse.cases set state = $2, closed_at = $3, version = version + 1 where id = $1';

const NUMBER = /^\d{1,15}$/;

export interface ItemFound extends Pick<Opening, 'members' | 'evidence' | 'score'> {
  readonly version: number;
}

/** Locks and loads a case; null if there is none with this number. */
export const lockCase = async (tx: StoreTransaction, id: string): Promise<Case | null> =>
  NUMBER.test(id) ? ((await tx.read<Case & Record<string, unknown>>('abuse-hold-case', HOLD, [id]))[0] ?? null) : null;

/** Locks a case and returns a member's relation to it. */
export const lockCaseStanding = async (tx: StoreTransaction, id: string, memberId: string): Promise<CaseStanding> =>
  (await tx.read<{ standing: CaseStanding }>('abuse-standing', STANDING, [id, memberId]))[0]?.standing ?? 'other';

/** Finds an open case with one of these members. The caller holds the lock of the cases. */
export const findOpenCase = async (tx: StoreTransaction, members: readonly string[]): Promise<string | null> =>
  (await tx.read<{ id: string }>('abuse-open-of', OPEN_OF, [members]))[0]?.id ?? null;

/** Finds a group of the queue; null if there is none with this number. */
export const findItem = async (tx: StoreTransaction, id: string): Promise<ItemFound | null> =>
  NUMBER.test(id) ? ((await tx.read<ItemFound & Record<string, unknown>>('abuse-item', ITEM, [id]))[0] ?? null) : null;

/** Finds the group with the highest score that has one of these members. */
export const findItemOfMembers = async (tx: StoreTransaction, members: readonly string[]): Promise<ItemFound | null> =>
  (await tx.read<ItemFound & Record<string, unknown>>('abuse-item-of', ITEM_OF, [members]))[0] ?? null;

/** Inserts a case. @returns its number */
export const insertCase = async (
  tx: StoreTransaction,
  { members, evidence, score }: Pick<Opening, 'members' | 'evidence' | 'score'>,
  operatorId: string,
): Promise<string> => {
  const values = [members, JSON.stringify(evidence), score, tx.now, operatorId];
  return (await tx.read<{ id: string }>('abuse-open', OPEN, values))[0]!.id;
};

/** Records a step of a case with its operator, and with the member of a forfeiture. */
export const recordStep = (
  tx: StoreTransaction,
  caseId: string,
  step: Step,
  operatorId: string,
  { memberId = null, text = '' }: { readonly memberId?: string | null; readonly text?: string } = {},
): void => tx.write('abuse-step', STEP, [caseId, step, tx.now, operatorId, memberId, text]);

export const assignCase = (tx: StoreTransaction, id: string, operatorId: string): void =>
  tx.write('abuse-assign', ASSIGN, [id, operatorId]);

/** Increments the version, so that operators with an older one must reload the case. */
export const touchCase = (tx: StoreTransaction, id: string): void => tx.write('abuse-touch', TOUCH, [id]);

export const endCase = (tx: StoreTransaction, id: string, state: 'dismissed' | 'banned' | 'forfeited'): void =>
  tx.write('abuse-end', END, [id, state, tx.now]);

/** Names of cases in the audit trail: their numbers. */
export const CASE_NAMES: SubjectNames = {
  named: `select id::text as id, '#' || id as name from abuse.cases where id::text = any($1::text[])`,
};

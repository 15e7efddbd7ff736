import type { StoreTransaction } from '../../platform/store/transaction.js';
import type { HandsAfter, StoredOperator } from '../streams/approver.js';
import type { OperatorEvent } from '../streams/operator.events.js';

const LOAD = `select id as "operatorId", mail, name, role, disabled_at is not null as "isDisabled", otp_required as "otpRequired",
    otp_secret is not null as "hasOtp", member_id as "memberId", hands, left_approvers_at as "leftApproversAt", version
  from operators.operators`;
const HAS_MAIL = 'select from operators.operators where lower(mail) = lower($1)';
const ADD = `insert into operators.operators (id, mail, name, role, password_hash, created_at, hands, approves_from, version)
  values ($1, $2, $3, $4, $5, $6, $7, $8, 1)`;
const HANDS = `update operators.operators
  set hands = $2, approves_from = coalesce($3, approves_from), left_approvers_at = $4 where id = $1`;
const END_SESSIONS = 'delete from operators.operator_sessions where operator_id = $1';

/** Loads all operators, in a transaction that holds their lock. */
export const loadOperators = (tx: StoreTransaction): Promise<readonly StoredOperator[]> =>
  tx.read<StoredOperator & Record<string, unknown>>('operators-load-all', LOAD, []);

export const hasOperatorMail = async (tx: StoreTransaction, mail: string): Promise<boolean> =>
  (await tx.read('operators-has-mail', HAS_MAIL, [mail])).length > 0;

const NAMED_ELSEWHERE = 'select from operators.operators where member_id = $1 and id <> $2';

/** Returns true if a member's account is named as another operator's. */
export const isNamedElsewhere = async (tx: StoreTransaction, memberId: string, operatorId: string): Promise<boolean> =>
  (await tx.read('operators-named-elsewhere', NAMED_ELSEWHERE, [memberId, operatorId])).length > 0;

/** The values of an operator that no event contains. */
export interface Secrets {
  /** The hash of a new password. */
  readonly passwordHash?: string | undefined;
  /** The mail address and name of a new operator. */
  readonly mail?: string;
  readonly name?: string;
}

const ENDS_SESSIONS: Readonly<Record<OperatorEvent['type'], boolean>> = {
  OperatorDisabled: true,
  OperatorOtpReset: true,
  OperatorPasswordReset: true,
  OperatorAdded: false,
  OperatorEnabled: false,
  OperatorMemberNamed: false,
  OperatorRoleChanged: false,
  OperatorOtpRequired: false,
  OperatorOtpSetUp: false,
};

/** Updates the row for each type of event. */
const changeOf = (event: OperatorEvent, now: Date, { passwordHash }: Secrets): Record<string, unknown> => {
  switch (event.type) {
    case 'OperatorRoleChanged':
      return { role: event.data.role };
    case 'OperatorDisabled':
      return { disabled_at: now };
    case 'OperatorEnabled':
      return { disabled_at: null };
    case 'OperatorOtpRequired':
      return { otp_required: event.data.required };
    case 'OperatorMemberNamed':
      return { member_id: event.data.memberId };
    case 'OperatorOtpReset':
      return { otp_secret: null, otp_pending: null, otp_used_step: null };
    case 'OperatorAdded':
    case 'OperatorPasswordReset':
    case 'OperatorOtpSetUp':
      return { password_hash: passwordHash };
  }
};

/** Updates an operator's row after an event. Disabled operators, and those with new credentials, are signed out. */
export const followOperator = (
  tx: StoreTransaction,
  event: OperatorEvent,
  secrets: Secrets,
  { hands, approvesFrom, leftApproversAt }: HandsAfter,
): void => {
  const { operatorId } = event.data;
  if (event.type === 'OperatorAdded') {
    const { mail, name, passwordHash } = secrets;
    const values = [operatorId, mail, name, event.data.role, passwordHash, tx.now, hands, approvesFrom];
    tx.write('operators-add', ADD, values);
    return;
  }
  tx.write('operators-hands', HANDS, [operatorId, hands, approvesFrom, leftApproversAt]);
  const change = changeOf(event, tx.now, secrets);
  const columns = Object.keys(change).map((column, i) => `${column} = $${i + 2}`);
  const text = `update operators.operators set ${columns.join(', ')}, version = version + 1 where id = $1`;
  tx.write(`operators-change-${event.type}`, text, [operatorId, ...Object.values(change)]);
  if (ENDS_SESSIONS[event.type]) tx.write('operators-end-sessions', END_SESSIONS, [operatorId]);
};

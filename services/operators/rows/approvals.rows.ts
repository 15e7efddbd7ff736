import type { StoreTransaction } from '../../platform/store/transaction.js';
import { APPROVAL_LIFE_MS, APPROVERS, type Approval, type Worth } from '../streams/approval.js';

/** SQL: how `a` of the approvals stands. @param now the moment, as SQL */
export const standingAt = (now: string): string => `case when a.used_at is not null then 'used'
    when not a.is_approved then 'declined' when a.expires_at <= ${now}::timestamptz then 'expired'
    when a.is_approved then 'approved' else 'waiting' end`;

// Who has been disabled since, or may agree to nothing any more, has agreed to nothing.
const OPEN = `select a.id::text as id, a.decided_by as "decidedBy" from operators.approvals a
  where a.digest = $1 and a.used_at is null and a.expires_at > $2
    and (a.is_approved is null or a.is_approved and exists (select from operators.operators o
      where o.id = a.decided_by and o.disabled_at is null and o.role = any($3)))
  order by a.id desc limit 1 for update`;
const ASK = `insert into operators.approvals
    (resource, resource_id, command, digest, request, by_hand, reason, reason_code, worth, unit, about, asked_by, asked_at,
     expires_at)
  values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11::jsonb, $12, $13, $14) returning id::text as id`;
const USE = 'update operators.approvals set used_at = $2, version = version + 1 where id = $1';
const HOLD = `select a.id::text as id, a.asked_by as "askedBy", ${standingAt('$2')} as state, a.version,
    exists (select from operators.operators o where o.id = a.asked_by and o.disabled_at is null) as "isAskerThere"
  from operators.approvals a where a.id = $1 for update of a`;
const DECIDE = `update operators.approvals set decided_by = $2, decided_at = $3, is_approved = $4, decision_reason = $5,
    version = version + 1 where id = $1`;

/** An approval that a command may still use, or that still waits; its row is locked. */
export interface OpenApproval {
  readonly id: string;
  /** Who has agreed; null while nobody has. */
  readonly decidedBy: string | null;
}

/** What is asked of a second operator. */
export interface ApprovalAsked extends Worth {
  readonly resource: string;
  readonly id: string;
  readonly command: string;
  readonly digest: string;
  /** As JSON, with no personal data. */
  readonly request: string;
  /** There was personal data in it: who asked has to say it again. */
  readonly byHand: boolean;
  readonly reason: string;
  readonly reasonCode: string | null;
  readonly askedBy: string;
}

/** What was asked for the very same command before, under the locks of what it is about. */
export const openApproval = async (tx: StoreTransaction, digest: string): Promise<OpenApproval | undefined> =>
  (
    await tx.read<OpenApproval & Record<string, unknown>>('operators-open-approval', OPEN, [digest, tx.now, APPROVERS])
  )[0];

/** Asks a second operator. @returns the number of what is asked */
export const askApproval = async (tx: StoreTransaction, asked: ApprovalAsked): Promise<string> => {
  const {
    resource,
    id,
    command,
    digest,
    request,
    byHand,
    reason,
    reasonCode,
    value,
    unit,
    about = {},
    askedBy,
  } = asked;
  const expiresAt = new Date(tx.now.getTime() + APPROVAL_LIFE_MS);
  const said = [resource, id, command, digest, request, byHand, reason, reasonCode];
  const values = [...said, value, unit, JSON.stringify(about), askedBy, tx.now, expiresAt];
  return (await tx.read<{ id: string }>('operators-ask-approval', ASK, values))[0]!.id;
};

/** The command that it was asked for is carried out, by this transaction, which holds its row. */
export const spendApproval = (tx: StoreTransaction, approvalId: string): void =>
  tx.write('operators-use-approval', USE, [approvalId, tx.now]);

/** One that somebody decides on; its row is locked. Null for a number that is none's. */
export const holdApproval = async (tx: StoreTransaction, approvalId: string): Promise<Approval | null> => {
  if (!/^\d{1,15}$/.test(approvalId)) return null;
  const rows = await tx.read<Approval & Record<string, unknown>>('operators-hold-approval', HOLD, [approvalId, tx.now]);
  return rows[0] ?? null;
};

/** What a second operator has said, in a transaction that holds the row. */
export const decidedApproval = (
  tx: StoreTransaction,
  { id, isApproved, by, reason }: { id: string; isApproved: boolean; by: string; reason: string },
): void => tx.write('operators-decide-approval', DECIDE, [id, by, tx.now, isApproved, reason]);

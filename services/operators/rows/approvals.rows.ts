import type { StaleApproval, Worth } from '../../platform/console-api/commands/worth.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { APPROVAL_LIFE_MS, APPROVERS, type Approval } from '../streams/approval.js';
import type { Seen } from '../streams/approval-binding.js';

/** Builds SQL for the status of approval `a`. @param now the current time as SQL */
export const selectStatusAt = (now: string): string => `case when a.used_at is not null then 'used'
    when not a.is_approved then 'declined' when a.replaced_at is not null then 'replaced'
    when a.expires_at <= ${now}::timestamptz or a.state_digest is null then 'expired'
    when a.is_approved then 'approved' else 'waiting' end`;

// An approval is void if its approver is disabled or no longer an approver.
// An approval without a digest is older than the digests, and cannot be used.
const OPEN = `select a.id::text as id, a.decided_by as "decidedBy", a.worth as value, a.unit, a.about, a.field_digests as fields
  from operators.approvals a
  where a.digest = $1 and a.used_at is null and a.expires_at > $2 and a.replaced_at is null and a.state_digest is not null
    and (a.is_approved is null or a.is_approved and exists (select from operators.operators o
      where o.id = a.decided_by and o.disabled_at is null and o.role = any($3)))
  order by a.id desc limit 1 for update`;
const ASK = `insert into operators.approvals
    (resource, resource_id, command, digest, request, by_hand, reason, reason_code, worth, unit, about, asked_by, asked_at,
     expires_at, state_digest, field_digests, replaces, changed)
  values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11::jsonb, $12, $13, $14, $15, $16::jsonb, $17, $18::jsonb)
  returning id::text as id`;
const REPLACE = 'update operators.approvals set replaced_at = $2, version = version + 1 where id = $1';
const USE = 'update operators.approvals set used_at = $2, version = version + 1 where id = $1';
const HOLD = `select a.id::text as id, a.asked_by as "askedBy", ${selectStatusAt('$2')} as state, a.version,
    asker.disabled_at is null and asker.id is not null as "isAskerThere", decider.approves_from as "approvesFrom",
    coalesce(a.asked_by = any(decider.hands), false) as "isInHandsOfAsker",
    coalesce(decider.id = any(asker.hands) and asker.role <> all($4), false) as "hasHandsOnAsker"
  from operators.approvals a
  left join operators.operators asker on asker.id = a.asked_by
  left join operators.operators decider on decider.id = $3
  where a.id = $1 for update of a`;
const DECIDE = `update operators.approvals set decided_by = $2, decided_at = $3, is_approved = $4, decision_reason = $5,
    version = version + 1 where id = $1`;

/** An open request or an unused approval; its row is locked. */
export interface OpenApproval {
  readonly id: string;
  /** The approver; null while it waits. */
  readonly decidedBy: string | null;
  readonly seen: Seen;
}

type OpenRow = Omit<OpenApproval, 'seen'> & Worth & Pick<Seen, 'fields'>;

/** A request for a second operator. */
export interface ApprovalAsked {
  readonly resource: string;
  readonly id: string;
  readonly command: string;
  readonly digest: string;
  /** The request as JSON, without personal data. */
  readonly request: string;
  /** True if personal data was removed, so that the requester has to enter it again. */
  readonly byHand: boolean;
  readonly reason: string;
  readonly reasonCode: string | null;
  readonly askedBy: string;
  readonly seen: Seen;
  /** The digest of the whole approved state. */
  readonly stateDigest: string;
  /** The request that this one replaces, and the reason. */
  readonly stale: StaleApproval | undefined;
}

/** Finds the open request for the identical command, under the locks of its object. */
export const openApproval = async (tx: StoreTransaction, digest: string): Promise<OpenApproval | undefined> => {
  const values = [digest, tx.now, APPROVERS];
  const [row] = await tx.read<OpenRow & Record<string, unknown>>('operators-open-approval', OPEN, values);
  if (!row) return undefined;
  const { id, decidedBy, value, unit, about = {}, fields } = row;
  return { id, decidedBy, seen: { worth: { value, unit, about }, fields } };
};

/** Stores a request, which replaces one whose object has changed. @returns its number */
export const askApproval = async (tx: StoreTransaction, approval: ApprovalAsked): Promise<string> => {
  const { resource, id, command, digest, request, byHand, reason, reasonCode, askedBy, seen, stateDigest, stale } =
    approval;
  const { value, unit, about = {} } = seen.worth;
  const expiresAt = new Date(tx.now.getTime() + APPROVAL_LIFE_MS);
  if (stale) tx.write('operators-replace-approval', REPLACE, [stale.approvalId, tx.now]);
  const said = [resource, id, command, digest, request, byHand, reason, reasonCode];
  const state = [
    stateDigest,
    JSON.stringify(seen.fields),
    stale?.approvalId ?? null,
    JSON.stringify(stale?.changed ?? []),
  ];
  const values = [...said, value, unit, JSON.stringify(about), askedBy, tx.now, expiresAt, ...state];
  return (await tx.read<{ id: string }>('operators-ask-approval', ASK, values))[0]!.id;
};

/** Marks an approval as used, in the transaction of its command, which locks the row. */
export const spendApproval = (tx: StoreTransaction, approvalId: string): void =>
  tx.write('operators-use-approval', USE, [approvalId, tx.now]);

type HeldRow = Omit<Approval, 'decider'> & Approval['decider'];

/** Loads a request for a decision and locks its row; null if it does not exist. */
export const holdApproval = async (
  tx: StoreTransaction,
  approvalId: string,
  deciderId: string,
): Promise<Approval | null> => {
  if (!/^\d{1,15}$/.test(approvalId)) return null;
  const values = [approvalId, tx.now, deciderId, APPROVERS];
  const [row] = await tx.read<HeldRow & Record<string, unknown>>('operators-hold-approval', HOLD, values);
  if (!row) return null;
  const { approvesFrom, isInHandsOfAsker, hasHandsOnAsker, ...approval } = row;
  return { ...approval, decider: { approvesFrom, isInHandsOfAsker, hasHandsOnAsker } };
};

/** Stores the decision of a second operator, in a transaction that locks the row. */
export const recordDecision = (
  tx: StoreTransaction,
  { id, isApproved, by, reason }: { id: string; isApproved: boolean; by: string; reason: string },
): void => tx.write('operators-decide-approval', DECIDE, [id, by, tx.now, isApproved, reason]);

import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Setting } from '../../kernel/setting.js';
import { Config, deriveKey } from '../../platform/config.js';
import { buildMaskingReplacer, MASKED } from '../../platform/console-api/access/personal-fields.js';
import { maskMail } from '../../platform/console-api/audit-trail/changes.js';
import type { OperatorCommand } from '../../platform/console-api/commands/operator-command.js';
import { type Agreed, type Approved, SecondOperator } from '../../platform/console-api/commands/second-operator.js';
import type { Asked, NeedsApproval, Worth } from '../../platform/console-api/commands/worth.js';
import { Settings } from '../../platform/settings.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { fourEyesPoints, fourEyesReturn, fourEyesYen } from '../operator-settings.js';
import { askApproval, openApproval, spendApproval } from '../rows/approvals.rows.js';
import { findChangesSince, type Seen } from '../streams/approval-binding.js';

/** Returns the fields of a command without reason and version. */
const saidIn = ({ request }: OperatorCommand): object => {
  const { reason: _, reason_code: __, version: ___, ...said } = request as Record<string, unknown>;
  return Object.fromEntries(Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** Returns the approved fields. A password is not among them: it is not shown, and the repeated command may use another. */
const agreedIn = (command: OperatorCommand): object => ({ ...saidIn(command), password: undefined });

/** The owner's limits. A unit without a limit always needs a second operator. */
const LIMITS: Readonly<Partial<Record<Worth['unit'], Setting<number>>>> = {
  points: fourEyesPoints,
  coins: fourEyesPoints,
  yen: fourEyesYen,
  percent: fourEyesReturn,
};

const forFinance = buildMaskingReplacer({ role: 'finance' });

/** Names of fields that contain secrets. */
const SECRET = /pass|secret|token|otp|credential|(?:api|private|access)_?key/i;

/** Masks the stored request: finance may be the second operator, and does not see addresses or phone numbers. */
function kept(this: unknown, field: string, value: unknown): unknown {
  if (SECRET.test(field) && value) return MASKED;
  return field === 'mail' && typeof value === 'string' ? maskMail(value) : forFinance.call(this, field, value);
}

/** Stores and finds approvals: a command of high worth needs another operator who has approved the identical command. */
@Injectable()
export class RequestedApprovals extends SecondOperator {
  private readonly key: Buffer;

  constructor(
    private readonly settings: Settings,
    { secret }: Config,
  ) {
    super();
    this.key = deriveKey(secret, 'operators-approvals');
  }

  isNeededFor({ value, unit }: Worth, limit = LIMITS[unit]): boolean {
    return limit === undefined || value > this.settings.get(limit);
  }

  async of(
    tx: StoreTransaction,
    command: OperatorCommand,
    { worth, binds, limit }: Asked,
    state: object,
    always = false,
  ): Promise<Approved | { readonly refusal: NeedsApproval }> {
    if (!always && !this.isNeededFor(worth, limit)) return { agreed: null };
    const { operator, resource, id, name, reason, reasonCode } = command;
    const digest = this.digestOf([operator.operatorId, resource, id, name, reason, reasonCode, agreedIn(command)]);
    const seen: Seen = { worth, fields: this.fieldsOf({ ...state, ...prefixed(binds) }) };
    const open = await openApproval(tx, digest);
    const changed = open ? findChangesSince(open.seen, seen) : [];
    if (open && changed.length === 0) {
      if (open.decidedBy) return { agreed: { approvalId: open.id, by: open.decidedBy } };
      return { refusal: { code: 'NeedsApproval', approvalId: open.id } };
    }
    const stale = open && { approvalId: open.id, unit: worth.unit, changed };
    const said = saidIn(command);
    const request = JSON.stringify(said, kept);
    const what = { resource, id, command: name, digest, request, byHand: request !== JSON.stringify(said) };
    const stateDigest = this.digestOf([worth.unit, seen.fields]);
    const approval = { ...what, reason, reasonCode, askedBy: operator.operatorId, seen, stateDigest, stale };
    const approvalId = await askApproval(tx, approval);
    return { refusal: { code: 'NeedsApproval', approvalId, ...(stale && { stale }) } };
  }

  spend(tx: StoreTransaction, { approvalId }: Agreed): void {
    spendApproval(tx, approvalId);
  }

  private fieldsOf(state: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
    const digests = Object.entries(state).map(([field, value]) => [field, this.digestOf([field, value ?? null])]);
    return Object.fromEntries(digests.sort(([a], [b]) => (a! < b! ? -1 : 1)));
  }

  /** Computes a keyed digest, because its input may be guessed, such as a mail address. */
  private digestOf(value: readonly unknown[]): string {
    return createHmac('sha256', this.key).update(JSON.stringify(value)).digest('base64url');
  }
}

/** Prefixes the bindings, so that none replaces a field of the object. */
const prefixed = (binds: Asked['binds']): Asked['binds'] =>
  Object.fromEntries(Object.entries(binds).map(([field, value]) => [`binds.${field}`, value]));

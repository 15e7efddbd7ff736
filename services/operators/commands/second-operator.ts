import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Setting } from '../../kernel/setting.js';
import { Settings } from '../../platform/settings.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { fourEyesPoints, fourEyesReturn, fourEyesYen } from '../operator-settings.js';
import { askApproval, openApproval } from '../rows/approvals.rows.js';
import type { NeedsApproval, OverDailyCap, Worth } from '../streams/approval.js';
import { maskedMail } from '../streams/changes.js';
import { maskingReplacer } from '../streams/personal-fields.js';
import type { OperatorCommand } from './operator-command.js';

/** Who has agreed to a command, and by which approval. */
export interface Agreed {
  readonly approvalId: string;
  readonly by: string;
}

/** Whether a command may go on: nobody else is needed (null), somebody has agreed, or somebody is asked. */
export type SecondOpinion =
  | { readonly agreed: Agreed | null; readonly refusal?: undefined }
  | { readonly refusal: NeedsApproval | OverDailyCap };

/** What the command says besides why, and which version its operator looked at. */
const saidIn = ({ request }: OperatorCommand): string => {
  const { reason: _, reason_code: __, version: ___, ...said } = request as Record<string, unknown>;
  return JSON.stringify(Object.fromEntries(Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1))));
};

const LIMITS: Readonly<Record<Worth['unit'], Setting<number>>> = {
  points: fourEyesPoints,
  coins: fourEyesPoints,
  yen: fourEyesYen,
  percent: fourEyesReturn,
};

const forFinance = maskingReplacer({ role: 'finance' });

/** What is kept of a request: finance may be the second one, and need not know where somebody lives or how they are reached. */
function kept(this: unknown, field: string, value: unknown): unknown {
  return field === 'mail' && typeof value === 'string' ? maskedMail(value) : forFinance.call(this, field, value);
}

/** Commands of much worth need two operators: the one who gives them, and another who has agreed to the very same command. */
@Injectable()
export class SecondOperator {
  constructor(private readonly settings: Settings) {}

  /** Whether what is worth so much needs a second operator. */
  isNeededFor({ value, unit }: Worth): boolean {
    return value > this.settings.get(LIMITS[unit]);
  }

  /**
   * Finds who has agreed, or asks, in the command's own transaction; under the locks of what the command is about, so that
   * two of the same command find one approval.
   */
  async of(
    tx: StoreTransaction,
    command: OperatorCommand,
    worth: Worth,
    always = false,
  ): Promise<{ readonly agreed: Agreed | null; readonly refusal?: undefined } | { readonly refusal: NeedsApproval }> {
    if (!always && !this.isNeededFor(worth)) return { agreed: null };
    const { operator, resource, id, name, reason, reasonCode } = command;
    const said = saidIn(command);
    const all = [operator.operatorId, resource, id, name, reason, reasonCode, said];
    const digest = createHash('sha256').update(JSON.stringify(all)).digest('base64url');
    const open = await openApproval(tx, digest);
    if (open?.decidedBy) return { agreed: { approvalId: open.id, by: open.decidedBy } };
    const request = JSON.stringify(JSON.parse(said), kept);
    const what = { resource, id, command: name, digest, request, byHand: request !== said };
    const asked = { ...what, reason, reasonCode, ...worth, askedBy: operator.operatorId };
    return { refusal: { code: 'NeedsApproval', approvalId: open?.id ?? (await askApproval(tx, asked)) } };
  }
}

import { toTokyoIso } from '../../kernel/time.js';
import type { CommandExplanation } from '../../operators/index.js';
import type { MadeRefund } from '../streams/made-refunds.js';
import type { PaymentHappening, PaymentResource, ProviderCallMade, RefundMade } from './payment.contract.js';

type Times = 'requested_at' | 'due_at' | 'paid_at' | 'next_steps' | 'refunds' | 'history' | 'calls';

export interface PaymentRow extends Omit<PaymentResource, Times> {
  readonly requested_at: Date;
  readonly due_at: Date;
  readonly paid_at: Date | null;
}

export interface FactRow {
  readonly id: string;
  readonly type: string;
  readonly actor: string;
  readonly effective_at: Date;
  readonly recorded_at: Date;
  readonly schemaVersion: number;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface CallRow extends Omit<ProviderCallMade, 'created' | 'ended_at'> {
  readonly created_at: Date;
  readonly ended_at: Date | null;
}

export const toPaymentResource = ({ requested_at, due_at, paid_at, ...row }: PaymentRow): PaymentResource => ({
  ...row,
  requested_at: toTokyoIso(requested_at),
  due_at: toTokyoIso(due_at),
  paid_at: paid_at && toTokyoIso(paid_at),
});

export const toRefundMade = ({ refundId, yen, by, at }: MadeRefund): RefundMade => ({
  id: refundId,
  yen,
  by,
  at: toTokyoIso(new Date(at)),
});

const byOf = (actor: string): PaymentHappening['by'] => {
  const [kind] = actor.split(':');
  return kind === 'member' || kind === 'operator' || kind === 'clock' ? kind : 'provider';
};

export const toHappening = (fact: FactRow, explained: CommandExplanation | null): PaymentHappening => {
  const { paymentId: _, memberId: __, ...details } = fact.data;
  return {
    id: fact.id,
    at: toTokyoIso(fact.effective_at),
    type: fact.type,
    by: byOf(fact.actor),
    operator: explained?.name ?? null,
    reason: explained?.reason ?? null,
    details,
  };
};

export const toCallMade = ({ created_at, ended_at, ...call }: CallRow): ProviderCallMade => ({
  ...call,
  created: toTokyoIso(created_at),
  ended_at: ended_at && toTokyoIso(ended_at),
});

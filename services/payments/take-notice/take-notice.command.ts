import { createHash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import type { ScheduledCommand } from '../../kernel/timer.js';
import { Database } from '../../platform/database/database.js';
import type { Hint } from '../../platform/payments/payment-provider.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import { addQuery } from '../rows/calls.rows.js';
import { isPayment, joinNotice, keepNotice, loadWaitingNotices, type WaitingNotice } from '../rows/notices.rows.js';
import { recordPayment } from '../rows/payments.rows.js';
import { paymentStream, paymentStreamOf } from '../streams/payment.state.js';
import { decideTakeNotice } from './take-notice.decide.js';

/** A webhook may arrive before the payment is committed. It is kept for its payment this long. */
const KEPT_MS = 3_600_000;

/** Saves a provider's webhook once, and queries each of its payments. */
export class TakeNotice extends Command<void> {
  constructor(
    readonly provider: string,
    readonly hints: readonly Hint[],
    readonly raw: Buffer,
  ) {
    super();
  }
}

/** Processes webhooks whose payments were unknown when they arrived. @returns the number that are known now */
export class JoinNotices extends Command<number> {}

/** Starts the effects of a webhook, in the transaction that saves it. */
const follow = async (tx: StoreTransaction, notice: WaitingNotice): Promise<void> => {
  const { paymentId, noticeId, provider } = notice;
  const loaded = await tx.load(paymentStream, paymentId);
  const { events = [] } = decideTakeNotice(loaded.state, notice);
  await recordPayment(
    tx,
    { commandId: `notice/${provider}/${noticeId}`, actor: `provider:${provider}` },
    loaded,
    events,
  );
  await addQuery(tx, newId(tx.now), { paymentId, via: 'notice', interactive: false });
};

@CommandHandler(TakeNotice)
export class TakeNoticeHandler implements ICommandHandler<TakeNotice> {
  constructor(
    private readonly store: EventStore,
    private readonly calls: ProviderCalls,
  ) {}

  async execute({ provider, hints, raw }: TakeNotice): Promise<void> {
    const sha256 = createHash('sha256').update(raw).digest();
    for (const hint of hints) {
      const notice = { provider, ...hint };
      await this.store.transact([paymentStreamOf(hint.paymentId)], async (tx) => {
        const isKnown = await isPayment(tx, hint.paymentId);
        if ((await keepNotice(tx, notice, sha256, isKnown)) && isKnown) await follow(tx, notice);
      });
    }
    this.calls.wake();
  }
}

@CommandHandler(JoinNotices)
export class JoinNoticesHandler implements ICommandHandler<JoinNotices> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: EventStore,
    private readonly calls: ProviderCalls,
  ) {}

  async execute(): Promise<number> {
    const since = new Date(this.clock.now().getTime() - KEPT_MS);
    const waiting = await loadWaitingNotices(this.database.pool, since);
    for (const notice of waiting)
      await this.store.transact([paymentStreamOf(notice.paymentId)], async (tx) => {
        joinNotice(tx, notice);
        await follow(tx, notice);
      });
    if (waiting.length > 0) this.calls.wake();
    return waiting.length;
  }
}

export const joinNoticesEachMinute: ScheduledCommand = { every: 'minute', command: () => new JoinNotices() };

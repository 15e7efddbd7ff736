import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Refusal } from '../../kernel/decision.js';
import { isId } from '../../kernel/ids.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { walletStreamOf } from '../../points/index.js';
import { GetTransfer } from '../rows/transfers.query.js';
import { recordTransfer } from '../rows/transfers.rows.js';
import type { TransferEvent } from '../streams/transfer.events.js';
import { type Transfer, transferStream, transferStreamOf } from '../streams/transfer.state.js';
import type { TransferResource } from '../wire/transfer.contract.js';

export type SettleRefusal = Refusal<'HasEnded' | 'MayStillArrive'>;

const REFUSALS: Readonly<Record<SettleRefusal['code'], { readonly ja: string; readonly en: string }>> = {
  HasEnded: {
    ja: 'この移行は終わっています。画面を更新してください。',
    en: 'This transfer has ended. Reload the page.',
  },
  MayStillArrive: {
    ja: '提携サイトに届く可能性があります。受付から21分が過ぎてから決めてください。',
    en: 'It may still reach the site. Decide once 21 minutes have passed since the request.',
  },
};

/** Target of the owners' command that settles a transfer. */
@Injectable()
export class TransferTarget implements CommandTarget<Transfer, TransferEvent, SettleRefusal, TransferResource> {
  constructor(
    private readonly store: EventStore,
    private readonly queries: QueryBus,
  ) {}

  /** Looks up the member before the locks are held, because the member of a transfer never changes. */
  async locksOf(id: string): Promise<readonly string[]> {
    if (!isId(id)) return [];
    const { state } = await this.store.look((tx) => tx.load(transferStream, id));
    return [transferStreamOf(id), ...(state.request ? [walletStreamOf(state.request.memberId)] : [])];
  }

  async load(tx: StoreTransaction, id: string): Promise<Found<Transfer> | null> {
    const loaded = isId(id) ? await tx.load(transferStream, id) : null;
    return loaded?.state.request ? loaded : null;
  }

  keep({ tx, context, loaded }: Keeping<Transfer>, events: readonly TransferEvent[]): Promise<Transfer> {
    const { state, version } = loaded!;
    return recordTransfer(tx, context, { state, version: version! }, events);
  }

  auditedOf({ status, code }: Transfer): object {
    return { status, code };
  }

  refused({ code }: SettleRefusal): RefusedError {
    return new RefusedError(400, buildFieldError('done', REFUSALS[code]));
  }

  show(id: string): Promise<TransferResource | null> {
    return this.queries.execute(new GetTransfer(id));
  }
}

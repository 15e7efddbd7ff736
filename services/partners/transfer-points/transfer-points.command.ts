import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isId, newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { findBarred } from '../../members/index.js';
import type { PendingResponses } from '../../platform/http/responses/pending-responses.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { ownFreePoints, walletStreamOf } from '../../points/index.js';
import { PartnerCalls } from '../calls/partner-calls.js';
import { accountAt } from '../rows/links.rows.js';
import { findSite } from '../rows/sites.rows.js';
import { keepAccount, recordTransfer, transfersOfToday } from '../rows/transfers.rows.js';
import { type Transfer, transferStream, transferStreamOf } from '../streams/transfer.state.js';
import { decideTransferPoints, type TransferRefusal } from './transfer-points.decide.js';

export interface TransferWish {
  readonly memberId: string;
  readonly siteId: string;
  /** As it came. */
  readonly points: number;
}

/** A transfer as it stands now, why there is none, or what was answered before. */
export type TransferBegun =
  | { readonly transfer: Transfer }
  | { readonly refusal: TransferRefusal }
  | { readonly response: CommandResponse };

/** A member moves points between the shop and a site: the intent is written, then the site is asked, and its answer waited for. */
export class TransferPoints extends Command<TransferBegun> {
  constructor(
    readonly wish: TransferWish,
    readonly beginning: ReturnType<PendingResponses['of']>,
  ) {
    super();
  }
}

type Written = { readonly transferId: string } | Exclude<TransferBegun, { transfer: Transfer }>;

@CommandHandler(TransferPoints)
export class TransferPointsHandler implements ICommandHandler<TransferPoints> {
  constructor(
    private readonly store: EventStore,
    private readonly clock: Clock,
    private readonly calls: PartnerCalls,
  ) {}

  async execute({ wish, beginning }: TransferPoints): Promise<TransferBegun> {
    const transferId = newId(this.clock.now());
    const locks = [transferStreamOf(transferId), walletStreamOf(wish.memberId)];
    const written = await this.store.transact(locks, (tx) => this.write(tx, wish, beginning, transferId));
    if (!('transferId' in written)) return written;
    this.calls.wake();
    await this.calls.ending(written.transferId);
    const { state } = await this.store.look((tx) => tx.load(transferStream, written.transferId));
    return { transfer: state };
  }

  private async write(
    tx: StoreTransaction,
    { memberId, siteId, points }: TransferWish,
    beginning: TransferPoints['beginning'],
    transferId: string,
  ): Promise<Written> {
    const earlier = await beginning.earlier(tx);
    if (earlier) return 'begun' in earlier ? { transferId: earlier.begun } : earlier;
    const site = isId(siteId) ? await findSite(tx, siteId) : null;
    const account = site && (await accountAt(tx, memberId, siteId));
    const { take } = await ownFreePoints(tx, memberId);
    const found = await tx.load(transferStream, transferId);
    const { events, refusal } = decideTransferPoints(found.state, points, {
      memberId,
      site: site && { siteId, direction: site.direction, isOpen: site.open, dailyLimit: site.daily_limit },
      isLinked: account !== null,
      bar: (await findBarred(tx, [memberId])).get(memberId) ?? null,
      ...(await transfersOfToday(tx, memberId, site?.id ?? null)),
      take,
      now: tx.now,
    });
    if (refusal) return { refusal };
    const context = { commandId: beginning.commandId, actor: `member:${memberId}` };
    await recordTransfer(tx, context, found, events);
    keepAccount(tx, transferId, account!);
    beginning.begin(tx, transferId);
    return { transferId };
  }
}

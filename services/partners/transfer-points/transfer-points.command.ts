import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isId, newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { findBarred } from '../../members/index.js';
import type { PendingResponses } from '../../platform/http/responses/pending-responses.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { CommandResponse } from '../../platform/store/response.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { loadOwnFreePoints, walletStreamOf } from '../../points/index.js';
import { PartnerCalls } from '../calls/partner-calls.js';
import { findAccount } from '../rows/links.rows.js';
import { findSite } from '../rows/sites.rows.js';
import { loadTransfersOfToday, recordTransfer, saveAccount } from '../rows/transfers.rows.js';
import { type Transfer, transferStream, transferStreamOf } from '../streams/transfer.state.js';
import { decideTransferPoints, type TransferRefusal } from './transfer-points.decide.js';

export interface TransferInput {
  readonly memberId: string;
  readonly siteId: string;
  /** Unchecked input of the member. */
  readonly points: number;
}

/** Outcome: the current transfer, a refusal, or the stored response of an earlier request. */
export type TransferBegun =
  | { readonly transfer: Transfer }
  | { readonly refusal: TransferRefusal }
  | { readonly response: CommandResponse };

/** Moves a member's points between the shop and a site: stores the request, then calls the site and waits for its response. */
export class TransferPoints extends Command<TransferBegun> {
  constructor(
    readonly input: TransferInput,
    readonly pendingResponse: ReturnType<PendingResponses['of']>,
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

  async execute({ input, pendingResponse }: TransferPoints): Promise<TransferBegun> {
    const transferId = newId(this.clock.now());
    const locks = [transferStreamOf(transferId), walletStreamOf(input.memberId)];
    const written = await this.store.transact(locks, (tx) => this.write(tx, input, pendingResponse, transferId));
    if (!('transferId' in written)) return written;
    this.calls.wake();
    await this.calls.waitForEnd(written.transferId);
    const { state } = await this.store.look((tx) => tx.load(transferStream, written.transferId));
    return { transfer: state };
  }

  private async write(
    tx: StoreTransaction,
    { memberId, siteId, points }: TransferInput,
    pendingResponse: TransferPoints['pendingResponse'],
    transferId: string,
  ): Promise<Written> {
    const earlier = await pendingResponse.earlier(tx);
    if (earlier) return 'begun' in earlier ? { transferId: earlier.begun } : earlier;
    const site = isId(siteId) ? await findSite(tx, siteId) : null;
    const account = site && (await findAccount(tx, memberId, siteId));
    const { take } = await loadOwnFreePoints(tx, memberId);
    const loaded = await tx.load(transferStream, transferId);
    const { events, refusal } = decideTransferPoints(loaded.state, points, {
      memberId,
      site: site && { siteId, direction: site.direction, isOpen: site.open, dailyLimit: site.daily_limit },
      isLinked: account !== null,
      bar: (await findBarred(tx, [memberId])).get(memberId) ?? null,
      ...(await loadTransfersOfToday(tx, memberId, site?.id ?? null)),
      take,
      now: tx.now,
    });
    if (refusal) return { refusal };
    const context = { commandId: pendingResponse.commandId, actor: `member:${memberId}` };
    await recordTransfer(tx, context, loaded, events);
    saveAccount(tx, transferId, account!);
    pendingResponse.begin(tx, transferId);
    return { transferId };
  }
}

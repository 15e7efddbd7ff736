import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Decision } from '../../kernel/decision.js';
import { Clock } from '../../kernel/time.js';
import { Dispatcher } from '../../platform/concurrency/dispatcher.js';
import { Database } from '../../platform/database/database.js';
import { type PartnerAddress, PartnerSites } from '../../platform/partners/partner-sites.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { walletStreamOf } from '../../points/index.js';
import { findSite } from '../rows/sites.rows.js';
import {
  type ClaimedTransfer,
  claimTransfers,
  isWaitedFor,
  putOffTransfer,
  saveComparison,
  type TransferLane,
} from '../rows/transfer-calls.rows.js';
import { recordTransfer } from '../rows/transfers.rows.js';
import type { TransferEvent } from '../streams/transfer.events.js';
import { type Transfer, transferStream, transferStreamOf } from '../streams/transfer.state.js';
import { canStillRetry, computeNextAttempt } from '../streams/transfer-plan.js';
import { SiteSecrets } from './site-secrets.js';
import { decideLookup, decideTransferResult } from './transfer-results.decide.js';

/** Limits of concurrent calls, by lane. */
const WORKERS = { waitedFor: 8, others: 8 };
/** Longest pause between claims; it delays transfers of other processes and postponed ones. */
const POLL_MS = 2000;
/** Time that a request waits for its transfer. */
const WAIT_MS = 15_000;
const WAIT_POLL_MS = 200;
/** Time that the stop of the process waits for calls under way. */
const STOP_MS = 5000;

/**
 * Calls the partner sites for the open transfers, which are the outbox. A transfer is claimed with a lease, the site is called outside
 * of any transaction, and the events of the response are stored. A site executes an id once, so that another process can repeat the
 * call of one that died. The next morning each ended transfer is compared with its site.
 */
@Injectable()
export class PartnerCalls {
  private readonly endings = new EventEmitter().setMaxListeners(0);
  private readonly dispatcher: Dispatcher<TransferLane, ClaimedTransfer>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: EventStore,
    private readonly sites: PartnerSites,
    private readonly secrets: SiteSecrets,
  ) {
    this.dispatcher = new Dispatcher({
      name: PartnerCalls.name,
      workers: WORKERS,
      maxMs: POLL_MS,
      claim: (free) => claimTransfers(this.database.pool, this.clock.now(), free),
      perform: (claimed) => this.perform(claimed),
    });
  }

  start(): void {
    this.dispatcher.start();
  }

  /** Stops after the calls under way, for which it waits some seconds. Another process repeats later calls once their leases expire. */
  stop(): Promise<void> {
    return this.dispatcher.stop(STOP_MS);
  }

  /** Makes the dispatcher claim due transfers now. */
  wake(): void {
    this.dispatcher.wake();
  }

  /** Waits until a transfer has ended or its response is lost, at most `withinMs`. */
  async waitForEnd(transferId: string, withinMs = WAIT_MS): Promise<void> {
    const deadline = Date.now() + withinMs;
    const waiting = new AbortController();
    const end = () => waiting.abort();
    this.endings.on(transferId, end);
    try {
      // Polls because another process may execute the transfer.
      while (Date.now() < deadline && (await isWaitedFor(this.database.pool, transferId)))
        await pause(WAIT_POLL_MS, undefined, { signal: waiting.signal }).catch(() => undefined);
    } finally {
      this.endings.off(transferId, end);
    }
  }

  private async perform(claimed: ClaimedTransfer): Promise<void> {
    const site = await this.store.look((tx) => findSite(tx, claimed.siteId));
    const at = this.secrets.addressOf(site!);
    if (claimed.status !== 'requested') return this.compare(claimed, at);
    await (canStillRetry(claimed.requestedAt, this.clock.now()) ? this.move(claimed, at) : this.lookUp(claimed, at));
    this.endings.emit(claimed.transferId);
  }

  private async move(claimed: ClaimedTransfer, at: PartnerAddress): Promise<void> {
    const { transferId: id, account, direction, points: point, attempts } = claimed;
    const request = { id, account: account!, direction, point };
    const result = await this.sites.transfer(at, request, attempts === 1 ? 'interactive' : 'background');
    await this.record(claimed, (transfer, tx) => decideTransferResult(transfer, result, attempts, tx.now));
  }

  private async lookUp(claimed: ClaimedTransfer, at: PartnerAddress): Promise<void> {
    const result = await this.sites.find(at, claimed.transferId, 'background');
    await this.record(claimed, (transfer, tx) => decideLookup(transfer, result, tx.now));
  }

  private async compare(claimed: ClaimedTransfer, at: PartnerAddress): Promise<void> {
    const { outcome } = await this.sites.find(at, claimed.transferId, 'background');
    await this.store.transact([transferStreamOf(claimed.transferId)], async (tx) => {
      if (outcome === 'done' || outcome === 'refused' || outcome === 'unknown') saveComparison(tx, claimed, outcome);
      else await putOffTransfer(tx, claimed, computeNextAttempt(tx.now, Number.POSITIVE_INFINITY));
    });
  }

  private async record(
    claimed: ClaimedTransfer,
    follow: (transfer: Transfer, tx: StoreTransaction) => Decision<TransferEvent, never>,
  ): Promise<void> {
    const { transferId, memberId, attempts } = claimed;
    await this.store.transact([transferStreamOf(transferId), walletStreamOf(memberId)], async (tx) => {
      if (!(await putOffTransfer(tx, claimed, computeNextAttempt(tx.now, attempts)))) return;
      const loaded = await tx.load(transferStream, transferId);
      const { events = [] } = follow(loaded.state, tx);
      const commandId = `partner-transfer/${transferId}/${attempts}`;
      await recordTransfer(tx, { commandId, actor: `partner:${claimed.siteId}` }, loaded, events);
    });
  }
}

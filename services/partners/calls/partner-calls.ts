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
  type CallLane,
  type ClaimedTransfer,
  claimTransfers,
  isWaitedFor,
  putOffTransfer,
  saveComparison,
} from '../rows/transfer-calls.rows.js';
import { recordTransfer } from '../rows/transfers.rows.js';
import type { TransferEvent } from '../streams/transfer.events.js';
import { type Transfer, transferStream, transferStreamOf } from '../streams/transfer.state.js';
import { isStillWanted, nextTry } from '../streams/transfer-plan.js';
import { SiteSecrets } from './site-secrets.js';
import { decideFound, decideTransferred } from './transfer-answers.decide.js';

/** Calls under way at once. */
const WORKERS = { waitedFor: 8, others: 8 };
/** What another process has written, or what was put off, is found after this at the latest. */
const POLL_MS = 2000;
/** How long a request waits for its own transfer. */
const WAIT_MS = 15_000;
const LOOK_MS = 200;
/** How long the end of the process waits for what is under way. */
const STOP_MS = 5000;

/**
 * The outbox of calls to partner sites, which are the open transfers themselves: claimed with a lease, called outside of any
 * transaction, and the answer written with the facts that follow. Under one id a site does one thing, once, so that whoever
 * takes over from a process that died asks for the same again. The morning after, each site is asked once more what it did.
 */
@Injectable()
export class PartnerCalls {
  private readonly ended = new EventEmitter().setMaxListeners(0);
  private readonly dispatcher: Dispatcher<CallLane, ClaimedTransfer>;

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

  /** What is under way is waited for some seconds; else its lease runs out, and the next process calls. */
  stop(): Promise<void> {
    return this.dispatcher.stop(STOP_MS);
  }

  /** There is a transfer to be made. */
  wake(): void {
    this.dispatcher.wake();
  }

  /** Waits for a transfer to end, or for its answer to be lost; not longer than anybody can wait. */
  async ending(transferId: string, withinMs = WAIT_MS): Promise<void> {
    const latest = Date.now() + withinMs;
    const gone = new AbortController();
    const end = () => gone.abort();
    this.ended.on(transferId, end);
    try {
      // Another process may have it: its end is seen by looking.
      while (Date.now() < latest && (await isWaitedFor(this.database.pool, transferId)))
        await pause(LOOK_MS, undefined, { signal: gone.signal }).catch(() => undefined);
    } finally {
      this.ended.off(transferId, end);
    }
  }

  private async perform(claimed: ClaimedTransfer): Promise<void> {
    const site = await this.store.look((tx) => findSite(tx, claimed.siteId));
    const at = this.secrets.addressOf(site!);
    if (claimed.status !== 'requested') return this.compare(claimed, at);
    await (isStillWanted(claimed.requestedAt, this.clock.now()) ? this.move(claimed, at) : this.find(claimed, at));
    this.ended.emit(claimed.transferId);
  }

  private async move(claimed: ClaimedTransfer, at: PartnerAddress): Promise<void> {
    const { transferId: id, account, direction, points: point, attempts } = claimed;
    const wish = { id, account: account!, direction, point };
    const answer = await this.sites.transfer(at, wish, attempts === 1 ? 'interactive' : 'background');
    await this.note(claimed, (transfer, tx) => decideTransferred(transfer, answer, attempts, tx.now));
  }

  private async find(claimed: ClaimedTransfer, at: PartnerAddress): Promise<void> {
    const found = await this.sites.find(at, claimed.transferId, 'background');
    await this.note(claimed, (transfer, tx) => decideFound(transfer, found, tx.now));
  }

  private async compare(claimed: ClaimedTransfer, at: PartnerAddress): Promise<void> {
    const { outcome } = await this.sites.find(at, claimed.transferId, 'background');
    await this.store.transact([transferStreamOf(claimed.transferId)], async (tx) => {
      if (outcome === 'done' || outcome === 'refused' || outcome === 'unknown') saveComparison(tx, claimed, outcome);
      else await putOffTransfer(tx, claimed, nextTry(tx.now, Number.POSITIVE_INFINITY));
    });
  }

  private async note(
    claimed: ClaimedTransfer,
    follow: (transfer: Transfer, tx: StoreTransaction) => Decision<TransferEvent, never>,
  ): Promise<void> {
    const { transferId, memberId, attempts } = claimed;
    await this.store.transact([transferStreamOf(transferId), walletStreamOf(memberId)], async (tx) => {
      if (!(await putOffTransfer(tx, claimed, nextTry(tx.now, attempts)))) return;
      const found = await tx.load(transferStream, transferId);
      const { events = [] } = follow(found.state, tx);
      const commandId = `partner-transfer/${transferId}/${attempts}`;
      await recordTransfer(tx, { commandId, actor: `partner:${claimed.siteId}` }, found, events);
    });
  }
}

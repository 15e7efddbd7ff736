import { toTokyoDate } from '../../kernel/time.js';
import { findRegisteredBefore } from '../../members/index.js';
import type { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { type AnnouncementStep, findUnfinished, noteStep, type Unfinished } from '../rows/announcements.rows.js';

/** What is done with each member of whom an announcement is. */
export interface Following {
  readonly step: AnnouncementStep;
  /** Locked while a batchSize is done. */
  readonly lock: string;
  /** Members of one transaction. */
  readonly batchSize: number;
  /** Members who registered from then on are not meant. */
  before(announcement: Unfinished): Date;
  /** @returns with how many it was done */
  each(tx: StoreTransaction, announcement: Unfinished, memberIds: readonly string[]): Promise<number>;
}

/** What a batchSize came to. */
export interface BatchResult {
  readonly done: number;
  /** Whether there may be another at once. */
  readonly isMore: boolean;
}

/**
 * Does a step with the next members of the announcement that is to go on. Whom it reached is kept in the commit of what was
 * done: whatever dies, it is done with nobody twice, and nobody is left out.
 */
export const processBatch = (store: EventStore, following: Following): Promise<BatchResult> => {
  const { step, lock, batchSize, before, each } = following;
  return store.transact([lock], async (tx) => {
    const announcement = await findUnfinished(tx, step, toTokyoDate(tx.now));
    if (!announcement) return { done: 0, isMore: false };
    const members = await findRegisteredBefore(tx, before(announcement), announcement.after, batchSize);
    const done = members.length > 0 ? await each(tx, announcement, members) : 0;
    noteStep(tx, step, announcement, members.at(-1) ?? null, members.length < batchSize);
    return { done, isMore: true };
  });
};

import { toTokyoDate } from '../../kernel/time.js';
import { findRegisteredBefore } from '../../members/index.js';
import type { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import { type AnnouncementStep, findUnfinished, saveProgress, type Unfinished } from '../rows/announcements.rows.js';

/** A step that is carried out for each member whom an announcement concerns. */
export interface MemberStep {
  readonly step: AnnouncementStep;
  /** The lock held while a batch is processed. */
  readonly lock: string;
  /** Number of members in one transaction. */
  readonly batchSize: number;
  /** Returns the time of registration from which on members are not concerned. */
  before(announcement: Unfinished): Date;
  /** Carries out the step. @returns the number of members for whom it was done */
  each(tx: StoreTransaction, announcement: Unfinished, memberIds: readonly string[]): Promise<number>;
}

/** The result of one batch. */
export interface BatchResult {
  readonly done: number;
  /** True if another batch may follow at once. */
  readonly isMore: boolean;
}

/**
 * Carries out a step for the next batch of members. The last member reached is stored in the same commit, so a crash neither
 * repeats the step for anybody nor leaves anybody out.
 */
export const processBatch = (store: EventStore, memberStep: MemberStep): Promise<BatchResult> => {
  const { step, lock, batchSize, before, each } = memberStep;
  return store.transact([lock], async (tx) => {
    const announcement = await findUnfinished(tx, step, toTokyoDate(tx.now));
    if (!announcement) return { done: 0, isMore: false };
    const members = await findRegisteredBefore(tx, before(announcement), announcement.after, batchSize);
    const done = members.length > 0 ? await each(tx, announcement, members) : 0;
    saveProgress(tx, step, announcement, members.at(-1) ?? null, members.length < batchSize);
    return { done, isMore: true };
  });
};

import type { Deadline, StoreTransaction } from '../../platform/store/transaction.js';
import type { PackState } from '../streams/pack.state.js';
import { packStreamOf } from '../streams/pack.state.js';

/** The deadline of a planned publication. */
export const PUBLICATION = 'pack-publication';

const deadlineOf = (packId: string) => ({ kind: PUBLICATION, streamId: packStreamOf(packId), ref: '' });

/** Removes the deadline of a planned publication, if there is one. */
export const endPlan = (tx: StoreTransaction, pack: PackState): void => {
  if (pack.status === 'draft' && pack.publishAt !== null) tx.clearDeadline(deadlineOf(pack.packId));
};

/** Sets the deadline at which a draft is published. */
export const beginPlan = (tx: StoreTransaction, packId: string, dueAt: Date): void => {
  const deadline: Deadline = { ...deadlineOf(packId), owner: '', dueAt };
  tx.setDeadline(deadline);
};

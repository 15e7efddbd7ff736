import type { Deadline, StoreTransaction } from '../../platform/store/transaction.js';
import type { Pack } from '../streams/pack.state.js';
import { packStreamOf } from '../streams/pack.state.js';

/** The deadline of a draft that is to be published by itself. */
export const PUBLICATION = 'pack-publication';

const deadlineOf = (packId: string) => ({ kind: PUBLICATION, streamId: packStreamOf(packId), ref: '' });

/** Takes back when a draft is to be published, if that was planned. */
export const endPlan = (tx: StoreTransaction, pack: Pack): void => {
  if (pack.status === 'draft' && pack.publishAt !== null) tx.clearDeadline(deadlineOf(pack.packId));
};

/** Has a draft published by itself. */
export const beginPlan = (tx: StoreTransaction, packId: string, dueAt: Date): void => {
  const deadline: Deadline = { ...deadlineOf(packId), owner: '', dueAt };
  tx.setDeadline(deadline);
};

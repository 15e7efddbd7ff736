import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { SettleRefusal } from '../commands/transfer.target.js';
import type { PartnerTransferDone, PartnerTransferFailed } from '../streams/transfer.events.js';
import type { Transfer } from '../streams/transfer.state.js';
import { isTooLateToArrive } from '../streams/transfer-plan.js';

/** Settles a transfer by information from the site. Refuses while an earlier request can still be accepted there. */
export const decideSettleTransfer = (
  { transferId, status, request }: Transfer,
  isDone: boolean,
  now: Date,
): Decision<PartnerTransferDone | PartnerTransferFailed, SettleRefusal> => {
  if (status !== 'requested') return refuse({ code: 'HasEnded' });
  const { memberId, siteId, direction, points, requestedAt } = request!;
  if (!isTooLateToArrive(requestedAt, now)) return refuse({ code: 'MayStillArrive' });
  const data = { transferId, memberId, siteId, direction, points };
  return isDone
    ? accept({ type: 'PartnerTransferDone', data })
    : accept({ type: 'PartnerTransferFailed', data: { ...data, code: 'settled' } });
};

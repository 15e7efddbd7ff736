import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { SettleRefusal } from '../commands/transfer.target.js';
import type { PartnerTransferDone, PartnerTransferFailed } from '../streams/transfer.events.js';
import type { Transfer } from '../streams/transfer.state.js';
import { isTooLateToArrive } from '../streams/transfer-plan.js';

/** An owner knows from the site what its wire does not tell; only once nothing that was sent can be taken any more. */
export const decideSettleTransfer = (
  { transferId, status, wanted }: Transfer,
  isDone: boolean,
  now: Date,
): Decision<PartnerTransferDone | PartnerTransferFailed, SettleRefusal> => {
  if (status !== 'requested') return refuse({ code: 'HasEnded' });
  const { memberId, siteId, direction, points, requestedAt } = wanted!;
  if (!isTooLateToArrive(requestedAt, now)) return refuse({ code: 'MayStillArrive' });
  const of = { transferId, memberId, siteId, direction, points };
  return isDone
    ? accept({ type: 'PartnerTransferDone', data: of })
    : accept({ type: 'PartnerTransferFailed', data: { ...of, code: 'settled' } });
};

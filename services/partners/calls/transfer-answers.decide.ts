import { accept, type Decision } from '../../kernel/decision.js';
import type { FoundTransfer, Transferred } from '../../platform/partners/partner-sites.js';
import type { TransferEvent } from '../streams/transfer.events.js';
import type { Transfer } from '../streams/transfer.state.js';
import { isTooLateToArrive } from '../streams/transfer-plan.js';

type Made = Decision<TransferEvent, never>;

const UNREACHABLE = 'unreachable';
const NEVER_ARRIVED = 'never-arrived';

const subject = ({ transferId, wanted }: Transfer) => {
  const { memberId, siteId, direction, points } = wanted!;
  return { transferId, memberId, siteId, direction, points };
};

const done = (transfer: Transfer): Made => accept({ type: 'PartnerTransferDone', data: subject(transfer) });

const failed = (transfer: Transfer, code: string): Made =>
  accept({ type: 'PartnerTransferFailed', data: { ...subject(transfer), code } });

/** Told once, however often it is asked in vain. */
const silent = (transfer: Transfer, now: Date): Made =>
  transfer.silentSince === null
    ? accept({ type: 'PartnerTransferSilent', data: { ...subject(transfer), since: now.toISOString() } })
    : accept();

/**
 * What a site made of a transfer. That nothing was sent, or that the site turned it away, is told of this one request alone:
 * where an earlier one may have arrived, nobody knows whether the site has acted.
 *
 * @param attempt which request of this transfer it was, from 1; one that a process died over counts
 */
export const decideTransferred = (transfer: Transfer, answer: Transferred, attempt: number, now: Date): Made => {
  if (transfer.status !== 'requested') return accept();
  switch (answer.outcome) {
    case 'done':
      return done(transfer);
    case 'refused':
      return failed(transfer, answer.code);
    case 'unreachable':
      return attempt === 1 ? failed(transfer, UNREACHABLE) : silent(transfer, now);
    case 'rejected':
      return attempt === 1 ? failed(transfer, `http-${answer.status}`) : silent(transfer, now);
    case 'conflict':
    case 'silent':
      return silent(transfer, now);
  }
};

/** What a site knows of a transfer. That it knows nothing counts only once nothing that was sent can be taken any more. */
export const decideFound = (transfer: Transfer, found: FoundTransfer, now: Date): Made => {
  if (transfer.status !== 'requested') return accept();
  switch (found.outcome) {
    case 'done':
      return done(transfer);
    case 'refused':
      return failed(transfer, found.code);
    case 'unknown':
      return isTooLateToArrive(transfer.wanted!.requestedAt, now)
        ? failed(transfer, NEVER_ARRIVED)
        : silent(transfer, now);
    case 'unreachable':
    case 'rejected':
    case 'silent':
      return silent(transfer, now);
  }
};

import { accept, type Decision } from '../../kernel/decision.js';
import type { TransferLookup, TransferResult } from '../../platform/partners/partner-sites.js';
import type { TransferEvent } from '../streams/transfer.events.js';
import type { Transfer } from '../streams/transfer.state.js';
import { isTooLateToArrive } from '../streams/transfer-plan.js';

type TransferDecision = Decision<TransferEvent, never>;

const UNREACHABLE = 'unreachable';
const NEVER_ARRIVED = 'never-arrived';

const dataOf = ({ transferId, request }: Transfer) => {
  const { memberId, siteId, direction, points } = request!;
  return { transferId, memberId, siteId, direction, points };
};

const acceptDone = (transfer: Transfer): TransferDecision =>
  accept({ type: 'PartnerTransferDone', data: dataOf(transfer) });

const acceptFailed = (transfer: Transfer, code: string): TransferDecision =>
  accept({ type: 'PartnerTransferFailed', data: { ...dataOf(transfer), code } });

/** Accepts one event for the first lost response, and none for later ones. */
const acceptSilent = (transfer: Transfer, now: Date): TransferDecision =>
  transfer.silentSince === null
    ? accept({ type: 'PartnerTransferSilent', data: { ...dataOf(transfer), since: now.toISOString() } })
    : accept();

/**
 * Decides on the result of a transfer request. An unreachable site or a rejection fails the transfer at the first attempt only. Later
 * an earlier request may have arrived.
 *
 * @param attempt the number of this request, from 1; requests of processes that died count too
 */
export const decideTransferResult = (
  transfer: Transfer,
  result: TransferResult,
  attempt: number,
  now: Date,
): TransferDecision => {
  if (transfer.status !== 'requested') return accept();
  switch (result.outcome) {
    case 'done':
      return acceptDone(transfer);
    case 'refused':
      return acceptFailed(transfer, result.code);
    case 'unreachable':
      return attempt === 1 ? acceptFailed(transfer, UNREACHABLE) : acceptSilent(transfer, now);
    case 'rejected':
      return attempt === 1 ? acceptFailed(transfer, `http-${result.status}`) : acceptSilent(transfer, now);
    case 'conflict':
    case 'silent':
      return acceptSilent(transfer, now);
  }
};

/** Decides on a site's record of a transfer. An unknown transfer has failed only when no earlier request can be accepted any more. */
export const decideLookup = (transfer: Transfer, lookup: TransferLookup, now: Date): TransferDecision => {
  if (transfer.status !== 'requested') return accept();
  switch (lookup.outcome) {
    case 'done':
      return acceptDone(transfer);
    case 'refused':
      return acceptFailed(transfer, lookup.code);
    case 'unknown':
      return isTooLateToArrive(transfer.request!.requestedAt, now)
        ? acceptFailed(transfer, NEVER_ARRIVED)
        : acceptSilent(transfer, now);
    case 'unreachable':
    case 'rejected':
    case 'silent':
      return acceptSilent(transfer, now);
  }
};

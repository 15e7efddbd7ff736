import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { type Points, points } from '../../kernel/money.js';
import type { Bar } from '../../members/index.js';
import type { Direction } from '../../platform/partners/partner-sites.js';
import type { LotPart } from '../../points/index.js';
import type { PartnerTransferRequested } from '../streams/transfer.events.js';
import type { Transfer } from '../streams/transfer.state.js';

/** Fields of a site that decide on a transfer. */
export interface TransferSite {
  readonly siteId: string;
  readonly direction: Direction;
  readonly isOpen: boolean;
  /** Points that one member may move in one day in Tokyo; 0 for no limit. */
  readonly dailyLimit: Points;
}

/** State of a member at the time of the request, read under the lock of their wallet. */
export interface TransferFacts {
  readonly memberId: string;
  /** Requested site; null for an unknown one. */
  readonly site: TransferSite | null;
  readonly isLinked: boolean;
  /** Reason for which the member may not draw; null without one. */
  readonly bar: Bar | null;
  /** True while another transfer of the member has not ended, with any site. */
  readonly isOneUnderWay: boolean;
  /** Points moved with this site today in Tokyo, done and under way. */
  readonly movedToday: Points;
  /** Takes free points of the member; returns null when they have fewer. */
  readonly take: (amount: Points) => readonly LotPart[] | null;
  readonly now: Date;
}

export type TransferRefusal =
  | Refusal<'banned'>
  | Refusal<'frozen'>
  | Refusal<'operator'>
  | Refusal<'unsettled'>
  | Refusal<'site-unknown'>
  | Refusal<'site-closed'>
  | Refusal<'not-linked'>
  | Refusal<'too-few'>
  | Refusal<'one-under-way'>
  | Refusal<'above-own'>
  /** `left` is the number of points that may still be moved today. */
  | (Refusal<'above-limit'> & { readonly left: Points });

/**
 * Decides on a member's transfer request. The site checks the balance there. Nothing goes out while a payment of the member is disputed
 * or they owe points, because their points may have to cover it.
 */
export const decideTransferPoints = (
  { transferId }: Transfer,
  requestedPoints: number,
  { memberId, site, isLinked, bar, isOneUnderWay, movedToday, take, now }: TransferFacts,
): Decision<PartnerTransferRequested, TransferRefusal> => {
  if (bar === 'banned' || bar === 'frozen' || bar === 'operator') return refuse({ code: bar });
  if (!site) return refuse({ code: 'site-unknown' });
  const { siteId, direction, isOpen, dailyLimit } = site;
  if (!isOpen) return refuse({ code: 'site-closed' });
  if (!isLinked) return refuse({ code: 'not-linked' });
  if (!Number.isSafeInteger(requestedPoints) || requestedPoints < 1) return refuse({ code: 'too-few' });
  if (isOneUnderWay) return refuse({ code: 'one-under-way' });
  if (direction === 'out' && (bar === 'disputed' || bar === 'owes')) return refuse({ code: 'unsettled' });
  const aside = direction === 'out' ? take(points(requestedPoints)) : [];
  if (aside === null) return refuse({ code: 'above-own' });
  const left = points(Math.max(0, dailyLimit - movedToday));
  if (dailyLimit > 0 && requestedPoints > left) return refuse({ code: 'above-limit', left });
  const data = { transferId, memberId, siteId, direction, points: points(requestedPoints) };
  return accept({ type: 'PartnerTransferRequested', data: { ...data, requestedAt: now.toISOString(), aside } });
};

import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { type Points, points } from '../../kernel/money.js';
import type { Bar } from '../../members/index.js';
import type { Direction } from '../../platform/partners/partner-sites.js';
import type { LotPart } from '../../points/index.js';
import type { PartnerTransferRequested } from '../streams/transfer.events.js';
import type { Transfer } from '../streams/transfer.state.js';

/** A site as operators keep it. */
export interface Site {
  readonly siteId: string;
  readonly direction: Direction;
  readonly isOpen: boolean;
  /** What one member may move in one day of Tokyo; 0 for no limit. */
  readonly dailyLimit: Points;
}

/** How things stand for a member at the moment they ask, all of it read under the lock of their wallet. */
export interface TransferFacts {
  readonly memberId: string;
  /** Null where there is no such site. */
  readonly site: Site | null;
  readonly isLinked: boolean;
  /** Why the member may not draw; null where they may. */
  readonly bar: Bar | null;
  /** Another transfer of theirs, with whichever site, has not ended. */
  readonly isOneUnderWay: boolean;
  /** With this site on this day of Tokyo: done, and under way. */
  readonly movedToday: Points;
  /** So many of their own free points, which alone go out. @returns null where there are fewer */
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
  /** `left` is what may still be moved today. */
  | (Refusal<'above-limit'> & { readonly left: Points });

/**
 * A member wants points moved between the shop and a site. What they have at the site is for the site to say. Nothing goes out
 * while money of theirs is in doubt: it may have to pay for what they owe.
 */
export const decideTransferPoints = (
  { transferId }: Transfer,
  wanted: number,
  { memberId, site, isLinked, bar, isOneUnderWay, movedToday, take, now }: TransferFacts,
): Decision<PartnerTransferRequested, TransferRefusal> => {
  if (bar === 'banned' || bar === 'frozen' || bar === 'operator') return refuse({ code: bar });
  if (!site) return refuse({ code: 'site-unknown' });
  const { siteId, direction, isOpen, dailyLimit } = site;
  if (!isOpen) return refuse({ code: 'site-closed' });
  if (!isLinked) return refuse({ code: 'not-linked' });
  if (!Number.isSafeInteger(wanted) || wanted < 1) return refuse({ code: 'too-few' });
  if (isOneUnderWay) return refuse({ code: 'one-under-way' });
  if (direction === 'out' && (bar === 'disputed' || bar === 'owes')) return refuse({ code: 'unsettled' });
  const aside = direction === 'out' ? take(points(wanted)) : [];
  if (aside === null) return refuse({ code: 'above-own' });
  const left = points(Math.max(0, dailyLimit - movedToday));
  if (dailyLimit > 0 && wanted > left) return refuse({ code: 'above-limit', left });
  const of = { transferId, memberId, siteId, direction, points: points(wanted) };
  return accept({ type: 'PartnerTransferRequested', data: { ...of, requestedAt: now.toISOString(), aside } });
};

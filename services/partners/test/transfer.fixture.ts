import { specification } from '../../kernel/given-when-then.js';
import { points } from '../../kernel/money.js';
import type { Direction } from '../../platform/partners/partner-sites.js';
import type { TransferEvent } from '../streams/transfer.events.js';
import { evolveTransfer, initialTransfer } from '../streams/transfer.state.js';

export const NOON = new Date('2026-01-15T12:00:00+09:00');

export const minutesLater = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

export const transfer = specification(initialTransfer('t1'), evolveTransfer);

/** Three hundred points of one lot. */
export const ASIDE = [{ lotId: 'l1', kind: 'free', amount: points(300) }] as const;

export const of = (direction: Direction = 'in') =>
  ({ transferId: 't1', memberId: 'm1', siteId: 's1', direction, points: points(300) }) as const;

export const requested = (direction: Direction = 'in'): TransferEvent => ({
  type: 'PartnerTransferRequested',
  data: { ...of(direction), requestedAt: NOON.toISOString(), aside: direction === 'out' ? ASIDE : [] },
});
export const silent: TransferEvent = {
  type: 'PartnerTransferSilent',
  data: { ...of(), since: NOON.toISOString() },
};
export const done = (direction?: Direction): TransferEvent => ({ type: 'PartnerTransferDone', data: of(direction) });
export const failed = (code: string): TransferEvent => ({
  type: 'PartnerTransferFailed',
  data: { ...of(), code },
});

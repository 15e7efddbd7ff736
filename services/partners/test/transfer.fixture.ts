import { specification } from '../../kernel/given-when-then.js';
import { points } from '../../kernel/money.js';
import type { Direction } from '../../platform/partners/partner-sites.js';
import type { TransferEvent } from '../streams/transfer.events.js';
import { createInitialTransfer, evolveTransfer } from '../streams/transfer.state.js';

export const NOON = new Date('2026-01-15T12:00:00+09:00');

export const addMinutes = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

export const transfer = specification(createInitialTransfer('t1'), evolveTransfer);

/** Reserved points: 300 of one lot. */
export const ASIDE = [{ lotId: 'l1', kind: 'free', amount: points(300) }] as const;

export const buildTransferData = (direction: Direction = 'in') =>
  ({ transferId: 't1', memberId: 'm1', siteId: 's1', direction, points: points(300) }) as const;

export const buildRequested = (direction: Direction = 'in'): TransferEvent => ({
  type: 'PartnerTransferRequested',
  data: { ...buildTransferData(direction), requestedAt: NOON.toISOString(), aside: direction === 'out' ? ASIDE : [] },
});
export const silent: TransferEvent = {
  type: 'PartnerTransferSilent',
  data: { ...buildTransferData(), since: NOON.toISOString() },
};
export const buildDone = (direction?: Direction): TransferEvent => ({
  type: 'PartnerTransferDone',
  data: buildTransferData(direction),
});
export const buildFailed = (code: string): TransferEvent => ({
  type: 'PartnerTransferFailed',
  data: { ...buildTransferData(), code },
});

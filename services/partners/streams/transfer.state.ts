import type { Points } from '../../kernel/money.js';
import { type Stream, streamIdOf } from '../../kernel/stream.js';
import type { Direction } from '../../platform/partners/partner-sites.js';
import type { LotPart } from '../../points/index.js';
import { type TransferEvent, transferEvents } from './transfer.events.js';

/** What a member wanted. */
export interface WantedTransfer {
  readonly memberId: string;
  readonly siteId: string;
  readonly direction: Direction;
  readonly points: Points;
  readonly requestedAt: Date;
  readonly aside: readonly LotPart[];
}

/** Points on their way between the shop and a partner site. */
export interface Transfer {
  readonly transferId: string;
  readonly status: 'none' | 'requested' | 'done' | 'failed';
  /** Null before the first fact. */
  readonly wanted: WantedTransfer | null;
  /** Since when nobody knows whether the site has acted; null where that is known. */
  readonly silentSince: Date | null;
  /** Why it has failed; null where it has not. */
  readonly code: string | null;
}

export const initialTransfer = (transferId: string): Transfer => ({
  transferId,
  status: 'none',
  wanted: null,
  silentSince: null,
  code: null,
});

export const evolveTransfer = (transfer: Transfer, { type, data }: TransferEvent): Transfer => {
  switch (type) {
    case 'PartnerTransferRequested': {
      const { memberId, siteId, direction, points, aside } = data;
      const requestedAt = new Date(data.requestedAt);
      return { ...transfer, status: 'requested', wanted: { memberId, siteId, direction, points, requestedAt, aside } };
    }
    case 'PartnerTransferSilent':
      return { ...transfer, silentSince: new Date(data.since) };
    case 'PartnerTransferDone':
      return { ...transfer, status: 'done', silentSince: null };
    case 'PartnerTransferFailed':
      return { ...transfer, status: 'failed', silentSince: null, code: data.code };
  }
};

export const transferStream: Stream<Transfer, TransferEvent> = {
  prefix: 'partner-transfer',
  events: transferEvents,
  initial: initialTransfer,
  evolve: evolveTransfer,
};

export const transferStreamOf = (transferId: string): string => streamIdOf(transferStream, transferId);

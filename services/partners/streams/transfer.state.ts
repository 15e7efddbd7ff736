import type { Points } from '../../kernel/money.js';
import { type Stream, streamIdOf } from '../../kernel/stream.js';
import type { Direction } from '../../platform/partners/partner-sites.js';
import type { LotPart } from '../../points/index.js';
import { type TransferEvent, transferEvents } from './transfer.events.js';

/** Content of a member's transfer request. */
export interface RequestedTransfer {
  readonly memberId: string;
  readonly siteId: string;
  readonly direction: Direction;
  readonly points: Points;
  readonly requestedAt: Date;
  readonly aside: readonly LotPart[];
}

/** A transfer of points between the shop and a partner site. */
export interface Transfer {
  readonly transferId: string;
  readonly status: 'none' | 'requested' | 'done' | 'failed';
  /** The member's request; null before the first event. */
  readonly request: RequestedTransfer | null;
  /** Time since which the response of the site is lost; null when the outcome is known. */
  readonly silentSince: Date | null;
  /** Reason of the failure; null without one. */
  readonly code: string | null;
}

export const createInitialTransfer = (transferId: string): Transfer => ({
  transferId,
  status: 'none',
  request: null,
  silentSince: null,
  code: null,
});

export const evolveTransfer = (transfer: Transfer, { type, data }: TransferEvent): Transfer => {
  switch (type) {
    case 'PartnerTransferRequested': {
      const { memberId, siteId, direction, points, aside } = data;
      const requestedAt = new Date(data.requestedAt);
      return { ...transfer, status: 'requested', request: { memberId, siteId, direction, points, requestedAt, aside } };
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
  initial: createInitialTransfer,
  evolve: evolveTransfer,
};

export const transferStreamOf = (transferId: string): string => streamIdOf(transferStream, transferId);

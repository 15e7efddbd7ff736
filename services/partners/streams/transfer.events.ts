import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { Points } from '../../kernel/money.js';
import type { Direction } from '../../platform/partners/partner-sites.js';
import type { LotPart } from '../../points/index.js';

interface TransferData {
  /** Id of the transfer, also at the site. */
  readonly transferId: string;
  readonly memberId: string;
  readonly siteId: string;
  readonly direction: Direction;
  readonly points: Points;
}

/** A member requested a transfer of points. Outgoing points are reserved in the same commit. */
export type PartnerTransferRequested = DomainEvent<
  'PartnerTransferRequested',
  TransferData & {
    readonly requestedAt: string;
    /** Reserved points by lot; empty for incoming transfers. */
    readonly aside: readonly LotPart[];
  }
>;
/** The response of the site was lost; it may have executed the transfer. */
export type PartnerTransferSilent = DomainEvent<'PartnerTransferSilent', TransferData & { readonly since: string }>;
/** The site has executed the transfer. The shop has booked the points in the same commit. */
export type PartnerTransferDone = DomainEvent<'PartnerTransferDone', TransferData>;
/** The site has not executed the transfer and never will. Reserved points are returned to the member in the same commit. */
export type PartnerTransferFailed = DomainEvent<'PartnerTransferFailed', TransferData & { readonly code: string }>;

/** Events of the stream `partner-transfer-<id>`. */
export type TransferEvent =
  | PartnerTransferRequested
  | PartnerTransferSilent
  | PartnerTransferDone
  | PartnerTransferFailed;

export const transferEvents = declareEvents({
  PartnerTransferRequested: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
  PartnerTransferSilent: { value: 'none', cards: 'none', figure: false, news: false, history: 'member' },
  PartnerTransferDone: { value: 'claim', cards: 'none', figure: false, news: true, history: 'member' },
  PartnerTransferFailed: { value: 'claim', cards: 'none', figure: false, news: true, history: 'member' },
} satisfies EventDeclarations<TransferEvent>);

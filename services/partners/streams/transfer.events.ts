import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { Points } from '../../kernel/money.js';
import type { Direction } from '../../platform/partners/partner-sites.js';
import type { LotPart } from '../../points/index.js';

interface OfTransfer {
  /** Also the id under which the site does it. */
  readonly transferId: string;
  readonly memberId: string;
  readonly siteId: string;
  readonly direction: Direction;
  readonly points: Points;
}

/** A member wants points moved. Those that go out are set aside in the same commit. */
export type PartnerTransferRequested = DomainEvent<
  'PartnerTransferRequested',
  OfTransfer & {
    readonly requestedAt: string;
    /** What was set aside, by lot; nothing of what comes in. */
    readonly aside: readonly LotPart[];
  }
>;
/** Nobody knows whether the site has acted. */
export type PartnerTransferSilent = DomainEvent<'PartnerTransferSilent', OfTransfer & { readonly since: string }>;
/** The site has acted, and so has the shop in the same commit. */
export type PartnerTransferDone = DomainEvent<'PartnerTransferDone', OfTransfer>;
/** The site has not acted, and never will; what was set aside is the member's again in the same commit. */
export type PartnerTransferFailed = DomainEvent<'PartnerTransferFailed', OfTransfer & { readonly code: string }>;

/** Stream `partner-transfer-<id>`. */
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

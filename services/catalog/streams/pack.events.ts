import type { BuyerRules, ExtraRule } from '../../draws/index.js';
import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { Amount, Currency, Points } from '../../kernel/money.js';
import type { Condition, Grader } from './grading.shared.js';
import type { TagColor } from './pack-tags.shared.js';

/** The rarity: 0 normal, 1 rare, 2 superRare, 3 ultraRare. */
export type Rarity = 0 | 1 | 2 | 3;

/** Facts of interest to collectors; '' if unknown. */
export interface CardFacts {
  /** The set or series of the card. */
  readonly setName: string;
  readonly setNameEn: string;
  readonly backImageUrl: string;
  /** The condition of an ungraded card; a graded one has a grade instead. */
  readonly condition: Condition | '';
  /** The grading company. */
  readonly grader: Grader | '';
  readonly grade: string;
  /** The grading company’s number of this single card. */
  readonly certificateNumber: string;
}

/** A prize row. It holds a copy of the card, so that later changes of the card do not change the pack. */
export interface Prize {
  readonly prizeId: string;
  readonly cardId: string;
  /** The rank, from 1 for the best. */
  readonly rank: number;
  readonly rankName: string;
  readonly rankNameEn: string;
  /** The tickets of this prize in the full box. */
  readonly quantity: number;
  /** The refund points of one card. */
  readonly buyPoint: Points;
  /** True if it can only be shipped. */
  readonly noReduction: boolean;
  readonly name: string;
  readonly nameEn: string;
  readonly imageUrl: string;
  readonly modelNumber: string;
  readonly rarity: Rarity;
  readonly rarityLabel: string;
  /** The number of cards in one prize. */
  readonly setCount: number;
  readonly specialRemarks: string;
  readonly isSpecialRemarks: boolean;
  readonly movieUrl: string;
  /** Absent in drafts from before card facts existed. */
  readonly facts?: CardFacts;
}

/** A tag that operators put on a pack. */
export interface PackTag {
  readonly ja: string;
  readonly en: string;
  readonly color: TagColor;
}

/** An extra prize: a copy of a card that some draws win in addition to their own. */
export interface ExtraPrizeTerms extends Omit<Prize, 'rank' | 'rankName' | 'rankNameEn' | 'quantity'>, ExtraRule {}

/** The fields of a pack that may change during the sale. */
export type PackDisplay = Pick<PackTerms, 'images' | 'position' | 'tags' | 'detailHtml' | 'detailHtmlEn'>;

/** All terms of a pack, from its draft to its publication. */
export interface PackTerms {
  readonly name: string;
  readonly nameEn: string;
  readonly cardType: number;
  readonly currency: Currency;
  /** The price of one draw, in the currency of the pack. */
  readonly pricePoint: Amount;
  readonly images: readonly string[];
  /** The maximum number of draws per purchase; 0 for no limit of the pack. */
  readonly maxBuyCount: number;
  /** The maximum number of draws per member; 0 for no limit. */
  readonly canLimit: number;
  readonly rules: BuyerRules;
  /** ISO 8601; null for a sale that starts at publication. */
  readonly startAt: string | null;
  readonly endAt: string | null;
  readonly showCardlist: boolean;
  readonly detailHtml: string;
  readonly detailHtmlEn: string;
  /** The place in the shop’s order, ascending. */
  readonly position: number;
  /** Absent in events from before tags existed. */
  readonly tags?: readonly PackTag[];
  /** In rank order, which also numbers the tickets of the box. */
  readonly prizes: readonly Prize[];
  /** In the order in which one draw wins several. */
  readonly extraPrizes: readonly ExtraPrizeTerms[];
}

/** The terms in stored events. Events from before buyer rules and extra prizes lack those fields. */
export type KeptTerms = Omit<PackTerms, 'rules' | 'extraPrizes'> & Partial<Pick<PackTerms, 'rules' | 'extraPrizes'>>;

export type PackDrafted = DomainEvent<'PackDrafted', { readonly packId: string; readonly terms: KeptTerms }>;
export type PackRevised = DomainEvent<'PackRevised', { readonly packId: string; readonly terms: KeptTerms }>;
/** A planned publication of a draft. */
export type PackPublicationPlanned = DomainEvent<
  'PackPublicationPlanned',
  {
    readonly packId: string;
    /** ISO 8601. */
    readonly publishAt: string;
  }
>;
export type PackPublicationCancelled = DomainEvent<'PackPublicationCancelled', { readonly packId: string }>;
/** A planned publication that failed at its time. */
export type PackPublicationFailed = DomainEvent<
  'PackPublicationFailed',
  {
    readonly packId: string;
    /** The codes of the problems. */
    readonly problems: readonly string[];
  }
>;
export type PackPublished = DomainEvent<
  'PackPublished',
  {
    readonly packId: string;
    readonly boxHash: string;
    readonly anchor: string;
    /** The first sale moment, ISO 8601. */
    readonly startAt: string;
    readonly tickets: number;
  }
>;
export type PackPaused = DomainEvent<'PackPaused', { readonly packId: string }>;
export type PackResumed = DomainEvent<'PackResumed', { readonly packId: string }>;
export type PackClosed = DomainEvent<'PackClosed', { readonly packId: string }>;
/** A change of a pack’s display, without any promise about its box. */
export type PackDisplayChanged = DomainEvent<
  'PackDisplayChanged',
  { readonly packId: string; readonly display: PackDisplay }
>;

/** An event of the stream `pack-<packId>`. */
export type PackEvent =
  | PackDrafted
  | PackRevised
  | PackPublicationPlanned
  | PackPublicationCancelled
  | PackPublicationFailed
  | PackPublished
  | PackPaused
  | PackResumed
  | PackDisplayChanged
  | PackClosed;

export const packEvents = declareEvents({
  PackDrafted: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  PackRevised: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  PackPublicationPlanned: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  PackPublicationCancelled: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  PackPublicationFailed: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  PackPublished: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  PackPaused: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  PackResumed: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  PackDisplayChanged: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
  PackClosed: { value: 'none', cards: 'none', figure: false, news: false, history: 'none' },
} satisfies EventDeclarations<PackEvent>);

/** Returns true if the text has the format of a pack id. */
export const isPackId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text);

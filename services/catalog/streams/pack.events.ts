import type { BuyerRules, ExtraRule } from '../../draws/index.js';
import type { DomainEvent } from '../../kernel/event.js';
import { declareEvents, type EventDeclarations } from '../../kernel/event-declaration.js';
import type { Amount, Currency, Points } from '../../kernel/money.js';
import type { Condition, Grader } from './grading.shared.js';
import type { TagColor } from './pack-tags.shared.js';

/** 0 normal, 1 rare, 2 superRare, 3 ultraRare. */
export type Rarity = 0 | 1 | 2 | 3;

/** What collectors ask of a card beside its name; '' where it is not known. */
export interface CardFacts {
  /** The set or series that it appeared in. */
  readonly setName: string;
  readonly setNameEn: string;
  readonly backImageUrl: string;
  /** Of a card without a case; a graded one has its grade instead. */
  readonly condition: Condition | '';
  /** Who graded it. */
  readonly grader: Grader | '';
  readonly grade: string;
  /** Of the grader, for one single card. */
  readonly certificateNumber: string;
}

/** A prize row. It holds a copy of the card, so that what becomes of the card later changes no pack. */
export interface Prize {
  readonly prizeId: string;
  readonly cardId: string;
  /** 1 is the best. */
  readonly rank: number;
  readonly rankName: string;
  readonly rankNameEn: string;
  /** Tickets of this prize in the full box. */
  readonly quantity: number;
  /** Points given back for one. */
  readonly buyPoint: Points;
  /** Can only be shipped. */
  readonly noReduction: boolean;
  readonly name: string;
  readonly nameEn: string;
  readonly imageUrl: string;
  readonly modelNumber: string;
  readonly rarity: Rarity;
  readonly rarityLabel: string;
  /** How many cards the set of this prize has. */
  readonly setCount: number;
  readonly specialRemarks: string;
  readonly isSpecialRemarks: boolean;
  readonly movieUrl: string;
  /** Absent in drafts from before there were any. */
  readonly facts?: CardFacts;
}

/** A word that operators put on a pack. */
export interface PackTag {
  readonly ja: string;
  readonly en: string;
  readonly color: TagColor;
}

/** A prize outside of the box: a copy of a card that some draws win besides their own. */
export interface ExtraPrize extends Omit<Prize, 'rank' | 'rankName' | 'rankNameEn' | 'quantity'>, ExtraRule {}

/** What of a pack may change while it is on sale. */
export type PackDisplay = Pick<PackTerms, 'images' | 'position' | 'tags' | 'detailHtml' | 'detailHtmlEn'>;

/** All that a pack is, as it is drafted and then published. */
export interface PackTerms {
  readonly name: string;
  readonly nameEn: string;
  readonly cardType: number;
  readonly currency: Currency;
  /** In the currency, for one draw. */
  readonly pricePoint: Amount;
  readonly images: readonly string[];
  /** Draws of one purchase, 0 no limit of its own. */
  readonly maxBuyCount: number;
  /** Draws of one member, 0 no limit. */
  readonly canLimit: number;
  readonly rules: BuyerRules;
  /** ISO 8601; null: from its publication on. */
  readonly startAt: string | null;
  readonly endAt: string | null;
  readonly showCardlist: boolean;
  readonly detailHtml: string;
  readonly detailHtmlEn: string;
  /** The shop's order, ascending. */
  readonly position: number;
  /** Absent in facts from before there were any. */
  readonly tags?: readonly PackTag[];
  /** In rank order, which is also the order that numbers the tickets of the box. */
  readonly prizes: readonly Prize[];
  /** In the order in which one draw wins several. */
  readonly extraPrizes: readonly ExtraPrize[];
}

/** Terms as facts hold them: those from before there were rules about buyers and extra prizes say none. */
export type KeptTerms = Omit<PackTerms, 'rules' | 'extraPrizes'> & Partial<Pick<PackTerms, 'rules' | 'extraPrizes'>>;

export type PackDrafted = DomainEvent<'PackDrafted', { readonly packId: string; readonly terms: KeptTerms }>;
export type PackRevised = DomainEvent<'PackRevised', { readonly packId: string; readonly terms: KeptTerms }>;
/** A draft that is to be published by itself at a moment to come. */
export type PackPublicationPlanned = DomainEvent<
  'PackPublicationPlanned',
  {
    readonly packId: string;
    /** ISO 8601. */
    readonly publishAt: string;
  }
>;
export type PackPublicationCancelled = DomainEvent<'PackPublicationCancelled', { readonly packId: string }>;
/** Its time came and it could not be published. */
export type PackPublicationFailed = DomainEvent<
  'PackPublicationFailed',
  {
    readonly packId: string;
    /** The names of what stood against it. */
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
/** How a published pack is shown; nothing of what was promised about its box. */
export type PackDisplayChanged = DomainEvent<
  'PackDisplayChanged',
  { readonly packId: string; readonly display: PackDisplay }
>;

/** Stream `pack-<packId>`. */
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

/** True for what can be the id of a pack. */
export const isPackId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text);

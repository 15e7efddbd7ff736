import { NO_RULES } from '../../draws/index.js';
import { specification } from '../../kernel/given-when-then.js';
import { points } from '../../kernel/money.js';
import type {
  PackClosed,
  PackDrafted,
  PackPaused,
  PackPublicationPlanned,
  PackPublished,
  PackResumed,
  PackTerms,
} from './pack.events.js';
import { evolvePack, unknownPack } from './pack.state.js';
import { type Content, type CopiedCard, type PackDraft, type PrizeDraft, termsOf } from './pack-terms.js';

const card = (cardId: string, buyPoint: number): CopiedCard => ({
  cardId,
  name: `カード${cardId}`,
  nameEn: `Card ${cardId}`,
  imageUrl: `/images/${cardId}.svg`,
  modelNumber: `NO-${cardId}`,
  rarity: 1,
  rarityLabel: 'R',
  buyPoint: points(buyPoint),
  noReduction: false,
  specialRemarks: '',
  isSpecialRemarks: false,
  movieUrl: '',
});

export const content: Content = {
  cardTypes: new Set([1, 2]),
  cards: new Map([card('hit', 50_000), card('miss', 80)].map((one) => [one.cardId, one])),
};

export const buildPrize = (
  cardId: string,
  rank: number,
  quantity: number,
  options: Partial<PrizeDraft> = {},
): PrizeDraft => ({
  cardId,
  rank,
  rankName: `${rank}等`,
  rankNameEn: `Rank ${rank}`,
  quantity,
  buyPoint: null,
  noReduction: false,
  setCount: 1,
  ...options,
});

export const draft: PackDraft = {
  name: 'はじまりのパック',
  nameEn: 'First pack',
  cardType: 1,
  currency: 'points',
  pricePoint: points(500),
  images: ['/images/first.svg'],
  maxBuyCount: 0,
  canLimit: 0,
  rules: NO_RULES,
  startAt: null,
  endAt: null,
  showCardlist: true,
  detailHtml: '<p>説明</p>',
  detailHtmlEn: '',
  position: 1,
  tags: [],
  extraPrizes: [],
  prizes: [buildPrize('miss', 2, 99), buildPrize('hit', 1, 1)],
};

const packId = '7';

/** Creates the event of a draft; its content must exist. */
export const buildDrafted = (
  change: Partial<PackDraft> = {},
): PackDrafted & { readonly data: { readonly terms: PackTerms } } => {
  const { terms } = termsOf(packId, { ...draft, ...change }, content);
  if (!terms) throw new Error('the draft names an object that does not exist');
  return { type: 'PackDrafted', data: { packId, terms } };
};

export const buildPlanned = (publishAt: string): PackPublicationPlanned => ({
  type: 'PackPublicationPlanned',
  data: { packId, publishAt },
});
export const published: PackPublished = {
  type: 'PackPublished',
  data: { packId, boxHash: 'ab', anchor: 'cd', startAt: '2026-01-01T00:00:00.000Z', tickets: 100 },
};
export const paused: PackPaused = { type: 'PackPaused', data: { packId } };
export const resumed: PackResumed = { type: 'PackResumed', data: { packId } };
export const closed: PackClosed = { type: 'PackClosed', data: { packId } };

export const aPack = specification(unknownPack, evolvePack);

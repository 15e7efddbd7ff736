import type { BoxPrize, Terms } from './offer.js';

/** Where the cards of a draw are from, as far as they are shown and decided on: a box, or an offer of the exchange. */
export interface CardSource {
  /** The pack '' where there is none. */
  readonly terms: Pick<Terms, 'packId' | 'currency'>;
  readonly title: string;
  readonly titleEn: string;
  readonly cardType: number;
  readonly prizes: readonly BoxPrize[];
}

/** A card of the exchange, as it was when it was offered; members have it as a prize that can only be shipped. */
export interface OfferedCard {
  readonly offerId: string;
  readonly prize: BoxPrize;
}

/** Cards of no type: there is no tab of the shop for them. */
const NO_CARD_TYPE = 0;

export const sourceOfOffer = ({ prize }: OfferedCard): CardSource => ({
  terms: { packId: '', currency: 'points' },
  title: `カード交換：${prize.name}`,
  titleEn: `Exchange: ${prize.nameEn || prize.name}`,
  cardType: NO_CARD_TYPE,
  prizes: [prize],
});

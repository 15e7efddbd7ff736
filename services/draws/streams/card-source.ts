import type { BoxPrize, Terms } from './offer.js';

/** The source of a draw's cards, with what is needed to show and decide on them: a box, or an offer of the exchange. */
export interface CardSource {
  /** The pack id is '' for an offer. */
  readonly terms: Pick<Terms, 'packId' | 'currency'>;
  readonly title: string;
  readonly titleEn: string;
  readonly cardType: number;
  readonly prizes: readonly BoxPrize[];
}

/** A card of the exchange at the time of its offer. Members see it as a ship-only prize. */
export interface OfferedCard {
  readonly offerId: string;
  readonly prize: BoxPrize;
}

/** The type of cards that belong to no tab of the shop. */
const NO_CARD_TYPE = 0;

export const toCardSource = ({ prize }: OfferedCard): CardSource => ({
  terms: { packId: '', currency: 'points' },
  title: `カード交換：${prize.name}`,
  titleEn: `Exchange: ${prize.nameEn || prize.name}`,
  cardType: NO_CARD_TYPE,
  prizes: [prize],
});

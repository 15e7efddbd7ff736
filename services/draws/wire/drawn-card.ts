import type { Language } from '../../kernel/languages.js';
import { toTokyoIso } from '../../kernel/time.js';
import { flagOf } from '../../platform/http/requests/codes.js';
import type { CardSource } from '../streams/card-source.js';
import { cardIdOf } from '../streams/draw.state.js';
import { describeExtraPrize } from '../streams/extra-prize-words.js';
import type { DrawAnswer, DrawnCard } from './drawn-card.contract.js';

/** Returns true if a card can only be shipped, because of its prize row or because the pack was paid in coins. */
export const isShipOnly = (source: CardSource, prizeIndex: number): boolean =>
  source.terms.currency === 'coins' || source.prizes[prizeIndex]!.noReduction;

export const toDrawnCard = (
  source: CardSource,
  drawId: string,
  card: number,
  prizeIndex: number,
  language: Language,
): DrawnCard => {
  const prize = source.prizes[prizeIndex]!;
  return {
    history_id: cardIdOf(drawId, card),
    image: prize.imageUrl,
    name: language === 'en' && prize.nameEn ? prize.nameEn : prize.name,
    model_number: prize.modelNumber,
    rarity: prize.rarity,
    rarity_label: prize.rarityLabel,
    num: prize.setCount,
    buy_point: prize.buyPoint,
    no_reduction: flagOf(isShipOnly(source, prizeIndex)),
    is_special_remarks: flagOf(prize.isSpecialRemarks),
    special_remarks: prize.specialRemarks,
    movie_url: prize.movieUrl,
    extra: prize.extra ? describeExtraPrize(prize.extra)[language] : '',
  };
};

export const titleOf = (source: CardSource, language: Language): string =>
  language === 'en' && source.titleEn ? source.titleEn : source.title;

/** Builds a draw with some or all of its cards for `buy`, `gache_result` and `buy_result`. */
export const drawResult = (
  source: CardSource,
  draw: { readonly drawId: string; readonly drawnAt: Date; readonly prizeIndexes: readonly number[] },
  language: Language,
  cards: readonly number[] = draw.prizeIndexes.map((_, card) => card),
): DrawAnswer => ({
  state: 200,
  result: '1',
  cards: cards.map((card) => toDrawnCard(source, draw.drawId, card, draw.prizeIndexes[card]!, language)),
  title: titleOf(source, language),
  created: toTokyoIso(draw.drawnAt),
  card_type: source.cardType,
  is_buy_coin: flagOf(source.terms.currency === 'coins'),
  history_id: draw.drawId,
  pack_id: source.terms.packId,
});

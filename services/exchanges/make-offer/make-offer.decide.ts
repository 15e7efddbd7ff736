import type { CardRow } from '../../catalog/index.js';
import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { Points } from '../../kernel/money.js';
import type { OfferMade, OfferRefusal } from '../commands/offer.target.js';

/**
 * Adds an offer. It keeps its card as it is now; later changes to the catalog do not affect it.
 *
 * @param card null if there is no card with this id
 */
export const decideMakeOffer = (
  card: CardRow | null,
  price: Points,
  stock: number,
): Decision<OfferMade, OfferRefusal> => {
  if (!card) return refuse({ code: 'NoSuchCard' });
  const offered = {
    prizeId: card.card_id,
    rank: 1,
    rankName: card.rarity_label,
    quantity: 1,
    buyPoint: card.buy_point,
    noReduction: true,
    name: card.name,
    nameEn: card.name_en,
    imageUrl: card.image_url,
    modelNumber: card.model_number,
    rarity: card.rarity,
    rarityLabel: card.rarity_label,
    setCount: 1,
    specialRemarks: card.special_remarks,
    isSpecialRemarks: card.is_special_remarks,
    movieUrl: '',
  };
  return accept({ change: 'OfferMade', data: { cardId: card.card_id, card: offered, price, stock } });
};

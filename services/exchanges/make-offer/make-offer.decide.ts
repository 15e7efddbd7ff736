import type { CardRow } from '../../catalog/index.js';
import { accept, type Decision, refuse } from '../../kernel/decision.js';
import type { Points } from '../../kernel/money.js';
import type { OfferMade, OfferRefusal } from '../commands/offer.target.js';

/**
 * An offer shows its card as it is now, whatever becomes of it in the catalog.
 *
 * @param card null where there is none of that id
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

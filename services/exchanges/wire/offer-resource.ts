import { toTokyoIso } from '../../kernel/time.js';
import type { ExchangeOffer } from '../rows/offers.rows.js';
import type { OfferResource } from './offer.contract.js';

/** Converts an offer to the operators' API format. */
export const toOfferResource = ({ card, withdrawn_at, created, ...offer }: ExchangeOffer): OfferResource => ({
  ...offer,
  name: card.name,
  name_en: card.nameEn,
  image_url: card.imageUrl,
  model_number: card.modelNumber,
  rarity: card.rarity,
  rarity_label: card.rarityLabel,
  withdrawn_at: withdrawn_at && toTokyoIso(withdrawn_at),
  created: toTokyoIso(created),
});

import type { Language } from '../../kernel/languages.js';
import type { SharedCard } from '../rows/shares.rows.js';
import { toPicturePath } from '../wire/share-token.js';
import type { SharedCardDetail } from './shared-card.contract.js';

/** Converts a shared card to the wire format in the reader's language. */
export const toSharedCardDetail = (token: string, card: SharedCard, language: Language): SharedCardDetail => ({
  pack_id: card.packId,
  pack_name: (language === 'en' && card.packNameEn) || card.packName,
  name: (language === 'en' && card.cardNameEn) || card.cardName,
  rarity_label: card.rarityLabel,
  picture: toPicturePath(token),
});

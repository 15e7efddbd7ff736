import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { ALL_PACKS } from '../cache/catalog-snapshot.js';

const NO_TYPE = buildFieldError('card_type', { ja: 'カード種別を選択してください。', en: 'Choose a card type.' });

/**
 * Parses the card type in a path or a payload; all packs if it is absent. An unknown type has no packs.
 *
 * @throws RefusedError 400 under `card_type` if it is not a whole number
 */
export const cardTypeOf = (text: string | undefined): number => {
  if (text === undefined) return ALL_PACKS;
  if (!/^-?\d{1,9}$/.test(text)) throw new RefusedError(400, NO_TYPE);
  return Number(text);
};

import { getLanguage } from '../../i18n/i18n';
import { type CardField, faultOf, type TokenTrouble, type TypedCard, tokenRequestOf } from './card.rules';
import type { PayConfig } from './payments.api';

type Tokenizer = NonNullable<PayConfig['card']>;

/** Representation of a card at the shop: a token for one payment, and the masked number. */
export interface CardToken {
  readonly token: string;
  readonly req_card_number: string;
}

interface TokenResponse extends Partial<CardToken> {
  readonly code?: string;
}

/**
 * Sends a card to the provider's tokenizer only, without cookies and referrer.
 *
 * @returns the token, or the error of the tokenizer
 */
export const tokenOf = async (
  { token_url, token_api_key }: Tokenizer,
  card: TypedCard,
): Promise<CardToken | { readonly fault: CardField | TokenTrouble }> => {
  const request = { token_api_key, ...tokenRequestOf(card), lang: getLanguage() };
  try {
    const response = await window.fetch(token_url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(request),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    const { code = '', token, req_card_number = '' } = (await response.json()) as TokenResponse;
    return code === 'success' && token ? { token, req_card_number } : { fault: faultOf(code) };
  } catch {
    return { fault: 'communication' };
  }
};

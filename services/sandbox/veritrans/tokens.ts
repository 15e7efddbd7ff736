import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS, toTokyoDay, toTokyoDigits } from '../clock.js';
import { type Json, parseJson, textOf } from '../http/bodies.js';
import type { Collection } from '../store/store.js';
import { isLuhnValid, maskCardNumber } from './card-number.js';
import { type Scenario, scenarioOf } from './trigger-cards.js';
import type { VeritransOrders } from './veritrans-orders.js';

/** Stored data of a card, without its number and its security code. */
export interface Token {
  readonly scenario: Scenario;
  readonly cardNumber: string;
  readonly until: number;
  readonly used: boolean;
}

const GOOD_FOR_MS = 15 * MINUTE_MS;
const NAMES = ['token_api_key', 'card_number', 'card_expire', 'security_code', 'cardholder_name', 'lang'];

const isPast = (expire: string, now: number): boolean => {
  const [month = '', year = ''] = expire.split('/');
  return `20${year}-${month}` < toTokyoDay(now).slice(0, 7);
};

/** Finds the fault of a card as the tokenizer's code; null for a valid one. */
export const findCardFault = (card: Json, apiKey: string, now: number): string | null => {
  const text = (name: string): string => (typeof card[name] === 'string' ? (card[name] as string) : '');
  if (Object.keys(card).some((name) => !NAMES.includes(name))) return 'invalid_parameter';
  if (text('token_api_key') === '') return 'missing_token_api_key';
  if (text('token_api_key') !== apiKey) return 'invalid_token_api_key';
  if (text('card_number') === '') return 'missing_card_number';
  if (!/^\d{12,19}$/.test(text('card_number'))) return 'invalid_card_number';
  if (!isLuhnValid(text('card_number'))) return 'digit_check_error';
  if (text('card_expire') === '') return 'missing_card_expire';
  if (!/^(0[1-9]|1[0-2])\/\d\d$/.test(text('card_expire')) || isPast(text('card_expire'), now))
    return 'invalid_card_expire';
  if (text('security_code') === '') return 'missing_security_code';
  if (!/^\d{3,4}$/.test(text('security_code'))) return 'invalid_security_code';
  if (card.cardholder_name !== undefined && !/^[\u0020-\u007e]{2,45}$/.test(text('cardholder_name')))
    return 'invalid_cardholder_name';
  return null;
};

/** Expiry dates that the card's centre declines, as in the provider's own test environment. */
const DECLINED_EXPIRIES: ReadonlySet<string> = new Set(['01/99', '09/99', '10/99']);

const scenarioFor = (number: string, expire: string): Scenario => ({
  ...scenarioOf(number),
  ...(DECLINED_EXPIRIES.has(expire) && { card: 'failure' as const }),
});

/** Tokens of cards; each is valid for one Authorize within 15 minutes. */
export class Tokens {
  readonly #tokens: Collection<Token>;

  constructor(private readonly veritrans: VeritransOrders) {
    this.#tokens = veritrans.context.store.collection('veritrans.tokens');
  }

  /** Finds a token; returns a text with the reason when it cannot be used. */
  find(token: string): Token | string {
    const stored = this.#tokens.get(token);
    if (!stored) return 'OC08 the token is unknown';
    if (stored.used) return 'OC10 the token was used before';
    return stored.until < this.veritrans.now ? 'OC09 the token has expired' : stored;
  }

  use(token: string): void {
    const stored = this.#tokens.get(token);
    if (stored) this.#tokens.put(token, { ...stored, used: true });
  }

  issue(number: string, expire: string): { readonly token: string } & Token {
    const token = randomUUID();
    const tokenData = {
      scenario: scenarioFor(number, expire),
      cardNumber: maskCardNumber(number),
      until: this.veritrans.now + GOOD_FOR_MS,
      used: false,
    };
    this.#tokens.put(token, tokenData);
    return { token, ...tokenData };
  }
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type, accept',
};

/** Serves `POST /4gtoken`, which browsers call from the shop's pages. */
export const serveTokens = (fastify: FastifyInstance, veritrans: VeritransOrders, tokens: Tokens): void => {
  fastify.options('/4gtoken', (_request, reply) => reply.code(204).headers(CORS).send());
  fastify.post('/4gtoken', { config: { provider: 'veritrans', call: '4gtoken' } }, (request, reply) => {
    reply.headers({ ...CORS, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    const card = parseJson(textOf(request));
    const fault = card ? findCardFault(card, veritrans.merchant.tokenApiKey, veritrans.now) : 'invalid_json';
    if (!card || fault) return reply.code(400).send(JSON.stringify({ status: 'failure', code: fault, message: fault }));
    const { token, until, cardNumber } = tokens.issue(String(card.card_number), String(card.card_expire));
    return reply.send(
      JSON.stringify({
        token,
        token_expire_date: toTokyoDigits(until),
        req_card_number: cardNumber,
        status: 'success',
        code: 'success',
        message: 'success',
      }),
    );
  });
};

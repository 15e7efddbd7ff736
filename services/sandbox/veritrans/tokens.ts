import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS, tokyoDay, tokyoDigits } from '../clock.js';
import { type Json, parseJson, textOf } from '../http/bodies.js';
import type { Collection } from '../store/store.js';
import { masked, passesLuhn } from './card-number.js';
import { type Scenario, scenarioOf } from './trigger-cards.js';
import type { VeritransOrders } from './veritrans-orders.js';

/** What is kept of a card: never its number, never its code. */
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
  return `20${year}-${month}` < tokyoDay(now).slice(0, 7);
};

/** What is wrong with a card, by the tokenizer's own code; null when nothing is. */
export const cardFault = (card: Json, apiKey: string, now: number): string | null => {
  const text = (name: string): string => (typeof card[name] === 'string' ? (card[name] as string) : '');
  if (Object.keys(card).some((name) => !NAMES.includes(name))) return 'invalid_parameter';
  if (text('token_api_key') === '') return 'missing_token_api_key';
  if (text('token_api_key') !== apiKey) return 'invalid_token_api_key';
  if (text('card_number') === '') return 'missing_card_number';
  if (!/^\d{12,19}$/.test(text('card_number'))) return 'invalid_card_number';
  if (!passesLuhn(text('card_number'))) return 'digit_check_error';
  if (text('card_expire') === '') return 'missing_card_expire';
  if (!/^(0[1-9]|1[0-2])\/\d\d$/.test(text('card_expire')) || isPast(text('card_expire'), now))
    return 'invalid_card_expire';
  if (text('security_code') === '') return 'missing_security_code';
  if (!/^\d{3,4}$/.test(text('security_code'))) return 'invalid_security_code';
  if (card.cardholder_name !== undefined && !/^[\u0020-\u007e]{2,45}$/.test(text('cardholder_name')))
    return 'invalid_cardholder_name';
  return null;
};

/** As in the provider's own tests: these expiries are declined by the card's centre. */
const DECLINED_EXPIRIES: ReadonlySet<string> = new Set(['01/99', '09/99', '10/99']);

const scenarioFor = (number: string, expire: string): Scenario => ({
  ...scenarioOf(number),
  ...(DECLINED_EXPIRIES.has(expire) && { card: 'failure' as const }),
});

/** The tokens that browsers were given for cards; each is good for one Authorize within 15 minutes. */
export class Tokens {
  readonly #tokens: Collection<Token>;

  constructor(private readonly veritrans: VeritransOrders) {
    this.#tokens = veritrans.context.store.collection('veritrans.tokens');
  }

  /** The token as it is, or why it cannot be used. */
  find(token: string): Token | string {
    const found = this.#tokens.get(token);
    if (!found) return 'OC08 the token is unknown';
    if (found.used) return 'OC10 the token was used before';
    return found.until < this.veritrans.now ? 'OC09 the token has expired' : found;
  }

  use(token: string): void {
    const found = this.#tokens.get(token);
    if (found) this.#tokens.put(token, { ...found, used: true });
  }

  issue(number: string, expire: string): { readonly token: string } & Token {
    const token = randomUUID();
    const kept = {
      scenario: scenarioFor(number, expire),
      cardNumber: masked(number),
      until: this.veritrans.now + GOOD_FOR_MS,
      used: false,
    };
    this.#tokens.put(token, kept);
    return { token, ...kept };
  }
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type, accept',
};

/** `POST /4gtoken`, which browsers call from the shop's pages. */
export const serveTokens = (fastify: FastifyInstance, veritrans: VeritransOrders, tokens: Tokens): void => {
  fastify.options('/4gtoken', (_request, reply) => reply.code(204).headers(CORS).send());
  fastify.post('/4gtoken', { config: { provider: 'veritrans', call: '4gtoken' } }, (request, reply) => {
    reply.headers({ ...CORS, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    const card = parseJson(textOf(request));
    const fault = card ? cardFault(card, veritrans.merchant.tokenApiKey, veritrans.now) : 'invalid_json';
    if (!card || fault) return reply.code(400).send(JSON.stringify({ status: 'failure', code: fault, message: fault }));
    const { token, until, cardNumber } = tokens.issue(String(card.card_number), String(card.card_expire));
    return reply.send(
      JSON.stringify({
        token,
        token_expire_date: tokyoDigits(until),
        req_card_number: cardNumber,
        status: 'success',
        code: 'success',
        message: 'success',
      }),
    );
  });
};

import type { Bilingual } from '../../kernel/languages.js';
import { BANNED, FROZEN, OPERATOR_ACCOUNT } from '../../members/index.js';
import { buildFieldError, type Refused } from '../../platform/http/responses/envelope.js';
import type { ExchangeSums, ExchangeTooLittleResponse } from './exchange-card.contract.js';
import type { ExchangeRefused, Sums } from './exchange-card.decide.js';

export type NoExchange = ExchangeRefused | { readonly code: 'NoSuchOffer' };

type Field = 'id' | 'cards';

const MESSAGES: Readonly<Record<Exclude<ExchangeRefused['code'], 'NotEnough'>, readonly [Field, Bilingual]>> = {
  Banned: ['id', BANNED],
  Frozen: ['id', FROZEN],
  OperatorAccount: ['id', OPERATOR_ACCOUNT],
  Withdrawn: [
    'id',
    {
      ja: 'このカードの交換は終了しました。ほかのカードをお選びください。',
      en: 'This card is no longer on offer. Please choose another one.',
    },
  ],
  SoldOut: [
    'id',
    {
      ja: 'このカードの在庫がなくなりました。ほかのカードをお選びください。',
      en: 'This card is out of stock. Please choose another one.',
    },
  ],
  PriceChanged: [
    'id',
    {
      ja: '交換に必要なポイントが変わりました。画面を再読み込みしてご確認ください。',
      en: 'The price of this card has changed. Please reload the page.',
    },
  ],
  UnknownCard: [
    'cards',
    {
      ja: '選べないカードが含まれています。画面を更新して選び直してください。',
      en: 'One of these cards cannot be traded in. Reload the page and choose again.',
    },
  ],
  NamedTwice: [
    'cards',
    { ja: '同じカードが二度選ばれています。選び直してください。', en: 'A card was chosen twice. Please choose again.' },
  ],
  AlreadyDecided: [
    'cards',
    {
      ja: '選択済みのカードが含まれています。画面を更新して選び直してください。',
      en: 'Some cards have been decided on already. Reload the page and choose again.',
    },
  ],
  AllDecided: [
    'cards',
    {
      ja: 'すべて選択済みのカードです。画面を更新して選び直してください。',
      en: 'All of these cards have been decided on already. Reload the page and choose again.',
    },
  ],
  NothingChosen: ['cards', { ja: '交換に出すカードを選んでください。', en: 'Choose the cards to trade in.' }],
  ShipOnly: [
    'cards',
    {
      ja: '発送のみのカードは交換に出せません。ほかのカードをお選びください。',
      en: 'Shipping-only cards cannot be traded in. Please choose other cards.',
    },
  ],
};

export const sumsOf = ({ total, price, change }: Sums): ExchangeSums => ({
  total_point: total,
  price_point: price,
  change_point: change,
});

/** Converts a refusal to the response of both the check and the exchange. */
export const toExchangeRefused = (refusal: NoExchange): ExchangeTooLittleResponse | Refused => {
  if (refusal.code === 'NoSuchOffer') return { state: 404 };
  if (refusal.code === 'NotEnough') return { state: 200, result: '0', detail: sumsOf(refusal.sums) };
  const [field, message] = MESSAGES[refusal.code];
  return { state: refusal.code === 'Banned' ? 403 : 400, errors: buildFieldError(field, message) };
};

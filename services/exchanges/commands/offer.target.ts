import { Injectable } from '@nestjs/common';
import { type BoxPrize, CardExchanges } from '../../draws/index.js';
import type { Change } from '../../kernel/change.js';
import type { Refusal } from '../../kernel/decision.js';
import { isId } from '../../kernel/ids.js';
import type { Points } from '../../kernel/money.js';
import type { CommandTarget, Found, Keeping } from '../../platform/console-api/commands/command-target.js';
import { buildFieldError, RefusedError } from '../../platform/http/responses/envelope.js';
import { EventStore } from '../../platform/store/event-store.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';
import {
  addStock,
  type ExchangeOffer,
  findOffer,
  insertOffer,
  offerLockOf,
  setPrice,
  withdrawOffer,
} from '../rows/offers.rows.js';
import type { OfferResource } from '../wire/offer.contract.js';
import { toOfferResource } from '../wire/offer-resource.js';

/** A change to an offer. Offers are rows without an event stream; the members' draws have events for the cards they receive. */
export type OfferMade = Change<
  'OfferMade',
  { readonly cardId: string; readonly card: BoxPrize; readonly price: Points; readonly stock: number }
>;
export type OfferPriced = Change<'OfferPriced', { readonly price: Points }>;
export type OfferRestocked = Change<'OfferRestocked', { readonly count: number }>;
export type OfferWithdrawn = Change<'OfferWithdrawn', Readonly<Record<string, never>>>;
export type OfferChange = OfferMade | OfferPriced | OfferRestocked | OfferWithdrawn;
export type OfferRefusal = Refusal<'NoSuchCard' | 'NotThatMany' | 'TooMany' | 'IsWithdrawn'>;

const REFUSALS = {
  NoSuchCard: [
    'card_id',
    {
      ja: 'この番号のカードはありません。「カード」で登録してから選んでください。',
      en: 'There is no such card. Add it under “Cards” first, then choose it.',
    },
  ],
  NotThatMany: [
    'count',
    {
      ja: '在庫がそれより少なくなっています。画面を更新して、残りの枚数をご確認ください。',
      en: 'Fewer than that are left. Please reload the page.',
    },
  ],
  TooMany: [
    'count',
    {
      ja: '在庫は100,000枚までです。枚数を減らしてください。',
      en: 'The stock can be up to 100,000. Enter a smaller number.',
    },
  ],
  IsWithdrawn: [
    'withdrawn_at',
    {
      ja: 'この交換カードは取り下げ済みです。新しく作成してください。',
      en: 'This offer is withdrawn. Create a new one.',
    },
  ],
} as const;

/** Loads an offer of the exchange and saves its changes. */
@Injectable()
export class OfferTarget implements CommandTarget<ExchangeOffer, OfferChange, OfferRefusal, OfferResource> {
  constructor(
    private readonly store: EventStore,
    private readonly exchanges: CardExchanges,
  ) {}

  locksOf(id: string): readonly string[] {
    return isId(id) ? [offerLockOf(id)] : [];
  }

  async load(tx: StoreTransaction, id: string): Promise<Found<ExchangeOffer> | null> {
    const state = isId(id) ? await findOffer(tx, id) : null;
    return state && { state, version: state.version };
  }

  async keep({ tx, id }: Keeping<ExchangeOffer>, [made]: readonly OfferChange[]): Promise<ExchangeOffer> {
    const { change, data } = made!;
    if (change === 'OfferWithdrawn') return withdrawOffer(tx, id);
    if (change === 'OfferPriced') return setPrice(tx, id, data.price);
    if (change === 'OfferRestocked') return addStock(tx, id, data.count);
    this.exchanges.offer(tx, { offerId: id, prize: data.card });
    return insertOffer(tx, id, data);
  }

  /** Returns the fields that operators change. */
  auditedOf({ card_id, price_point, stock, withdrawn_at }: ExchangeOffer): object {
    return { card_id, price_point, stock, withdrawn_at };
  }

  refused({ code }: OfferRefusal): RefusedError {
    const [field, message] = REFUSALS[code];
    return new RefusedError(400, buildFieldError(field, message));
  }

  async show(id: string): Promise<OfferResource | null> {
    const offer = await this.store.look((tx) => findOffer(tx, id));
    return offer && toOfferResource(offer);
  }
}

import type { BoxPrize } from '../../draws/index.js';
import type { Points } from '../../kernel/money.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** An offer of the exchange as it is kept. */
export interface ExchangeOffer {
  readonly id: string;
  /** Of the catalog. */
  readonly card_id: string;
  /** As it was when it was offered. */
  readonly card: BoxPrize;
  readonly price_point: Points;
  /** Cards that are left. */
  readonly stock: number;
  /** Cards that members have received. */
  readonly taken: number;
  /** Since when it is out of the shop for good; null while it is not. */
  readonly withdrawn_at: Date | null;
  readonly created: Date;
  /** Of what operators have written; what members take leaves it as it is. */
  readonly version: number;
}

export const OFFER_COLUMNS =
  'id, card_id, card, price_point, stock, taken, withdrawn_at, created_at as created, version';

const FIND = `select ${OFFER_COLUMNS} from exchanges.offers where id = $1`;
const INSERT = `insert into exchanges.offers (id, card_id, card, price_point, stock, created_at) values ($1, $2, $3, $4, $5, $6)
  returning ${OFFER_COLUMNS}`;
const PRICE = `update exchanges.offers set price_point = $2, version = version + 1 where id = $1 returning ${OFFER_COLUMNS}`;
const RESTOCK = `update exchanges.offers set stock = stock + $2, version = version + 1 where id = $1 returning ${OFFER_COLUMNS}`;
const WITHDRAW = `update exchanges.offers set withdrawn_at = $2, version = version + 1 where id = $1 returning ${OFFER_COLUMNS}`;
const TAKE = 'update exchanges.offers set stock = stock - 1, taken = taken + 1 where id = $1';

type Row = ExchangeOffer & Record<string, unknown>;

/** Whoever changes an offer, or its stock, holds this lock. */
export const offerLockOf = (id: string): string => `exchange-offer-${id}`;

/** The offer with this id; null where there is none. */
export const findOffer = async (tx: StoreTransaction, id: string): Promise<ExchangeOffer | null> =>
  (await tx.read<Row>('exchanges-find', FIND, [id]))[0] ?? null;

/** @returns it as it then is, as for all of these */
export const insertOffer = async (
  tx: StoreTransaction,
  id: string,
  { cardId, card, price, stock }: { cardId: string; card: BoxPrize; price: Points; stock: number },
): Promise<ExchangeOffer> =>
  (await tx.read<Row>('exchanges-insert', INSERT, [id, cardId, JSON.stringify(card), price, stock, tx.now]))[0]!;

export const setPrice = async (tx: StoreTransaction, id: string, price: Points): Promise<ExchangeOffer> =>
  (await tx.read<Row>('exchanges-price', PRICE, [id, price]))[0]!;

/** @param count cards that come to the stock, or go where it is below zero */
export const addStock = async (tx: StoreTransaction, id: string, count: number): Promise<ExchangeOffer> =>
  (await tx.read<Row>('exchanges-restock', RESTOCK, [id, count]))[0]!;

export const withdrawOffer = async (tx: StoreTransaction, id: string): Promise<ExchangeOffer> =>
  (await tx.read<Row>('exchanges-withdraw', WITHDRAW, [id, tx.now]))[0]!;

/** One card of the stock goes to a member. */
export const takeOne = (tx: StoreTransaction, id: string): void => tx.write('exchanges-take', TAKE, [id]);

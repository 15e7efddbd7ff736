import type { BoxPrize } from '../../draws/index.js';
import type { Points } from '../../kernel/money.js';
import type { StoreTransaction } from '../../platform/store/transaction.js';

/** A row of an offer. */
export interface ExchangeOffer {
  readonly id: string;
  /** The id of the card in the catalog. */
  readonly card_id: string;
  /** The card as it was when the offer was made. */
  readonly card: BoxPrize;
  readonly price_point: Points;
  /** The number of cards left. */
  readonly stock: number;
  /** The number of cards that members have received. */
  readonly taken: number;
  /** The time at which the offer was withdrawn for good; null while it is open. */
  readonly withdrawn_at: Date | null;
  readonly created: Date;
  /** Counts changes by operators. Exchanges do not increment it. */
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

/** Returns the lock for changes to an offer and its stock. */
export const offerLockOf = (id: string): string => `exchange-offer-${id}`;

/** Finds an offer; null if there is none with this id. */
export const findOffer = async (tx: StoreTransaction, id: string): Promise<ExchangeOffer | null> =>
  (await tx.read<Row>('exchanges-find', FIND, [id]))[0] ?? null;

/** Inserts an offer. @returns the new row, as do the functions below */
export const insertOffer = async (
  tx: StoreTransaction,
  id: string,
  { cardId, card, price, stock }: { cardId: string; card: BoxPrize; price: Points; stock: number },
): Promise<ExchangeOffer> =>
  (await tx.read<Row>('exchanges-insert', INSERT, [id, cardId, JSON.stringify(card), price, stock, tx.now]))[0]!;

export const setPrice = async (tx: StoreTransaction, id: string, price: Points): Promise<ExchangeOffer> =>
  (await tx.read<Row>('exchanges-price', PRICE, [id, price]))[0]!;

/** Changes the stock. @param count cards to add; negative to remove */
export const addStock = async (tx: StoreTransaction, id: string, count: number): Promise<ExchangeOffer> =>
  (await tx.read<Row>('exchanges-restock', RESTOCK, [id, count]))[0]!;

export const withdrawOffer = async (tx: StoreTransaction, id: string): Promise<ExchangeOffer> =>
  (await tx.read<Row>('exchanges-withdraw', WITHDRAW, [id, tx.now]))[0]!;

/** Takes one card from the stock for a member. */
export const takeOne = (tx: StoreTransaction, id: string): void => tx.write('exchanges-take', TAKE, [id]);

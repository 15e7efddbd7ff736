import {
  type DrawTable,
  type ExchangeFact,
  groupByDraw,
  HOLDING_MS,
  type NamedCard,
  type NamesRefused,
  refuseNames,
  termsOf,
} from '../../draws/index.js';
import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { type Points, points, subtract, sum } from '../../kernel/money.js';
import { type ConversionLife, convertToPoints, type PointsIssued } from '../../points/index.js';

/** The state of an offer for an exchange. */
export interface OpenOffer {
  readonly id: string;
  readonly price: Points;
  /** Cards left, and cards that members have received. */
  readonly stock: number;
  readonly taken: number;
  readonly isWithdrawn: boolean;
}

/** A member's request for an exchange. */
export interface RequestedExchange {
  readonly memberId: string;
  readonly cards: readonly NamedCard[];
  /** The price that the member saw; null if the request does not state it. */
  readonly price: Points | null;
}

/** The state that an exchange is decided on. */
export interface ExchangeContext {
  readonly offer: OpenOffer;
  /** The member's draws with the requested cards. */
  readonly table: DrawTable;
  /** The reason why the member may not exchange cards; null if they may. */
  readonly bar: 'banned' | 'frozen' | 'operator' | null;
  readonly now: Date;
}

/** The points of an exchange. */
export interface Sums {
  readonly total: Points;
  readonly price: Points;
  /** Points credited as change; 0 if the cards do not reach the price. */
  readonly change: Points;
}

export type ExchangeRefused =
  | Refusal<'Banned' | 'Frozen' | 'OperatorAccount' | 'Withdrawn' | 'PriceChanged' | 'SoldOut' | 'ShipOnly'>
  | NamesRefused<'cards'>
  | (Refusal<'NotEnough'> & { readonly sums: Sums });

/** Ids and the life of lots, which the events need and no rule decides. */
export interface ExchangeIds {
  /** The id of the draw that will hold the received card. */
  readonly exchangeId: string;
  readonly life: ConversionLife;
  /** Returns the id of the new lot for a draw's share of the change. */
  lotIdOf(drawId: string, kind: 'paid' | 'free'): string;
}

const BAR_CODES = { banned: 'Banned', frozen: 'Frozen', operator: 'OperatorAccount' } as const;

/** Computes the points of an exchange, or returns the reason why it is refused. */
export const judgeExchange = (
  { cards, price }: RequestedExchange,
  { offer, table, bar, now }: ExchangeContext,
): { readonly sums: Sums } | { readonly refusal: ExchangeRefused } => {
  if (bar !== null) return { refusal: { code: BAR_CODES[bar] } };
  if (offer.isWithdrawn) return { refusal: { code: 'Withdrawn' } };
  if (offer.stock === 0) return { refusal: { code: 'SoldOut' } };
  if (price !== null && price !== offer.price) return { refusal: { code: 'PriceChanged' } };
  const wrong = refuseNames<'cards'>(table, [['cards', cards]], now);
  if (wrong) return { refusal: wrong };
  if (cards.some((card) => termsOf(table, card).shipOnly)) return { refusal: { code: 'ShipOnly' } };
  const total = computeWorth(table, cards);
  const change = points(Math.max(0, total - offer.price));
  const sums = { total, price: offer.price, change };
  return total < offer.price ? { refusal: { code: 'NotEnough', sums } } : { sums };
};

/**
 * Decides on an exchange of undecided cards that could be converted to points for the card of an offer. The cards count with
 * those points, and the excess over the price is credited as points. All or nothing.
 */
export const decideExchange = (
  request: RequestedExchange,
  context: ExchangeContext,
  ids: ExchangeIds,
): Decision<ExchangeFact, ExchangeRefused> => {
  const judged = judgeExchange(request, context);
  if ('refusal' in judged) return refuse(judged.refusal);
  const { offer, table, now } = context;
  const { memberId } = request;
  const { exchangeId } = ids;
  const usedCards = [...groupByDraw(request.cards)].map(([drawId, cards]) => ({
    drawId,
    cards,
    worth: computeWorth(
      table,
      cards.map((card) => ({ drawId, card })),
    ),
  }));
  return accept<ExchangeFact>(
    ...usedCards.map(({ drawId, cards, worth }) => ({
      type: 'CardsExchanged' as const,
      data: { drawId, memberId, exchangeId, cards, points: worth },
    })),
    {
      type: 'CardReceived',
      data: {
        drawId: exchangeId,
        memberId,
        offerId: offer.id,
        nth: offer.taken,
        price: offer.price,
        given: judged.sums.total,
        givenCards: usedCards.map(({ drawId, cards }) => ({ drawId, cards })),
        dueAt: new Date(now.getTime() + HOLDING_MS).toISOString(),
      },
    },
    ...buildChange(judged.sums, usedCards, request, context, ids),
  );
};

const computeWorth = (table: DrawTable, cards: readonly NamedCard[]): Points =>
  sum(
    points(0),
    cards.map((card) => termsOf(table, card).buyPoint),
  );

/**
 * Issues the excess over the price as points. Each draw gets a share in proportion to its cards' points, with the lineage of the
 * lots that paid for the draw.
 */
const buildChange = (
  { total, change }: Sums,
  usedCards: readonly { readonly drawId: string; readonly worth: Points }[],
  { memberId }: RequestedExchange,
  { table, now }: ExchangeContext,
  { exchangeId, life, lotIdOf }: ExchangeIds,
): PointsIssued[] => {
  if (change === 0) return [];
  let before = 0;
  const issues = usedCards.map(({ drawId, worth }) => {
    const share = subtract(computeShare(change, before + worth, total), computeShare(change, before, total));
    before += worth;
    const { paidFrom } = table.get(drawId)!.draw;
    return convertToPoints(memberId, share, paidFrom, now, life, (kind) => lotIdOf(drawId, kind));
  });
  const document = { kind: 'exchange' as const, id: exchangeId };
  const lots = issues.flatMap((issue) => issue.lots);
  const lines = issues.flatMap((issue) => issue.lines);
  return [{ type: 'PointsIssued', data: { memberId, document, lots, lines } }];
};

/** Computes a share of an amount, rounded down. Differences of successive shares add up to the whole. */
const computeShare = (amount: Points, part: number, whole: Points): Points =>
  points(Number((BigInt(amount) * BigInt(part)) / BigInt(whole)));

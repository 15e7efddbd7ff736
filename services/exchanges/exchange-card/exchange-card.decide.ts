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

/** An offer as an exchange is decided on it. */
export interface OpenOffer {
  readonly id: string;
  readonly price: Points;
  /** Cards that are left, and that members have received. */
  readonly stock: number;
  readonly taken: number;
  readonly isWithdrawn: boolean;
}

/** What a member gives for the card of an offer. */
export interface RequestedExchange {
  readonly memberId: string;
  readonly cards: readonly NamedCard[];
  /** As the member saw it; null where they do not say. */
  readonly price: Points | null;
}

/** What it is decided on. */
export interface ExchangeContext {
  readonly offer: OpenOffer;
  /** The member's draws that cards are named of. */
  readonly table: DrawTable;
  /** Why the member may exchange nothing; null where they may. */
  readonly bar: 'banned' | 'frozen' | 'operator' | null;
  readonly now: Date;
}

/** What cards come to, against what is asked for. */
export interface Sums {
  readonly total: Points;
  readonly price: Points;
  /** What comes back as points; 0 where they do not reach the price. */
  readonly change: Points;
}

export type ExchangeRefused =
  | Refusal<'Banned' | 'Frozen' | 'OperatorAccount' | 'Withdrawn' | 'PriceChanged' | 'SoldOut' | 'ShipOnly'>
  | NamesRefused<'cards'>
  | (Refusal<'NotEnough'> & { readonly sums: Sums });

/** What the facts need that no rule decides. */
export interface ExchangeIds {
  /** Of the draw that will hold the card received. */
  readonly exchangeId: string;
  readonly life: ConversionLife;
  /** The id of the new lot for the change of a draw's cards. */
  lotIdOf(drawId: string, kind: 'paid' | 'free'): string;
}

const BAR_CODES = { banned: 'Banned', frozen: 'Frozen', operator: 'OperatorAccount' } as const;

/** What the cards come to for the price; or why they cannot be given, or the card not be had. */
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
 * THE rule: undecided cards that could be turned into points are given for one card of an offer. They count for the points
 * that they would come back for; what is above the price comes back as points. All of it, or nothing.
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
 * What is above the price, as the points that the cards would have come back for: each draw's cards have their share of it
 * by what they counted for, and it keeps the lineage of the lots that paid that draw.
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

/** Rounded down, so that the shares of all, one behind the other, come to the whole. */
const computeShare = (amount: Points, part: number, whole: Points): Points =>
  points(Number((BigInt(amount) * BigInt(part)) / BigInt(whole)));

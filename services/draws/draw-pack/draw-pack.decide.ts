import { accept, type Decision, type Refusal, refuse } from '../../kernel/decision.js';
import { type Amount, type Currency, coins, multiply, negate, points, subtract } from '../../kernel/money.js';
import type { Steps } from '../../kernel/steps.js';
import { DAY_MS } from '../../kernel/time.js';
import type { Bar } from '../../members/index.js';
import {
  type CoinsSpent,
  type PaidFrom,
  type PointsSpent,
  spendCoins,
  spendPoints,
  type Wallet,
} from '../../points/index.js';
import type { SeedRevealed, TicketsDrawn } from '../streams/box.events.js';
import { type BoxState, countLeft } from '../streams/box.state.js';
import { type Buyer, computeNextPurchase, type DrawnBefore, type NamedRank } from '../streams/buyer-rules.js';
import type { CardsDrawn } from '../streams/draw.events.js';
import { advanceHead, hashClientSeed, type LoggedDraw } from '../streams/draw-log.js';
import { findExtrasWithin, groupIdsBySlot, type WonExtra } from '../streams/extra-prizes.js';
import { HOLDING_MS, MAX_COUNT, type Terms } from '../streams/offer.js';
import { takeTickets } from '../streams/pick-ticket.js';

/** A number of cards, or all that are left. */
export type Count = number | 'all';

export type PurchaseRefused =
  | (Refusal<'NotYetOnSale'> & { readonly start: Date })
  | Refusal<
      | 'NotOnSale'
      | 'SoldOut'
      | 'LimitReached'
      | 'Banned'
      | 'Frozen'
      | 'OperatorAccount'
      | 'Disputed'
      | 'Owes'
      | 'Paused'
    >
  | (Refusal<'NewcomersOnly'> & { readonly days: number })
  | (Refusal<'RankTooLow'> & { readonly rank: NamedRank })
  | (Refusal<'BoughtToday'> & { readonly next: Date })
  | (Refusal<'CountOutOfRange'> & { readonly max: number })
  | (Refusal<'NotEnough'> & { readonly purchase: PurchaseTotal });

/** The total of a purchase. */
export interface PurchaseTotal {
  readonly packId: string;
  readonly count: number;
  readonly currency: Currency;
  /** Amount in the pack's currency, like `before` and `after`. */
  readonly cost: Amount;
  readonly before: Amount;
  readonly after: Amount;
}

/** All inputs of the decision on a purchase. */
export interface PurchaseContext {
  readonly terms: Terms;
  readonly box: BoxState;
  readonly wallet: Wallet;
  /** Earlier draws of this pack; zero if the pack does not count them. */
  readonly drawnBefore: DrawnBefore;
  readonly buyer: Buyer;
  /** The reason why the member may not draw, or undefined. */
  readonly bar: Bar | undefined;
  readonly now: Date;
}

const BARRED = {
  banned: 'Banned',
  frozen: 'Frozen',
  operator: 'OperatorAccount',
  disputed: 'Disputed',
  owes: 'Owes',
  paused: 'Paused',
} as const;

const onSale = ({ terms, box, now }: PurchaseContext): PurchaseRefused | null => {
  if (box.status !== 'open' || (terms.end && now >= terms.end)) return { code: 'NotOnSale' };
  if (now < terms.start) return { code: 'NotYetOnSale', start: terms.start };
  return null;
};

/** Refuses a purchase by a member outside the pack's buyer rules, or a second one on the same day. */
const ruledOut = ({ terms: { rules }, buyer, drawnBefore, now }: PurchaseContext): PurchaseRefused | null => {
  const { newcomerDays: days, leastRank: rank } = rules;
  if (days > 0 && !isWithin(days, buyer.registeredAt, now)) return { code: 'NewcomersOnly', days };
  if (rank && !buyer.hasLeastRank) return { code: 'RankTooLow', rank };
  if (rules.onceADay && drawnBefore.lastAt) {
    const next = computeNextPurchase(drawnBefore.lastAt);
    // Another process's clock may be ahead. Its sales dated tomorrow count too.
    if (now < next) return { code: 'BoughtToday', next };
  }
  return null;
};

const isWithin = (days: number, since: Date | null, now: Date): boolean =>
  since !== null && now.getTime() < since.getTime() + days * DAY_MS;

/** Returns the most cards that this member may draw now. */
const largestCount = ({ terms, drawnBefore }: PurchaseContext, left: number): number =>
  Math.min(
    left,
    MAX_COUNT,
    terms.maxBuyCount > 0 ? terms.maxBuyCount : MAX_COUNT,
    terms.canLimit > 0 ? terms.canLimit - drawnBefore.cards : MAX_COUNT,
  );

/** Decides whether a purchase is allowed, and its total. The check and the purchase use the same rule. */
export const decidePurchase = (
  context: PurchaseContext,
  count: Count,
): { readonly purchase: PurchaseTotal; readonly refusal?: undefined } | { readonly refusal: PurchaseRefused } => {
  if (context.bar) return { refusal: { code: BARRED[context.bar] } };
  const closed = onSale(context);
  if (closed) return { refusal: closed };
  const left = countLeft(context.box);
  if (left === 0) return { refusal: { code: 'SoldOut' } };
  const ruled = ruledOut(context);
  if (ruled) return { refusal: ruled };
  const max = largestCount(context, left);
  if (max <= 0) return { refusal: { code: 'LimitReached' } };
  const cards = count === 'all' ? left : count;
  if (!Number.isInteger(cards) || cards < 1 || cards > max) return { refusal: { code: 'CountOutOfRange', max } };
  const { packId, currency, pricePoint } = context.terms;
  const before: Amount = context.wallet[currency];
  const cost = multiply(pricePoint, cards);
  const purchase: PurchaseTotal = { packId, count: cards, currency, cost, before, after: subtract(before, cost) };
  return purchase.after < 0 ? { refusal: { code: 'NotEnough', purchase } } : { purchase };
};

/** A member's purchase with the random values generated for it. */
export interface DrawRequest {
  readonly drawId: string;
  readonly memberId: string;
  readonly count: Count;
  readonly clientSeed: string;
}

/** The seed of the day on which the slots are taken. */
export interface DaySeed {
  readonly day: number;
  readonly seed: Buffer;
}

/** The events of a draw, each in the stream it belongs to. */
export type DrawFact = TicketsDrawn | SeedRevealed | CardsDrawn | PointsSpent | CoinsSpent;

/** Draws tickets and pays for them. It yields between steps, because a draw may have thousands of cards. */
export function* decideDrawPack(
  context: PurchaseContext,
  request: DrawRequest,
  { day, seed }: DaySeed,
): Steps<Decision<DrawFact, PurchaseRefused>> {
  const decided = decidePurchase(context, request.count);
  if (decided.refusal) return refuse(decided.refusal);
  const { terms, box, now } = context;
  const { packId, currency } = terms;
  const { count, cost } = decided.purchase;
  const { drawId, memberId } = request;
  const clientSeedHash = hashClientSeed(request.clientSeed);
  const firstSlot = box.drawn;
  const won = findExtrasWithin(terms.extras, terms.tickets, firstSlot, count);
  const { prizeIndexes, head } = yield* drawTickets(context, { day, seed }, clientSeedHash, count, groupIdsBySlot(won));
  const spent = payFor(context.wallet, memberId, drawId, currency, cost);
  const paidFrom = spent.type === 'PointsSpent' ? paidFromOf(context.wallet, spent) : [];
  const dueAt = new Date(now.getTime() + HOLDING_MS).toISOString();
  return accept<DrawFact>(
    { type: 'TicketsDrawn', data: { packId, drawId, firstSlot, day, clientSeedHash, prizeIndexes, head } },
    ...(count === countLeft(box)
      ? [{ type: 'SeedRevealed' as const, data: { packId, day, seed: seed.toString('hex') } }]
      : []),
    spent,
    {
      type: 'CardsDrawn',
      data: { drawId, memberId, packId, firstSlot, ...cardsOf(prizeIndexes, won), currency, cost, paidFrom, dueAt },
    },
  );
}

/** Returns the cards of the tickets, followed by those of the extra prizes. */
const cardsOf = (
  prizeIndexes: readonly number[],
  won: readonly WonExtra[],
): Pick<CardsDrawn['data'], 'prizeIndexes' | 'extras'> =>
  won.length === 0
    ? { prizeIndexes }
    : { prizeIndexes: [...prizeIndexes, ...won.map(({ extra }) => extra.prizeIndex)], extras: won.length };

/** Number of tickets drawn and logged in one step. */
const STEP = 100;

/** Draws the tickets and computes the head of the public log after them. */
function* drawTickets(
  { terms, box }: PurchaseContext,
  { day, seed }: DaySeed,
  clientSeedHash: string,
  count: number,
  extraIds: LoggedDraw['extraIds'],
): Steps<{ readonly prizeIndexes: readonly number[]; readonly head: string }> {
  const { boxHash, prizeIds } = terms;
  const prizeIndexes: number[] = [];
  let { remaining, head } = box;
  while (prizeIndexes.length < count) {
    const firstSlot = box.drawn + prizeIndexes.length;
    const stepCount = Math.min(STEP, count - prizeIndexes.length);
    const taken = takeTickets({ seed, boxHash, day, firstSlot, clientSeedHash, remaining, count: stepCount });
    const ids = taken.prizeIndexes.map((index) => prizeIds[index]!);
    ({ head } = advanceHead(head, { firstSlot, day, clientSeedHash, prizeIds: ids, ...(extraIds && { extraIds }) }));
    remaining = taken.remaining;
    prizeIndexes.push(...taken.prizeIndexes);
    yield stepCount;
  }
  return { prizeIndexes, head };
}

const payFor = (
  wallet: Wallet,
  memberId: string,
  drawId: string,
  currency: Currency,
  cost: Amount,
): PointsSpent | CoinsSpent => {
  const document = { kind: 'draw', id: drawId } as const;
  if (currency === 'points') {
    const lines = spendPoints(wallet, { memberId, amount: points(cost), to: 'sales' });
    return { type: 'PointsSpent', data: { memberId, document, lines: paid(lines) } };
  }
  const lines = spendCoins(wallet, { memberId, amount: coins(cost), to: 'sales' });
  return { type: 'CoinsSpent', data: { memberId, document, lines: paid(lines) } };
};

const paid = <Lines>(lines: Lines | null): Lines => {
  if (!lines) throw new Error('a purchase was accepted that the wallet cannot pay');
  return lines;
};

const paidFromOf = (wallet: Wallet, spent: PointsSpent): PaidFrom[] => {
  const lots = new Map(wallet.lots.map((lot) => [lot.lotId, lot]));
  return spent.data.lines.flatMap((line) => {
    const lot = line.lot === null ? undefined : lots.get(line.lot);
    return lot
      ? [{ lotId: lot.lotId, kind: lot.kind, amount: negate(line.amount), expiresAt: lot.expiresAt.toISOString() }]
      : [];
  });
};

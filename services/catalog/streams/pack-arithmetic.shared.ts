import type { Currency } from '../../kernel/money.js';
import type { Fraction } from '../../platform/http/requests/wire.contract.js';

/** The money-related fields of a prize row. */
export interface CountedPrize {
  readonly rank: number;
  /** The tickets of this prize in the full box. */
  readonly quantity: number;
  /** The refund points of one card. */
  readonly buyPoint: number;
  /** True if it can only be shipped. */
  readonly noReduction: boolean;
  /** The number of cards in one prize. */
  readonly setCount: number;
  /** The cost of one card to the shop, in yen. */
  readonly costYen: number;
}

/** A prize outside of the box, with the draws that win it: the last, every n-th, or listed ones. */
export interface CountedExtra extends Omit<CountedPrize, 'rank' | 'quantity'> {
  readonly rule: 'last' | 'every' | 'at';
  readonly draws: readonly number[];
}

export interface CountedPack {
  readonly currency: Currency;
  readonly pricePoint: number;
  readonly prizes: readonly CountedPrize[];
  /** Absent if there are none. */
  readonly extraPrizes?: readonly CountedExtra[];
}

/** Returns the known cost of a card: the price paid, or else the reference price. */
export const knownCostOf = ({
  cost_yen,
  reference_yen,
}: {
  readonly cost_yen: number;
  readonly reference_yen: number | null;
}): number => cost_yen || (reference_yen ?? 0);

/** The totals of a pack that is drawn empty. */
export interface PackArithmetic {
  readonly tickets: number;
  /** The points or coins paid by members. */
  readonly sales: number;
  /** The cost of all cards in yen. This and all other totals include prizes outside of the box. */
  readonly cost: number;
  /** The points refunded if every convertible card is converted. */
  readonly payout: number;
  /** The cost of ship-only cards in yen. */
  readonly shipOnlyCost: number;
  /** The average points refunded for a draw: `payout` per ticket, so a ship-only card counts as 0. */
  readonly expectedPayout: Fraction;
  /** The average points of the card of a draw, including ship-only cards. */
  readonly expectedValue: Fraction;
  /** The margin if all cards are shipped, with points counted as yen; null for a pack for coins. */
  readonly resultIfShipped: number | null;
  /** The margin if all convertible cards are converted. */
  readonly resultIfConverted: number | null;
  /** The margin if members make the choice for each card, refund or shipping, that costs the shop most. */
  readonly worst: number | null;
  /** The largest possible payout. A ship-only card counts with its points too, as its cost may be unknown. */
  readonly mostGiven: number;
  /** The tickets of each rank, best first. The odds of a rank are its share of all tickets. */
  readonly ranks: readonly { readonly rank: number; readonly tickets: number }[];
}

/** Computes the arithmetic of a full box. The console also runs it while a draft is written. */
export const arithmeticOf = ({ currency, pricePoint, prizes, extraPrizes = [] }: CountedPack): PackArithmetic => {
  const shipOnly = (prize: CountedPrize) => prize.noReduction || currency === 'coins';
  const tickets = sum(prizes, (prize) => prize.quantity);
  const sales = tickets * pricePoint;
  const allPrizes = [
    ...prizes,
    ...extraPrizes.map((extra) => ({ ...extra, rank: 0, quantity: timesOf(extra, tickets) })),
  ];
  const cost = sum(allPrizes, costOf);
  const payout = sum(allPrizes, (prize) => (shipOnly(prize) ? 0 : prize.quantity * prize.buyPoint));
  const shipOnlyCost = sum(allPrizes, (prize) => (shipOnly(prize) ? costOf(prize) : 0));
  const worth = sum(allPrizes, (prize) => prize.quantity * prize.buyPoint);
  const maxPayout = sum(allPrizes, (prize) => Math.max(prize.quantity * prize.buyPoint, costOf(prize)));
  const worstPayout = sum(allPrizes, (prize) =>
    Math.max(shipOnly(prize) ? 0 : prize.quantity * prize.buyPoint, costOf(prize)),
  );
  const inYen = (result: number) => (currency === 'points' ? result : null);
  return {
    tickets,
    sales,
    cost,
    payout,
    shipOnlyCost,
    expectedPayout: tickets === 0 ? 0 : payout / tickets,
    expectedValue: tickets === 0 ? 0 : worth / tickets,
    resultIfShipped: inYen(sales - cost),
    resultIfConverted: inYen(sales - payout - shipOnlyCost),
    worst: inYen(sales - worstPayout),
    mostGiven: maxPayout,
    ranks: ranksOf(prizes),
  };
};

/** Returns the number of times that an extra prize is won if the box is drawn empty. */
export const timesOf = ({ rule, draws }: Pick<CountedExtra, 'rule' | 'draws'>, tickets: number): number => {
  if (rule === 'last') return tickets > 0 ? 1 : 0;
  if (rule === 'every') return Math.floor(tickets / (draws[0] ?? Number.POSITIVE_INFINITY));
  return draws.filter((draw) => draw <= tickets).length;
};

/** The loss in yen of a pack that is drawn empty, 0 for no loss. */
export interface PackLoss {
  /** The loss if every convertible card is converted. */
  readonly ifConverted: number;
  /** The loss if all cards are shipped. */
  readonly ifShipped: number;
  /** The worst case: members decide card by card, always at the shop’s expense. */
  readonly worst: number;
}

/** Computes the loss of a pack; null for no loss and for a pack for coins. */
export const lossOf = ({
  resultIfConverted,
  resultIfShipped,
  worst,
}: Pick<PackArithmetic, 'resultIfConverted' | 'resultIfShipped' | 'worst'>): PackLoss | null => {
  const lost = (result: number | null) => Math.max(-(result ?? 0), 0);
  if (!lost(worst)) return null;
  return { ifConverted: lost(resultIfConverted), ifShipped: lost(resultIfShipped), worst: lost(worst) };
};

const costOf = ({ quantity, setCount, costYen }: CountedPrize): number => quantity * setCount * costYen;

const sum = (prizes: readonly CountedPrize[], value: (prize: CountedPrize) => number): number =>
  prizes.reduce((total, prize) => total + value(prize), 0);

const ranksOf = (prizes: readonly CountedPrize[]): PackArithmetic['ranks'] =>
  [...new Set(prizes.map(({ rank }) => rank))]
    .sort((a, b) => a - b)
    .map((rank) => ({
      rank,
      tickets: sum(
        prizes.filter((prize) => prize.rank === rank),
        (prize) => prize.quantity,
      ),
    }));

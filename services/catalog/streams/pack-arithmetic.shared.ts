import type { Currency } from '../../kernel/money.js';
import type { Fraction } from '../../platform/http/wire.contract.js';

/** A prize row as far as its money is concerned. */
export interface CountedPrize {
  readonly rank: number;
  /** Tickets of it in the full box. */
  readonly quantity: number;
  /** Points given back for one. */
  readonly buyPoint: number;
  /** Can only be shipped. */
  readonly noReduction: boolean;
  /** Cards of one prize. */
  readonly setCount: number;
  /** What one card of it costs the shop. */
  readonly costYen: number;
}

/** A prize outside of the box, and which draws win it: the last, every so many, or those named. */
export interface CountedExtra extends Omit<CountedPrize, 'rank' | 'quantity'> {
  readonly rule: 'last' | 'every' | 'at';
  readonly draws: readonly number[];
}

export interface CountedPack {
  readonly currency: Currency;
  readonly pricePoint: number;
  readonly prizes: readonly CountedPrize[];
  /** Absent for none. */
  readonly extraPrizes?: readonly CountedExtra[];
}

/** Returns what a card costs the shop, as far as it knows: what it paid, or else what such a card is sold for elsewhere. */
export const knownCostOf = ({
  cost_yen,
  reference_yen,
}: {
  readonly cost_yen: number;
  readonly reference_yen: number | null;
}): number => cost_yen || (reference_yen ?? 0);

/** What a pack comes to when it is drawn empty. */
export interface PackArithmetic {
  readonly tickets: number;
  /** Points or coins taken. */
  readonly sales: number;
  /** Yen that all its cards cost the shop, those outside of the box too, as in the rest. */
  readonly cost: number;
  /** Points given back if every card that can be converted is. */
  readonly payout: number;
  /** Yen that those cards cost that can only be shipped. */
  readonly shipOnlyCost: number;
  /** Points that one draw gives back on average: `payout` by ticket, a card that can only be shipped gives none. */
  readonly expectedPayout: Fraction;
  /** Points that the card of one draw is worth on average; one that can only be shipped counts with its points too. */
  readonly expectedValue: Fraction;
  /** What stays if all is shipped, points counted as yen; null for a pack that is paid in coins. */
  readonly resultIfShipped: number | null;
  /** What stays if all that can be is converted. */
  readonly resultIfConverted: number | null;
  /** The margin if members make the choice for each card, refund or shipping, that costs the shop most. */
  readonly worst: number | null;
  /** The most that can be given out. A card that can only be shipped counts with its points too, as its cost may be unknown. */
  readonly mostGiven: number;
  /** Tickets of each rank, best first; its odds are these of all tickets. */
  readonly ranks: readonly { readonly rank: number; readonly tickets: number }[];
}

/** The arithmetic of a full box. The console runs it too, while a draft is written. */
export const arithmeticOf = ({ currency, pricePoint, prizes, extraPrizes = [] }: CountedPack): PackArithmetic => {
  const shipOnly = (prize: CountedPrize) => prize.noReduction || currency === 'coins';
  const tickets = sum(prizes, (prize) => prize.quantity);
  const sales = tickets * pricePoint;
  const given = [...prizes, ...extraPrizes.map((extra) => ({ ...extra, rank: 0, quantity: timesOf(extra, tickets) }))];
  const cost = sum(given, costOf);
  const payout = sum(given, (prize) => (shipOnly(prize) ? 0 : prize.quantity * prize.buyPoint));
  const shipOnlyCost = sum(given, (prize) => (shipOnly(prize) ? costOf(prize) : 0));
  const worth = sum(given, (prize) => prize.quantity * prize.buyPoint);
  const mostGiven = sum(given, (prize) => Math.max(prize.quantity * prize.buyPoint, costOf(prize)));
  const worstGiven = sum(given, (prize) =>
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
    worst: inYen(sales - worstGiven),
    mostGiven,
    ranks: ranksOf(prizes),
  };
};

/** How often a prize outside of the box is won when the box is drawn empty. */
export const timesOf = ({ rule, draws }: Pick<CountedExtra, 'rule' | 'draws'>, tickets: number): number => {
  if (rule === 'last') return tickets > 0 ? 1 : 0;
  if (rule === 'every') return Math.floor(tickets / (draws[0] ?? Number.POSITIVE_INFINITY));
  return draws.filter((draw) => draw <= tickets).length;
};

/** Yen that a pack loses when it is drawn empty, 0 where it loses nothing. */
export interface PackLoss {
  /** Where every card that can be converted is. */
  readonly ifConverted: number;
  /** Where all is shipped. */
  readonly ifShipped: number;
  /** The worst case: members decide card by card, always at the shop's expense. */
  readonly worst: number;
}

/** What the pack loses; null where it does not, and for one that is paid in coins. */
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

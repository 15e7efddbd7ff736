export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Returns the moment six calendar months later on Tokyo's wall clock, on the last day of a shorter month. */
export const addSixMonths = (at: number): number => {
  const tokyo = new Date(at + 9 * HOUR_MS);
  const month = tokyo.getUTCMonth() + 6;
  const daysOfMonth = new Date(Date.UTC(tokyo.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const date = Date.UTC(tokyo.getUTCFullYear(), month, Math.min(tokyo.getUTCDate(), daysOfMonth));
  return date + ((at + 9 * HOUR_MS) % DAY_MS) - 9 * HOUR_MS;
};

/** Returns the number of a moment's day in Tokyo. */
export const toTokyoDay = (at: number): number => Math.floor((at + 9 * HOUR_MS) / DAY_MS);

export type Kind = 'free' | 'paid';
export interface ReferenceLot {
  readonly kind: Kind;
  readonly expiresAt: number;
  left: number;
}
/** A row of a history; `draw` is the id of the draw or decision, else ''. */
export interface Row {
  readonly change: number;
  readonly at: number;
  readonly draw: string;
}
/** An operator's grant: points in a separate lot, or coins. */
export interface ReferenceGrant {
  readonly lot: ReferenceLot | null;
  readonly coins: number;
  isReversed: boolean;
}
export interface ReferenceMember {
  readonly registered: number;
  lots: ReferenceLot[];
  readonly grants: ReferenceGrant[];
  coins: number;
  readonly pointRows: Row[];
  readonly coinRows: Row[];
}
export interface ReferencePrize {
  readonly id: string;
  readonly quantity: number;
  readonly buyPoint: number;
  readonly shipOnly: boolean;
}
export interface Box {
  readonly packId: string;
  readonly currency: 'points' | 'coins';
  readonly price: number;
  readonly prizes: readonly ReferencePrize[];
  /** Additional prizes: for the last of every `every` draws, and for the draw of the last ticket. */
  readonly extras: { readonly every: number; readonly round: ReferencePrize; readonly last: ReferencePrize } | null;
  readonly maxBuyCount: number;
  readonly canLimit: number;
  readonly onceADay: boolean;
  readonly newcomerDays: number;
  readonly start: number;
  readonly end: number | null;
  status: 'open' | 'paused' | 'closed';
  readonly left: number[];
}
export interface ReferenceCard {
  readonly prize: ReferencePrize;
  readonly shipOnly: boolean;
  outcome: 'undecided' | 'shipped' | 'converted' | 'forfeited';
}
export interface Draw {
  readonly id: string;
  readonly member: ReferenceMember;
  readonly box: Box;
  readonly at: number;
  readonly cost: number;
  readonly paidFrom: readonly { kind: Kind; amount: number }[];
  readonly cards: readonly ReferenceCard[];
  /** Parcels that wait to be shipped. */
  parcels: number;
  convertedPoints: number;
}

export type ReferencePurchase =
  | { readonly refused: 'NotOnSale' | 'NotYetOnSale' | 'SoldOut' | 'NewcomersOnly' | 'BoughtToday' | 'LimitReached' }
  | { readonly refused: 'CountOutOfRange'; readonly max: number }
  | { readonly refused: 'NotEnough' | null; readonly count: number; readonly cost: number; readonly before: number };

export type Choice = { readonly state: 200 | 204 } | { readonly state: 400; readonly field: string };

import type { Pack } from '../../../../services/catalog/wire/pack.contract.js';

/** Currency of a pack: '1' points, '2' coins. */
export type PaymentMethod = Pack['payment_method'];

/** Ids in the place of a card type. */
export const ALL_TYPES = '999998';
export const COMING_SOON = '9999';
export const NOTICES = '-1';

/** Reason why a pack cannot be drawn now. */
export type UndrawableReason = 'soldOut' | 'paused' | 'comingSoon' | 'limitReached' | 'drawnToday';

/** Packs for which the member has reached the limit: all of them, and those that are sold again tomorrow. */
export interface UsedUp {
  readonly list: readonly string[];
  readonly today: readonly string[];
}

/**
 * Returns the reason why a pack cannot be drawn now, or null. Too few points are no reason: they can be bought.
 *
 * @param usedUp packs for which this member has reached the limit
 */
export const findUndrawableReason = (
  pack: Pick<Pack, 'id' | 'is_before' | 'is_paused' | 'pack_count'>,
  usedUp?: UsedUp,
): UndrawableReason | null => {
  if (pack.pack_count === 0) return pack.is_before === '1' ? 'comingSoon' : 'soldOut';
  if (pack.is_paused === '1') return 'paused';
  if (pack.is_before === '1') return 'comingSoon';
  if (usedUp?.today.includes(pack.id)) return 'drawnToday';
  return usedUp?.list.includes(pack.id) ? 'limitReached' : null;
};

/** Returns the milliseconds until packs with a daily limit are sold again, at least 1000; false when no pack waits. */
export const computeMsUntilSoldAgain = (againAt: string | null | undefined, now: number): number | false =>
  againAt ? Math.max(Date.parse(againAt) - now, 1000) : false;

/** Parameters of an address that filter and sort packs. */
export const CHOICE = ['q', 'sort', 'min', 'max', 'payment', 'tag', 'drawable', 'favourites'] as const;

/** Returns the filters of an address as the query string for the shop; '' without filters. */
export const choiceOf = (query: URLSearchParams): string =>
  String(
    new URLSearchParams([...query].filter(([name, value]) => value && (CHOICE as readonly string[]).includes(name))),
  );

const MAX_DRAW_COUNT = 3000;
/** Below this stock, the remaining tickets can be bought at once. */
const ALL_BELOW = 100;

interface Stock {
  /** tickets left in the box */
  readonly pack_count: number;
  /** tickets in one purchase; 0 without a limit of the pack */
  readonly max_buy_count: number;
  /** tickets of one member in total; 0 without a limit */
  readonly can_limit: number;
}

const toTicketLimit = (limit: number): number => (limit > 0 ? limit : MAX_DRAW_COUNT);

/** Returns the maximum number of tickets in one purchase. The member's earlier purchases are known to the shop only. */
export const computeMaxCount = ({ pack_count, max_buy_count, can_limit }: Stock): number =>
  Math.min(pack_count, MAX_DRAW_COUNT, toTicketLimit(max_buy_count), toTicketLimit(can_limit));

const COUNTS = [1, 10, 100] as const;

export type CountChoice = (typeof COUNTS)[number] | 'all';

/** Returns the counts that have a button. Counts that the shop would refuse are left out. */
export const listCountChoices = (stock: Stock): CountChoice[] => {
  const max = computeMaxCount(stock);
  const counts: CountChoice[] = COUNTS.filter((count) => count <= max);
  const all = stock.pack_count > 0 && stock.pack_count < ALL_BELOW && stock.pack_count <= max;
  return all ? [...counts, 'all'] : counts;
};

/** Returns the initial count of the field: `num` of the address, clamped to the bounds. */
export const computePresetCount = (num: string | null, stock: Stock): number => {
  const max = computeMaxCount(stock);
  if (num === 'all') return max;
  const count = Math.floor(Number(num));
  return Math.min(max, Math.max(1, Number.isFinite(count) ? count : 1));
};

/** Returns the number of tickets of a choice. */
export const countOf = (choice: CountChoice, { pack_count }: Pick<Stock, 'pack_count'>): number =>
  choice === 'all' ? pack_count : choice;

/**
 * Parses a count typed into the field, including full-width digits. Returns null for a count that cannot be sold at
 * once.
 */
export const parseCount = (text: string, stock: Stock): number | null => {
  const digits = text.normalize('NFKC').trim();
  const count = /^\d+$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= computeMaxCount(stock) ? count : null;
};

/** Returns true for a pack that the shop has tagged as running out. */
export const isRunningOut = ({ tags }: Pick<Pack, 'tags'>): boolean => tags.some(({ id }) => id === 'few-left');

/** Returns the remaining share of a box or of a prize's tickets, 0 to 1. */
export const computeShareLeft = (left: number, total: number): number => (total > 0 ? Math.min(1, left / total) : 0);

/** Returns true for a card that can be converted to points. Cards of packs paid in coins are only shipped. */
export const isConvertible = ({ no_reduction }: { no_reduction: '0' | '1' }, method: PaymentMethod): boolean =>
  no_reduction === '0' && method === '1';

import type { Pack } from '../../../../services/catalog/wire/pack.contract.js';

/** '1' points, '2' coins. */
export type PaymentMethod = Pack['payment_method'];

/** Card type ids that stand for something else than a type. */
export const ALL_TYPES = '999998';
export const COMING_SOON = '9999';
export const NOTICES = '-1';

/** Why a pack cannot be drawn now. */
export type UndrawableReason = 'soldOut' | 'paused' | 'comingSoon' | 'limitReached' | 'drawnToday';

/** What a member has drawn of: packs of which they may draw no more, and those of them that are sold again tomorrow. */
export interface UsedUp {
  readonly list: readonly string[];
  readonly today: readonly string[];
}

/**
 * Why a pack cannot be drawn now; null where it can. Too few points are no reason: they can be bought.
 *
 * @param usedUp what this member can draw of no more
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

/** How many milliseconds until packs that are sold once a day are sold again; false where none waits for it. */
export const computeMsUntilSoldAgain = (againAt: string | null | undefined, now: number): number | false =>
  againAt ? Math.max(Date.parse(againAt) - now, 1000) : false;

/** What of an address chooses among the packs, and orders them. */
export const CHOICE = ['q', 'sort', 'min', 'max', 'payment', 'tag', 'drawable', 'favourites'] as const;

/** The choice that an address holds, as it is asked of the shop; '' where there is none. */
export const choiceOf = (query: URLSearchParams): string =>
  String(
    new URLSearchParams([...query].filter(([name, value]) => value && (CHOICE as readonly string[]).includes(name))),
  );

const MAX_DRAW_COUNT = 3000;
/** Below this many left in the box, all of them can be bought at once. */
const ALL_BELOW = 100;

interface Stock {
  /** tickets left in the box */
  readonly pack_count: number;
  /** tickets in one purchase, 0 no limit of the pack's own */
  readonly max_buy_count: number;
  /** tickets for one member in all, 0 no limit */
  readonly can_limit: number;
}

const within = (limit: number): number => (limit > 0 ? limit : MAX_DRAW_COUNT);

/** How many tickets one purchase may take at the most; what the member has taken before, only the shop knows. */
export const computeMaxCount = ({ pack_count, max_buy_count, can_limit }: Stock): number =>
  Math.min(pack_count, MAX_DRAW_COUNT, within(max_buy_count), within(can_limit));

const COUNTS = [1, 10, 100] as const;

export type CountChoice = (typeof COUNTS)[number] | 'all';

/** The counts that have a button of their own. A count that the shop must refuse has none. */
export const listCountChoices = (stock: Stock): CountChoice[] => {
  const max = computeMaxCount(stock);
  const counts: CountChoice[] = COUNTS.filter((count) => count <= max);
  const all = stock.pack_count > 0 && stock.pack_count < ALL_BELOW && stock.pack_count <= max;
  return all ? [...counts, 'all'] : counts;
};

/** The count that the field starts with: that of the address (`num`), brought within bounds. */
export const computePresetCount = (num: string | null, stock: Stock): number => {
  const max = computeMaxCount(stock);
  if (num === 'all') return max;
  const count = Math.floor(Number(num));
  return Math.min(max, Math.max(1, Number.isFinite(count) ? count : 1));
};

/** The number of tickets that a choice stands for. */
export const countOf = (choice: CountChoice, { pack_count }: Pick<Stock, 'pack_count'>): number =>
  choice === 'all' ? pack_count : choice;

/** The count that was typed into the field, wide digits too; null unless the shop may sell that many at once. */
export const parseCount = (text: string, stock: Stock): number | null => {
  const digits = text.normalize('NFKC').trim();
  const count = /^\d+$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= computeMaxCount(stock) ? count : null;
};

/** Whether the shop says that few are left. */
export const isRunningOut = ({ tags }: Pick<Pack, 'tags'>): boolean => tags.some(({ id }) => id === 'few-left');

/** The share of the box that is left, or of a prize's tickets among those left, 0 to 1. */
export const computeShareLeft = (left: number, total: number): number => (total > 0 ? Math.min(1, left / total) : 0);

/** Whether a card of a pack can be turned into points: what coins pay for is only shipped. */
export const isConvertible = ({ no_reduction }: { no_reduction: '0' | '1' }, method: PaymentMethod): boolean =>
  no_reduction === '0' && method === '1';

import type { Currency } from '../../kernel/money.js';
import { paymentMethodOf } from '../../platform/http/requests/codes.js';

interface Line {
  readonly account: string;
  readonly amount: number;
}

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'account' in value && 'amount' in value;

/** Computes the member's gain from ledger lines. The account of debts is left out. */
const gained = (lines: readonly Line[]): Record<string, number> => {
  const ownLines = lines.filter(({ account }) => account.startsWith('member:') && !account.endsWith(':owed'));
  const isCoin = ({ account }: Line): boolean => account.endsWith(':coin');
  const sum = (some: readonly Line[]): number => some.reduce((total, { amount }) => total + amount, 0);
  return ownLines.some(isCoin) ? { coins: sum(ownLines) } : { points: sum(ownLines) };
};

const detail = (name: string, value: unknown): Record<string, unknown> => {
  if (name === 'currency') return { paymentMethod: paymentMethodOf(value as Currency) };
  if (isPlain(value)) return { [name]: value };
  if (!Array.isArray(value)) return detailsOf(value as object);
  if (value.length > 0 && value.every(isLine)) return gained(value);
  return value.some((one) => typeof one === 'string') ? { [name]: value } : { [name]: value.length };
};

/**
 * Returns the readable details of an event. Plain values stay; nested values move up one level. Lists become their length,
 * ledger lines the member's gain, and the currency of a pack its code.
 */
export const detailsOf = (data: object): Record<string, unknown> =>
  Object.assign({}, ...Object.entries(data).map(([name, value]) => detail(name, value)));

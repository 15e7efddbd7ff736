import { toTokyoDay } from '../clock.js';
import type { Movement } from './cashbook.js';

/** Fee of each provider, per thousand of a payment. */
const FEE_PER_THOUSAND: Readonly<Record<string, number>> = { veritrans: 33, paypal: 36, amazonpay: 39 };

export const HEADER = 'date,order,reference,kind,yen,fee,net';

/** Returns the fee of a movement. Only payments have one, and a refund does not return it. */
export const feeOf = ({ provider, kind, yen }: Pick<Movement, 'provider' | 'kind' | 'yen'>): number =>
  kind === 'payment' ? Math.floor((yen * (FEE_PER_THOUSAND[provider] ?? 0)) / 1000) : 0;

const lineOf = (movement: Movement, extraFee: number): string => {
  const { order, reference, kind, at } = movement;
  const yen = kind === 'payment' ? movement.yen : -movement.yen;
  const fee = feeOf(movement) + extraFee;
  return [toTokyoDay(at), order, reference, kind, yen, fee, yen - fee].join(',');
};

/** Deliberate mistakes of a settlement. */
export interface Mistakes {
  /** An order that is left out. */
  readonly without?: string;
  /** An order that the shop does not know. */
  readonly surplus?: string;
  /** An order whose fee is ten yen too high. */
  readonly dearer?: string;
}

/** Builds the line with the totals of the other lines. */
const totalOf = (day: string, lines: readonly string[]): string => {
  const sum = (column: number) => lines.reduce((total, line) => total + Number(line.split(',')[column]), 0);
  return [day, '', '', 'total', sum(4), sum(5), sum(6)].join(',');
};

/**
 * Builds the settlement of one provider and day as CSV: each movement with its fee.
 *
 * @param total adds a line of totals at the end
 */
export const buildSettlement = (
  movements: readonly Movement[],
  provider: string,
  day: string,
  { total, ...mistakes }: Mistakes & { readonly total?: string } = {},
): string => {
  const lines = movements
    .filter((movement) => movement.provider === provider && toTokyoDay(movement.at) === day)
    .filter(({ order }) => order !== mistakes.without)
    .map((movement) => lineOf(movement, movement.order === mistakes.dearer ? 10 : 0));
  if (mistakes.surplus) lines.push([day, mistakes.surplus, mistakes.surplus, 'payment', 1000, 33, 967].join(','));
  const all = [HEADER, ...lines, ...(total ? [totalOf(day, lines)] : [])];
  return `${all.join('\r\n')}\r\n`;
};

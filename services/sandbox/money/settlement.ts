import { tokyoDay } from '../clock.js';
import type { Movement } from './cashbook.js';

/** What the providers keep of a payment, per thousand. */
const FEE_PER_THOUSAND: Readonly<Record<string, number>> = { veritrans: 33, paypal: 36, amazonpay: 39 };

export const HEADER = 'date,order,reference,kind,yen,fee,net';

/** A payment comes less its fee; what goes back goes whole, and the fee stays with the provider. */
export const feeOf = ({ provider, kind, yen }: Pick<Movement, 'provider' | 'kind' | 'yen'>): number =>
  kind === 'payment' ? Math.floor((yen * (FEE_PER_THOUSAND[provider] ?? 0)) / 1000) : 0;

const lineOf = (movement: Movement, extraFee: number): string => {
  const { order, reference, kind, at } = movement;
  const yen = kind === 'payment' ? movement.yen : -movement.yen;
  const fee = feeOf(movement) + extraFee;
  return [tokyoDay(at), order, reference, kind, yen, fee, yen - fee].join(',');
};

/** What may be wrong with a settlement on purpose. */
export interface Mistakes {
  /** An order that is left out. */
  readonly without?: string;
  /** An order of which the shop knows nothing. */
  readonly surplus?: string;
  /** An order whose fee is ten yen more. */
  readonly dearer?: string;
}

/** What the lines come to, as a line of its own. */
const totalOf = (day: string, lines: readonly string[]): string => {
  const sum = (column: number) => lines.reduce((total, line) => total + Number(line.split(',')[column]), 0);
  return [day, '', '', 'total', sum(4), sum(5), sum(6)].join(',');
};

/** One provider's day as CSV: every yen that moved, and its fee. @param total what the lines come to, at the end */
export const settlementOf = (
  movements: readonly Movement[],
  provider: string,
  day: string,
  { total, ...mistakes }: Mistakes & { readonly total?: string } = {},
): string => {
  const lines = movements
    .filter((movement) => movement.provider === provider && tokyoDay(movement.at) === day)
    .filter(({ order }) => order !== mistakes.without)
    .map((movement) => lineOf(movement, movement.order === mistakes.dearer ? 10 : 0));
  if (mistakes.surplus) lines.push([day, mistakes.surplus, mistakes.surplus, 'payment', 1000, 33, 967].join(','));
  const all = [HEADER, ...lines, ...(total ? [totalOf(day, lines)] : [])];
  return `${all.join('\r\n')}\r\n`;
};

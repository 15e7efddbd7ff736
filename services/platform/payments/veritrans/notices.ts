import { yen } from '../../../kernel/money.js';
import type { Hint } from '../payment-provider.js';

const FIRST = 0;

const suffixOf = (row: number): string => String(row).padStart(4, '0');

/**
 * Reads the rows of a webhook, which are numbered with four digits from `0000`.
 *
 * @returns null for an invalid webhook, or for test orders in a shop that takes money
 */
export const readHints = (raw: Buffer, isDummy: boolean): readonly Hint[] | null => {
  const fields = new URLSearchParams(raw.toString('utf8'));
  const [pushId, pushTime] = [fields.get('pushId'), fields.get('pushTime')];
  if (!pushId || !pushTime) return null;
  const hints: Hint[] = [];
  for (let row = FIRST; fields.has(`orderId${suffixOf(row)}`); row++) {
    const suffix = suffixOf(row);
    if (fields.get(`dummy${suffix}`) === '1' && !isDummy) return null;
    const amount = fields.get(`rcvAmount${suffix}`) ?? '';
    hints.push({
      noticeId: `${pushTime}-${pushId}-${suffix}`,
      paymentId: fields.get(`orderId${suffix}`)!,
      yen: /^\d{1,12}$/.test(amount) ? yen(Number(amount)) : null,
      dispute: null,
    });
  }
  return hints;
};

import { newId } from '../../services/kernel/ids.js';
import { coins, points, yen } from '../../services/kernel/money.js';
import type { TokyoDate } from '../../services/kernel/time.js';
import { recordPayment } from '../../services/payments/rows/payments.rows.js';
import type { PaymentEvent } from '../../services/payments/streams/payment.events.js';
import { paymentStream, paymentStreamOf } from '../../services/payments/streams/payment.state.js';
import { walletStreamOf } from '../../services/points/index.js';
import type { Console } from '../support/console.js';
import type { QuietShop } from '../support/quiet-shop.js';

export const PRICE = 3000;
export const FEE = 108;
const HEADER = 'date,order,reference,kind,yen,fee,net';

/** Pays this many orders at PayPal, without its pages. */
export const payOrders = async (quiet: QuietShop, count: number): Promise<readonly string[]> => {
  const { store } = quiet.shop;
  const { memberId } = await quiet.shop.person();
  const ids = Array.from({ length: count }, () => newId(quiet.now));
  await store.transact([walletStreamOf(memberId), ...ids.map(paymentStreamOf)], async (tx) => {
    const requestedAt = tx.now.toISOString();
    for (const paymentId of ids) {
      const of = { paymentId, memberId };
      const money = { yen: yen(PRICE), points: points(PRICE), bonusPoints: points(0), bonusCoins: coins(0) };
      const how = { courseId: newId(tx.now), method: 'paypal', provider: 'paypal', packId: null } as const;
      const receipt = { providerRef: paymentId, yen: yen(PRICE), at: requestedAt, via: 'notice' } as const;
      const events: PaymentEvent[] = [
        { type: 'PaymentRequested', data: { ...of, ...money, ...how, requestedAt, due: requestedAt } },
        { type: 'PaymentConfirmed', data: { ...of, ...receipt, creditedTo: 'wallet' } },
      ];
      const context = { commandId: `test/${paymentId}`, actor: 'test' };
      await recordPayment(tx, context, await tx.load(paymentStream, paymentId), events);
    }
  });
  return ids;
};

/** Builds the provider's file of a day with these orders. */
export const fileOf = (day: TokyoDate, orders: readonly string[]): string =>
  [HEADER, ...orders.map((id) => `${day},${id},R,payment,${PRICE},${FEE},${PRICE - FEE}`), ''].join('\n');

/** Imports a file as an owner does. @returns the report of the import, line by line */
export const importFile = async (owner: Console, file: string): Promise<string> => {
  const headers = { 'content-type': 'text/csv', 'accept-language': 'en' };
  return String((await owner.send('POST', 'settlements/import?provider=paypal&reason=daily', file, headers)).body);
};

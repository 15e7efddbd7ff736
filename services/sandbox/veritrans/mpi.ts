import { DAY_MS, MINUTE_MS } from '../clock.js';
import { ENDINGS, type EndState, endOf } from './mpi-endings.js';
import type { MpiOrder, Transaction } from './orders.js';
import type { Token } from './tokens.js';
import type { VeritransOrders } from './veritrans-orders.js';
import { pushMpi } from './webhooks.js';

const START_WITHIN_MS = 3 * MINUTE_MS;

/** Card payments with 3-D Secure: `created → at the issuer → authenticated or failed → authorised or declined by the card's centre`. */
export class MpiPayments {
  constructor(private readonly veritrans: VeritransOrders) {
    const { tasks } = veritrans.context;
    tasks.register('mpi-timeout', (id) => this.#timeOut(id));
    tasks.register('mpi-later', (id) => this.#decideLater(id));
    tasks.register('card-chargeback', (id) => this.#chargeBack(id));
  }

  begin(params: Readonly<Record<string, string>>, { scenario, cardNumber }: Token): MpiOrder {
    const { tasks } = this.veritrans.context;
    const id = params.orderId!;
    if (params.verifyTimeout)
      tasks.plan('mpi-timeout', id, this.veritrans.now + Number(params.verifyTimeout) * MINUTE_MS);
    const order: MpiOrder = {
      service: 'mpi',
      id,
      yen: Number(params.amount),
      dummy: params.dummyRequest!,
      pushUrl: this.veritrans.pushUrlOf(params),
      created: this.veritrans.now,
      transactions: [],
      state: 'created',
      option: params.serviceOptionType!,
      withCapture: params.withCapture === 'true',
      scenario,
      cardNumber,
      redirectionUri: params.redirectionUri!,
      resultLink: params.verifyResultLink ?? '1',
      startUntil: this.veritrans.now + START_WITHIN_MS,
      attempts: 0,
      mpiMstatus: '',
      cardMstatus: '',
      vResultCode: '',
      txnType: 'AuthorizeConfirm',
    };
    return this.veritrans.save(order);
  }

  /** Records that the member's browser is at the issuer. It may arrive once, within three minutes. */
  arrive(order: MpiOrder): MpiOrder {
    return this.veritrans.save({ ...order, startUntil: 0, state: order.state === 'created' ? 'at_acs' : order.state });
  }

  /** Records the decision of the issuer. */
  decide(order: MpiOrder, txnType: MpiOrder['txnType'], state: EndState = endOf(order)): MpiOrder {
    const { tasks, settings } = this.veritrans.context;
    tasks.drop('mpi-timeout', order.id);
    const { later, chargebackAfterDays } = order.scenario;
    const ended = this.#end({ ...order, txnType }, state);
    if (later && ended.mpiMstatus === 'success')
      tasks.plan('mpi-later', order.id, this.veritrans.now + settings.pendingMs);
    if (chargebackAfterDays !== null && state === 'captured')
      tasks.plan('card-chargeback', order.id, this.veritrans.now + chargebackAfterDays * DAY_MS);
    return ended;
  }

  /** Captures an authorised payment. */
  capture(order: MpiOrder): MpiOrder {
    this.veritrans.take(order, order.yen);
    return this.veritrans.save(
      { ...order, state: 'captured' },
      this.#transaction('Capture', 'success', order.yen, 'ac'),
    );
  }

  /** Refunds a payment, or a part of it; returns null when this amount is not left. */
  refund(order: MpiOrder, yen: number): MpiOrder | null {
    if (order.state === 'authorized')
      return this.veritrans.save(
        { ...order, state: 'cancelled' },
        this.#transaction('Cancel', 'success', order.yen, 'ac'),
      );
    if (order.state !== 'captured' && order.state !== 'part_cancelled') return null;
    const left = this.veritrans.refund(order, yen);
    if (left === null) return null;
    const state = left === 0 ? 'cancelled' : 'part_cancelled';
    return this.veritrans.save({ ...order, state }, this.#transaction('Cancel', 'success', yen, 'ac'));
  }

  #end(order: MpiOrder, state: EndState): MpiOrder {
    const ending = ENDINGS[state];
    const { mpiMstatus, cardMstatus, vResultCode } = ending;
    if (state === 'captured') this.veritrans.take(order, order.yen);
    const authentication = {
      command: 'Authorize',
      service: 'mpi',
      mstatus: mpiMstatus,
      vResultCode,
      yen: order.yen,
    } as const;
    const authorisation =
      cardMstatus === ''
        ? []
        : [this.#transaction('Authorize', cardMstatus, order.yen, order.withCapture ? 'ac' : 'a')];
    const ended = this.veritrans.save({ ...order, ...ending, state }, authentication, ...authorisation);
    pushMpi(this.veritrans, ended);
    return ended;
  }

  #timeOut(id: string): void {
    const order = this.veritrans.find(id, 'mpi');
    if (order?.state === 'created' || order?.state === 'at_acs')
      this.#end({ ...order, txnType: 'VerifyNotify' }, 'timed_out');
  }

  #decideLater(id: string): void {
    const order = this.veritrans.find(id, 'mpi');
    if (!order) return;
    if (order.scenario.later === 'failure') this.#end(order, 'reversed');
    else this.#end(order, order.withCapture ? 'captured' : 'authorized');
  }

  #chargeBack(id: string): void {
    const yen = this.veritrans.context.cashbook.refundableYen('veritrans', id);
    if (yen > 0)
      this.veritrans.context.cashbook.book({
        provider: 'veritrans',
        order: id,
        reference: id,
        kind: 'chargeback',
        yen,
      });
  }

  #transaction(command: string, mstatus: Transaction['mstatus'], yen: number, detail: string): Omit<Transaction, 'at'> {
    return { command, service: 'card', mstatus, vResultCode: ENDINGS.captured.vResultCode, yen, detail };
  }
}

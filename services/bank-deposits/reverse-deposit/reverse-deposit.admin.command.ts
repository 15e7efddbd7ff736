import { newId } from '../../kernel/ids.js';
import { Clock } from '../../kernel/time.js';
import { loadPaymentHoldings, PaymentTarget } from '../../payments/index.js';
import { CommandRequest } from '../../platform/console-api/commands/command.contract.js';
import { operatorCommand } from '../../platform/console-api/commands/declared-command.js';
import { EventStore } from '../../platform/store/event-store.js';
import { DepositTarget } from '../commands/deposit.target.js';
import { originalOf } from '../rows/match-context.rows.js';
import { decideReverseDeposit } from './reverse-deposit.decide.js';

/** Reverses a credited deposit that the sender's bank has reversed. */
export const reverseDeposit = operatorCommand({
  route: 'POST deposits/:id/reverse',
  permission: 'run-shop',
  request: CommandRequest,
  uses: { deposits: DepositTarget, payments: PaymentTarget, store: EventStore, clock: Clock },
  prepare: async ({ id, services: { deposits, store, clock } }) => ({
    refundId: newId(clock.now()),
    seen: await store.look(async (tx) => ((await deposits.load(tx, id)) ? originalOf(tx, id) : null)),
  }),
  target: DepositTarget,
  locks: async ({ services: { deposits, payments }, prepared: { seen } }) =>
    seen ? [...deposits.locksOf(seen.depositId), ...(await payments.locksOf(seen.paymentId))] : [],
  facts: async (_, { tx, services: { deposits, payments }, prepared: { seen } }) => {
    const reversed = seen && (await deposits.load(tx, seen.depositId));
    const paid = seen && (await payments.load(tx, seen.paymentId));
    return { reversed, paid, holdings: paid?.state.purchase ? await loadPaymentHoldings(tx, paid.state) : null };
  },
  decide: (line, { prepared: { refundId }, facts: { reversed, paid, holdings } }) =>
    decideReverseDeposit(line, { original: reversed?.state ?? null, payment: paid?.state ?? null, holdings, refundId }),
  apply: async ({ tx, context, services: { deposits, payments }, prepared: { seen }, facts, decided }) => {
    const { refund, original } = decided;
    const { reversed, paid } = facts;
    deposits.keep({ tx, context, id: seen!.depositId, loaded: reversed }, [original!]);
    // Each event is recorded with the payment as its predecessor left it.
    const of = { tx, context, id: seen!.paymentId };
    const state = await payments.keep({ ...of, loaded: paid }, [refund![0]]);
    await payments.keep({ ...of, loaded: { state, version: paid!.version! + 1 } }, [refund![1]]);
    return undefined;
  },
  audit: ({ decided }) => ({ amount: { value: decided.refund![0].data.yen, unit: 'points' } }),
});

import { type Yen, yen } from '../../kernel/money.js';
import type { Provider } from '../../payments/index.js';
import type { DepositEvent, DepositMatched, MatchedBy, PayoutMatched } from './deposit.events.js';
import type { Deposit } from './deposit.state.js';
import {
  buildAddedEntry,
  buildHeldEntry,
  buildPaidOutEntry,
  buildReleasedEntry,
  documentOf,
} from './deposit-entries.js';
import type { AwaitedTransfer, Earlier, Incoming, LineMatch } from './match-line.js';
import type { OpenPayout } from './open-payouts.js';

const lineOf = ({ depositId, yen: amount, bookedOn }: Pick<Deposit, 'depositId' | 'yen' | 'bookedOn'>) => ({
  depositId,
  yen: amount,
  bookedOn,
  document: documentOf(depositId),
});
const nothing = yen(0);
const over = (amount: Yen, payable: Yen): Yen => yen(Math.max(0, amount - payable));

const matched = (
  deposit: Pick<Deposit, 'depositId' | 'yen' | 'bookedOn'>,
  { paymentId, memberId }: Pick<AwaitedTransfer, 'paymentId' | 'memberId'>,
  overrides: Pick<DepositMatched['data'], 'by' | 'restYen' | 'shortYen' | 'lines'>,
): DepositMatched => ({ type: 'DepositMatched', data: { ...lineOf(deposit), paymentId, memberId, ...overrides } });

const payout = (
  deposit: Pick<Deposit, 'depositId' | 'yen' | 'bookedOn'>,
  provider: Provider,
  days: readonly OpenPayout[],
  overrides: Pick<PayoutMatched['data'], 'by' | 'lines'>,
): PayoutMatched => ({
  type: 'PayoutMatched',
  data: { ...lineOf(deposit), provider, days: days.map(({ day, yen }) => ({ day, yen })), ...overrides },
});

/** Returns the event of a new line for its stream. */
export const buildLineEvent = (line: Incoming, match: LineMatch): DepositEvent => {
  switch (match.kind) {
    case 'credit': {
      const restYen = match.parts.length > 0 ? nothing : over(line.yen, match.transfer.yen);
      return matched(line, match.transfer, {
        by: match.by,
        restYen,
        shortYen: nothing,
        lines: buildHeldEntry(restYen),
      });
    }
    case 'known':
      return matched(line, match.transfer, { by: 'confirmed-by-hand', restYen: nothing, shortYen: nothing, lines: [] });
    case 'payout': {
      const { provider, days } = match;
      return payout(line, provider, days, { by: 'payout', lines: buildPaidOutEntry(provider, line.yen) });
    }
    case 'hold': {
      const { because, paymentId } = match;
      // A reversal holds no money.
      const lines = because === 'reversal' ? [] : buildHeldEntry(line.yen);
      return { type: 'DepositHeld', data: { ...lineOf(line), because, paymentId, lines } };
    }
    case 'reverse':
      return { type: 'DepositReversed', data: { ...lineOf(line), lines: [] } };
  }
};

/** Returns the events of earlier deposits: parts that now complete a payment, and a reversed one. */
export const buildEarlierEvents = (
  match: LineMatch,
): readonly (readonly [depositId: string, event: DepositEvent])[] => {
  if (match.kind === 'reverse') {
    const { original } = match;
    return [
      [
        original.depositId,
        { type: 'DepositReversed', data: { ...lineOf(original), lines: buildReleasedEntry(original.yen) } },
      ],
    ];
  }
  if (match.kind !== 'credit') return [];
  const part = (one: Earlier): DepositEvent =>
    matched(one, match.transfer, {
      by: 'parts',
      restYen: nothing,
      shortYen: nothing,
      lines: buildReleasedEntry(one.yen),
    });
  return match.parts.map((one) => [one.depositId, part(one)] as const);
};

/** Builds the match of a held deposit with a payment. */
export const matchHeldDeposit = (
  deposit: Deposit,
  transfer: Pick<AwaitedTransfer, 'paymentId' | 'memberId' | 'yen'>,
  by: MatchedBy,
): DepositMatched => {
  const restYen = over(deposit.heldYen, transfer.yen);
  const shortYen = over(transfer.yen, deposit.heldYen);
  const used = yen(deposit.heldYen - restYen);
  return matched(deposit, transfer, {
    by,
    restYen,
    shortYen,
    lines: [...buildReleasedEntry(used), ...buildAddedEntry(shortYen)],
  });
};

/** Builds the match of a held deposit with a provider's payouts. */
export const matchHeldPayout = (deposit: Deposit, provider: Provider, days: readonly OpenPayout[]): PayoutMatched => {
  const lines = [...buildReleasedEntry(deposit.heldYen), ...buildPaidOutEntry(provider, deposit.heldYen)];
  return payout(deposit, provider, days, { by: 'operator', lines });
};

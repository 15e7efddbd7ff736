import { add, subtract, type Yen, yen } from '../../kernel/money.js';
import { type Stream, streamIdOf } from '../../kernel/stream.js';
import { type DepositEvent, depositEvents, type HeldBecause, type MatchedBy } from './deposit.events.js';

/** `held` means that the house holds a part of it, or that an operator must decide. */
export type DepositStatus = 'none' | 'held' | 'matched' | 'returned' | 'ignored' | 'reversed';

/** The state of a deposit, folded from its events. */
export interface Deposit {
  readonly depositId: string;
  readonly status: DepositStatus;
  /** The amount of the line. */
  readonly yen: Yen;
  /** A day in Tokyo; '' before there is one. */
  readonly bookedOn: string;
  /** The part that the house holds. */
  readonly heldYen: Yen;
  readonly because: HeldBecause | null;
  readonly by: MatchedBy | null;
  /** The payment that it belongs to, or that it names. */
  readonly paymentId: string | null;
  /** It, or a part of it, has paid for that payment. */
  readonly isCredited: boolean;
  /** The payments that it, or a part of it, has paid for, with the amounts, and the fees that the shop added. */
  readonly paidFor: readonly { readonly paymentId: string; readonly yen: Yen; readonly shortYen: Yen }[];
}

/** Returns the amount that an entry moves into suspense. */
const heldBy = ({ data }: DepositEvent): Yen =>
  data.lines.filter(({ account }) => account === 'suspense').reduce((sum, { amount }) => add(sum, yen(amount)), yen(0));

const evolve = (before: Deposit, event: DepositEvent): Deposit => {
  const heldYen = add(before.heldYen, heldBy(event));
  const deposit = { ...before, heldYen };
  const { type, data } = event;
  switch (type) {
    case 'DepositHeld': {
      const { yen: amount, bookedOn, because, paymentId } = data;
      return { ...deposit, status: 'held', yen: amount, bookedOn, because, paymentId };
    }
    case 'DepositMatched': {
      const { yen: amount, bookedOn, by, paymentId, restYen, shortYen } = data;
      const there = before.heldYen > 0 ? before.heldYen : amount;
      const paidFor = [...before.paidFor, { paymentId, yen: add(subtract(there, restYen), shortYen), shortYen }];
      const isLeft = heldYen > 0;
      const status = isLeft ? ('held' as const) : ('matched' as const);
      const because = isLeft ? ('too-much' as const) : null;
      return { ...deposit, status, yen: amount, bookedOn, because, by, paymentId, isCredited: true, paidFor };
    }
    case 'PayoutMatched':
      return { ...deposit, status: 'matched', yen: data.yen, bookedOn: data.bookedOn, because: null, by: data.by };
    case 'DepositReturned':
      return { ...deposit, status: 'returned' };
    case 'DepositIgnored':
      return { ...deposit, status: 'ignored' };
    case 'DepositReversed':
      return { ...deposit, status: 'reversed', yen: data.yen, bookedOn: data.bookedOn };
  }
};

export const depositStream: Stream<Deposit, DepositEvent> = {
  prefix: 'deposit',
  events: depositEvents,
  initial: (depositId) => ({
    depositId,
    status: 'none',
    yen: yen(0),
    bookedOn: '',
    heldYen: yen(0),
    because: null,
    by: null,
    paymentId: null,
    isCredited: false,
    paidFor: [],
  }),
  evolve,
};

export const depositStreamOf = (depositId: string): string => streamIdOf(depositStream, depositId);

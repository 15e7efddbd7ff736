import { describe, expect, it } from '@jest/globals';
import { yen } from '../../kernel/money.js';
import type { TokyoDate } from '../../kernel/time.js';
import {
  type AwaitedTransfer,
  applyMatch,
  type Earlier,
  type Incoming,
  type MatchContext,
  matchLine,
} from './match-line.js';
import type { OpenPayout } from './open-payouts.js';

const day = (date: number) => `2026-11-${date}` as TokyoDate;
const line = (overrides: Partial<Incoming> = {}): Incoming => ({
  depositId: 'd1',
  bookedOn: day(20),
  enquiry: '7',
  yen: yen(3000),
  isReversal: false,
  number: '12345',
  key: 'ヤマダ',
  ...overrides,
});
const transfer = (overrides: Partial<AwaitedTransfer> = {}): AwaitedTransfer => ({
  paymentId: 'p1',
  memberId: 'm1',
  yen: yen(3000),
  status: 'awaiting',
  requestedOn: day(19),
  dueOn: day(24),
  number: '12345',
  key: 'ヤマダ',
  isByHand: false,
  ...overrides,
});
const earlier = (overrides: Partial<Earlier> = {}): Earlier => ({
  ...line({ depositId: 'd0', enquiry: '6', yen: yen(1000) }),
  isHeld: true,
  paymentId: null,
  isCredited: false,
  ...overrides,
});
const NO_PAYERS = { payers: new Map(), payouts: [] };
const match = (one: Incoming, transfers: readonly AwaitedTransfer[], before: readonly Earlier[] = []) =>
  matchLine(one, { ...NO_PAYERS, transfers, earlier: before });
const held = (because: string, paymentId: string | null = null) => ({ kind: 'hold', because, paymentId });
const nameless = { number: null };

describe('a line with a number', () => {
  it('matches its payment by number and amount, from any sender, also late', () => {
    const credit = { kind: 'credit', by: 'number', parts: [] };
    expect(match(line({ key: 'タナカ' }), [transfer()])).toMatchObject(credit);
    expect(match(line(), [transfer({ status: 'expired' })])).toMatchObject(credit);
    expect(match(line({ yen: yen(5000) }), [transfer()])).toMatchObject(credit);
  });

  it.each<[string, Partial<Incoming>, readonly AwaitedTransfer[], unknown]>([
    ['is too little', { yen: yen(2999) }, [transfer()], held('too-little', 'p1')],
    ['comes once more', {}, [transfer({ status: 'paid' })], held('paid-already', 'p1')],
    ['is nobody’s', { number: '99999' }, [transfer()], held('unknown-number')],
    ['was booked before it was asked for', { bookedOn: day(18) }, [transfer()], held('unknown-number')],
    [
      'is of two, and neither by name',
      { key: 'タナカ' },
      [transfer(), transfer({ paymentId: 'p2' })],
      held('several-payments'),
    ],
  ])('stays held: %s', (_, overrides, transfers, expected) =>
    expect(match(line(overrides), transfers)).toEqual(expected),
  );

  it('matches by name if two payments have the number', () => {
    const other = transfer({ paymentId: 'p2', key: 'タナカ', status: 'paid' });
    expect(match(line(), [other, transfer()])).toMatchObject({ kind: 'credit', transfer: { paymentId: 'p1' } });
  });

  it('matches a manually confirmed payment once, in its amount', () => {
    const byHand = transfer({ status: 'paid', isByHand: true });
    expect(match(line(), [byHand])).toMatchObject({ kind: 'known' });
    expect(match(line({ yen: yen(2000) }), [byHand])).toEqual(held('paid-already', 'p1'));
  });
});

describe('a line without a number', () => {
  it('matches the only open payment of its name and amount', () => {
    expect(match(line(nameless), [transfer(), transfer({ paymentId: 'p2', yen: yen(500) })])).toMatchObject({
      kind: 'credit',
      by: 'name',
      transfer: { paymentId: 'p1' },
    });
    expect(match(line(nameless), [transfer({ status: 'paid', isByHand: true })])).toMatchObject({ kind: 'known' });
  });

  it.each<[string, Partial<Incoming>, readonly AwaitedTransfer[], unknown]>([
    ['of two of them', {}, [transfer(), transfer({ paymentId: 'p2' })], held('several-payments')],
    ['of another name', { key: 'タナカ' }, [transfer()], held('no-payment')],
    ['of no name', { key: '' }, [transfer({ key: '' })], held('no-payment')],
    ['more than it', { yen: yen(3001) }, [transfer()], held('no-payment', 'p1')],
    ['less than it', { yen: yen(2999) }, [transfer()], held('too-little', 'p1')],
    ['of one that has expired', {}, [transfer({ status: 'expired' })], held('no-payment')],
    ['before it was asked for', { bookedOn: day(18) }, [transfer()], held('no-payment')],
  ])('stays held: %s', (_, overrides, transfers, expected) =>
    expect(match(line({ ...nameless, ...overrides }), transfers)).toEqual(expected),
  );
});

describe('parts of a payment', () => {
  it.each([{}, nameless])('match once they add up to it: %j', (overrides) => {
    const first = earlier(overrides);
    const expected = { kind: 'credit', by: 'parts', parts: [first] };
    expect(match(line({ yen: yen(2000), ...overrides }), [transfer()], [first])).toMatchObject(expected);
  });

  it.each<[string, Partial<Incoming>, Earlier]>([
    ['they are too much together', { yen: yen(2500) }, earlier()],
    ['one was returned', { yen: yen(2000) }, earlier({ isHeld: false })],
    ['one is of another sender', { yen: yen(2000) }, earlier({ number: '54321' })],
    ['it is too late', { yen: yen(2000), bookedOn: day(25) }, earlier()],
  ])('stay held if %s', (_, overrides, first) =>
    expect(match(line(overrides), [transfer()], [first])).toEqual(held('too-little', 'p1')),
  );
});

describe('a line with the name of a provider', () => {
  const settled = (date: number, amount: number): OpenPayout => ({
    provider: 'paypal',
    day: day(date),
    yen: yen(amount),
  });
  const context = (payouts: readonly OpenPayout[], transfers: readonly AwaitedTransfer[] = []): MatchContext => ({
    transfers,
    earlier: [],
    payers: new Map([['ペイパル', 'paypal']]),
    payouts,
  });
  const paidOut = line({ ...nameless, key: 'ペイパル' });

  it('pays out the sum of its open days once', () => {
    const days = [settled(17, 1000), settled(18, 2000)];
    const payout = matchLine(paidOut, context(days));
    expect(payout).toEqual({ kind: 'payout', provider: 'paypal', days });
    const after = applyMatch(context(days), paidOut, payout);
    expect(matchLine({ ...paidOut, depositId: 'd2' }, after)).toEqual(held('no-payout'));
  });

  it.each<[string, readonly OpenPayout[]]>([
    ['none of its days comes to it', [settled(17, 2999)]],
    ['two of them do', [settled(17, 3000), settled(18, 3000)]],
    ['they are another provider’s', [{ ...settled(17, 3000), provider: 'amazon-pay' }]],
    ['it is settled later', [settled(21, 3000)]],
  ])('stays held if %s', (_, payouts) => expect(matchLine(paidOut, context(payouts))).toEqual(held('no-payout')));

  it('matches a member of that name if no day fits', () => {
    const namedTransfer = transfer({ key: 'ペイパル' });
    expect(matchLine(paidOut, context([settled(17, 2999)], [namedTransfer]))).toMatchObject({
      kind: 'credit',
      by: 'name',
    });
  });

  it('matches the payment whose number it has', () => {
    const numbered = matchLine(line({ key: 'ペイパル' }), context([settled(17, 3000)], [transfer()]));
    expect(numbered).toMatchObject({ kind: 'credit', by: 'number' });
  });
});

describe('a reversal', () => {
  const back = line({ isReversal: true, depositId: 'd2' });
  const original = earlier({ ...line(), depositId: 'd1' });

  it('ends a held line', () => expect(match(back, [], [original])).toEqual({ kind: 'reverse', original }));

  it('needs an operator if its line was credited or is unknown', () => {
    expect(match(back, [], [{ ...original, isCredited: true, isHeld: false, paymentId: 'p1' }])).toEqual(
      held('reversal', 'p1'),
    );
    expect(match(back, [transfer()])).toEqual(held('reversal'));
  });

  it('needs an operator if it may belong to either of two', () => {
    expect(match(back, [], [original, { ...original, depositId: 'd3' }])).toEqual(held('reversal'));
  });
});

it('matches nothing twice', () => {
  const first = line();
  let context: MatchContext = { ...NO_PAYERS, transfers: [transfer()], earlier: [] };
  context = applyMatch(context, first, matchLine(first, context));
  const again = line({ depositId: 'd2', enquiry: '8' });
  expect(matchLine(again, context)).toEqual(held('paid-already', 'p1'));
  context = applyMatch(context, again, matchLine(again, context));
  const back = line({ depositId: 'd3', enquiry: '8', isReversal: true });
  const reverse = matchLine(back, context);
  expect(reverse).toMatchObject({ kind: 'reverse', original: { depositId: 'd2' } });
  context = applyMatch(context, back, reverse);
  expect(matchLine({ ...back, depositId: 'd4' }, context)).toEqual(held('reversal'));
});

import { describe, expect, it } from '@jest/globals';
import { yen } from '../../kernel/money.js';
import type { TokyoDate } from '../../kernel/time.js';
import type { AwaitedTransfer } from './match-line.js';
import { editDistance, suggestPayments } from './suggest-payments.js';

const transfer = (paymentId: string, overrides: Partial<AwaitedTransfer> = {}): AwaitedTransfer => ({
  paymentId,
  memberId: 'm',
  yen: yen(3000),
  status: 'awaiting',
  requestedOn: '2026-11-19' as TokyoDate,
  dueOn: '2026-11-24' as TokyoDate,
  number: null,
  key: 'スズキ',
  isByHand: false,
  ...overrides,
});
const suggest = (transfers: readonly AwaitedTransfer[], heldYen = 3000) =>
  suggestPayments({ number: '12345', key: 'ヤマダタロウ', heldYen: yen(heldYen) }, transfers).map(
    ({ transfer: { paymentId }, reasons, shortYen }) => [paymentId, reasons, shortYen],
  );

describe('suggested payments of a deposit', () => {
  it('include reasons, the strongest first', () => {
    expect(
      suggest([
        transfer('amount'),
        transfer('like', { key: 'ヤマダジロウ' }),
        transfer('number', { number: '12345', yen: yen(2000) }),
        transfer('name', { key: 'ヤマダタロウ' }),
      ]),
    ).toEqual([
      ['name', ['name', 'amount'], 0],
      ['number', ['number'], 0],
      ['like', ['amount', 'similar-name'], 0],
      ['amount', ['amount'], 0],
    ]);
  });

  it('can lack a fee, but no more', () => {
    expect(suggest([transfer('fee'), transfer('more', { yen: yen(3001), number: '12345' })], 2120)).toEqual([
      ['fee', ['fee'], 880],
    ]);
  });

  it('exclude paid ones, except manually confirmed ones', () => {
    const paid = transfer('paid', { status: 'paid', number: '12345' });
    expect(suggest([paid, transfer('hand', { status: 'paid', isByHand: true })])).toEqual([
      ['hand', ['confirmed-by-hand', 'amount'], 0],
    ]);
  });

  it('include at most five', () => {
    expect(suggest(Array.from({ length: 9 }, (_, i) => transfer(`p${i}`)))).toHaveLength(5);
  });
});

it.each([
  ['', '', 0],
  ['ヤマダ', 'ヤマタ', 1],
  ['ヤマダ', 'ヤマダタロウ', 3],
])('computes the distance between %s and %s as %i', (one, other, steps) =>
  expect(editDistance(one, other)).toBe(steps),
);

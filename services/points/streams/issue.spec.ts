import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { points } from '../../kernel/money.js';
import { type ConversionLife, convertToPoints, expiryOf, issuePoints, type PaidFrom } from './issue.js';
import { EARLY, LATE, MEMBER, MIDDLE } from './wallet.fixture.js';

const at = new Date('2026-04-01T12:00:00+09:00');
const anew = '2026-10-01T03:00:00.000Z';
const from = (lotId: string, kind: 'paid' | 'free', amount: number, expiresAt = MIDDLE): PaidFrom => ({
  lotId,
  kind,
  amount: points(amount),
  expiresAt,
});
const convert = (amount: number, paidFrom: readonly PaidFrom[], life: ConversionLife = 'new') =>
  convertToPoints(MEMBER, points(amount), paidFrom, at, life, (kind) => `new-${kind}`);
const shares = (amount: number, paidFrom: readonly PaidFrom[]) =>
  convert(amount, paidFrom).lots.map((lot) => [lot.kind, lot.amount]);

describe('life of points', () => {
  it.each([
    ['2026-04-01T12:00:00+09:00', '2026-10-01T12:00:00+09:00'],
    ['2026-08-31T23:59:59.999+09:00', '2027-02-28T23:59:59.999+09:00'],
    ['2027-08-30T00:00:00+09:00', '2028-02-29T00:00:00+09:00'],
    // In Tokyo it is already the 1st.
    ['2026-03-31T15:00:00Z', '2026-09-30T15:00:00Z'],
  ])('lasts six calendar months of Tokyo: from %s to %s', (issuedAt, expiresAt) => {
    expect(expiryOf(new Date(issuedAt))).toEqual(new Date(expiresAt));
  });
});

describe('issuing points', () => {
  it("moves them from one of the house's accounts into a lot of the member's", () => {
    expect(
      issuePoints(MEMBER, { lotId: 'l', kind: 'paid', amount: points(7), issuedAt: at, from: 'provider:card' }),
    ).toEqual({
      lots: [{ lotId: 'l', kind: 'paid', amount: 7, issuedAt: at.toISOString(), expiresAt: anew, parents: [] }],
      lines: [
        { account: 'provider:card', lot: null, amount: -7 },
        { account: 'member:m1:paid', lot: 'l', amount: 7 },
      ],
    });
  });
});

describe('points given back for cards', () => {
  it('have the share that was paid with bought points, rounded down; the rest is free', () => {
    const paidFrom = [from('p', 'paid', 1), from('f', 'free', 2)];
    expect(shares(100, paidFrom)).toEqual([
      ['paid', 33],
      ['free', 67],
    ]);
    expect(shares(3, paidFrom)).toEqual([
      ['paid', 1],
      ['free', 2],
    ]);
  });

  it.each([
    ['all bought', [from('p', 'paid', 300)], [['paid', 50]]],
    ['all free', [from('f', 'free', 300)], [['free', 50]]],
    ['a share that rounds to none', [from('p', 'paid', 1), from('f', 'free', 99)], [['free', 50]]],
    ['nothing, as with coins', [], [['free', 50]]],
  ])('return in the kind that paid the draw: %s', (_, paidFrom, expected) => {
    expect(shares(50, paidFrom)).toEqual(expected);
  });

  it('have an exact amount beyond the precision of floating-point numbers', () => {
    const paidFrom = [from('p', 'paid', 2_000_000_001), from('f', 'free', 2_000_000_000)];
    expect(shares(2_000_000_000, paidFrom)[0]).toEqual(['paid', 1_000_000_000]);
    expect(shares(9_000_000_000_000_000, [from('p', 'paid', 2), from('f', 'free', 1)])[0]).toEqual([
      'paid',
      6_000_000_000_000_000,
    ]);
  });

  it('keep the lots that paid the draw as parents, by kind', () => {
    const issue = convert(90, [from('p1', 'paid', 10), from('f', 'free', 20), from('p2', 'paid', 30)]);
    expect(issue.lots).toMatchObject([
      {
        lotId: 'new-paid',
        amount: 60,
        parents: [
          { lotId: 'p1', amount: 10 },
          { lotId: 'p2', amount: 30 },
        ],
      },
      { lotId: 'new-free', amount: 30, parents: [{ lotId: 'f', amount: 20 }] },
    ]);
    expect(issue.lines).toEqual([
      { account: 'conversion', lot: null, amount: -60 },
      { account: 'member:m1:paid', lot: 'new-paid', amount: 60 },
      { account: 'conversion', lot: null, amount: -30 },
      { account: 'member:m1:free', lot: 'new-free', amount: 30 },
    ]);
  });

  it("expire six months after the conversion with the life 'new'", () => {
    const { lots } = convert(90, [from('p', 'paid', 10, EARLY), from('f', 'free', 20, LATE)], 'new');
    expect(lots.map((lot) => [lot.issuedAt, lot.expiresAt])).toEqual([
      [at.toISOString(), anew],
      [at.toISOString(), anew],
    ]);
  });

  it("expire with the first of the lots of their kind with the life 'inherit'", () => {
    const paidFrom = [from('p1', 'paid', 10, LATE), from('p2', 'paid', 10, MIDDLE), from('f', 'free', 20, EARLY)];
    expect(convert(90, paidFrom, 'inherit').lots.map((lot) => [lot.kind, lot.expiresAt])).toEqual([
      ['paid', MIDDLE],
      ['free', EARLY],
    ]);
  });

  it("expire after six months with the life 'inherit' but no parent", () => {
    expect(convert(90, [], 'inherit').lots[0]!.expiresAt).toBe(anew);
  });

  it('sum to the amount for any lots, and the lines to zero', () => {
    const lot = fc.tuple(fc.constantFrom('paid' as const, 'free' as const), fc.integer({ min: 1, max: 1_000_000 }));
    fc.assert(
      fc.property(fc.array(lot), fc.integer({ min: 1, max: 10_000_000 }), (paidFrom, amount) => {
        const { lots, lines } = convert(
          amount,
          paidFrom.map(([kind, paid], i) => from(`l${i}`, kind, paid)),
        );
        expect(lots.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
        expect(lots.every((one) => one.amount > 0)).toBe(true);
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(0);
      }),
      { seed: 20_260_402, numRuns: 300 },
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../kernel/event.js';
import { coins, type Points, points } from '../../kernel/money.js';
import type { WalletEvent } from '../../points/index.js';
import { explainBalance } from './explain-balance.js';

const at = (day: number) => new Date(`2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`);
const PAID = 'member:m1:paid';
const document = { kind: 'grant' as const, id: 'g' };

const recorded = (event: WalletEvent, version: number, day: number): RecordedEvent<WalletEvent> => ({
  ...event,
  streamId: 'wallet-m1',
  streamVersion: version,
  eventId: `e${version}`,
  schemaVersion: 1,
  partitionKey: 'm1',
  actor: 'operator:o1',
  correlationId: `c${version}`,
  causationId: null,
  effectiveAt: at(day),
  recordedAt: at(day),
});

const issued = (lotId: string, amount: number, expires: number, parents: { lotId: string; amount: Points }[] = []) =>
  ({
    type: 'PointsIssued',
    data: {
      memberId: 'm1',
      document,
      lines: [
        { account: 'promotion', lot: null, amount: points(-amount) },
        { account: PAID, lot: lotId, amount: points(amount) },
      ],
      lots: [
        {
          lotId,
          kind: 'paid',
          amount: points(amount),
          issuedAt: at(1).toISOString(),
          expiresAt: at(expires).toISOString(),
          parents,
        },
      ],
    },
  }) as const satisfies WalletEvent;

const spent = (...parts: [string, number][]): WalletEvent => ({
  type: 'PointsSpent',
  data: {
    memberId: 'm1',
    document: { kind: 'draw', id: 'd1' },
    lines: [
      ...parts.map(([lot, amount]) => ({ account: PAID, lot, amount: points(-amount) })),
      { account: 'sales', lot: null, amount: points(parts.reduce((sum, [, amount]) => sum + amount, 0)) },
    ],
  },
});

const coinsIssued = (amount: number): WalletEvent => ({
  type: 'CoinsIssued',
  data: {
    memberId: 'm1',
    document,
    lines: [
      { account: 'promotion', lot: null, amount: coins(-amount) },
      { account: 'member:m1:coin', lot: null, amount: coins(amount) },
    ],
  },
});

const story = [
  recorded(issued('late', 500, 20), 1, 1),
  recorded(issued('early', 300, 10, [{ lotId: 'late', amount: points(9) }]), 2, 2),
  recorded(spent(['early', 300], ['late', 50]), 3, 3),
  recorded(coinsIssued(7), 4, 4),
];

describe('an explained balance', () => {
  it('lists lots, the first to expire first, each with its lines', () => {
    const { paid, free, coins: coinsLeft, lots, coin_lines } = explainBalance(story, at(5));
    expect([paid, free, coinsLeft]).toEqual([450, 0, 7]);
    expect(lots.map((lot) => [lot.lot_id, lot.issued, lot.left])).toEqual([
      ['early', 300, 0],
      ['late', 500, 450],
    ]);
    expect(lots[1]!.lines.map((line) => [line.id, line.amount, line.kind, line.document])).toEqual([
      ['e1.1', 500, 'grant', 'g'],
      ['e3.1', -50, 'draw', 'd1'],
    ]);
    expect(lots[0]!.parents).toEqual([{ lot_id: 'late', amount: points(9) }]);
    expect(coin_lines).toEqual([expect.objectContaining({ id: 'e4.1', amount: 7, actor: 'operator:o1' })]);
  });

  it('includes the whole instant', () => {
    expect(explainBalance(story, at(2)).paid).toBe(800);
    expect(explainBalance(story, new Date(at(2).getTime() - 1))).toMatchObject({ paid: 500, coins: 0 });
    expect(explainBalance(story, at(3)).paid).toBe(450);
    expect(explainBalance(story, new Date(0))).toEqual({ paid: 0, free: 0, coins: 0, lots: [], coin_lines: [] });
  });

  it('marks expired lots', () => {
    const isOver = (day: number) => explainBalance(story, at(day)).lots.map((lot) => lot.is_over);
    expect(isOver(9)).toEqual([false, false]);
    expect(isOver(10)).toEqual([true, false]);
  });
});

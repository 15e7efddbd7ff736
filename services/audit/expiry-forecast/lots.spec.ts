import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../kernel/event.js';
import { foldRows } from '../../platform/projections/rows.js';
import { lotsProjection } from './lots.projection.js';

const MEMBER = 'm1';
/** Half an hour after midnight of Tokyo, still the day before by UTC. */
const EXPIRES_AT = '2026-09-30T15:30:00.000Z';

const line = (lot: string, kind: 'paid' | 'free', amount: number) => ({ account: `member:m1:${kind}`, lot, amount });
const entry = (type: string, lines: object[], lots: object[] = []) =>
  ({
    type,
    data: { memberId: MEMBER, lines: [...lines, { account: 'house', lot: null, amount: 0 }], lots },
  }) as unknown as RecordedEvent;

const issued = entry(
  'PointsIssued',
  [line('a', 'paid', 300), line('b', 'free', 50)],
  ['a', 'b'].map((lotId) => ({ lotId, expiresAt: EXPIRES_AT })),
);
const spent = entry('PointsSpent', [line('b', 'free', -50), line('a', 'paid', -100)]);
const expired = entry('PointsExpired', [line('a', 'paid', -200)]);

const rowsAfter = (...events: RecordedEvent[]) => [...foldRows(lotsProjection, new Map(), events).values()];
const lot = (lot_id: string, left: object) => ({ lot_id, member_id: MEMBER, expires_on: '2026-10-01', ...left });

describe('the lots of points', () => {
  it.each([
    ['issued', [issued], { paid: 300, free: 0, lots: 1 }, { paid: 0, free: 50, lots: 1 }],
    ['spent from', [issued, spent], { paid: 200, free: 0, lots: 1 }, { paid: 0, free: 0, lots: 0 }],
    ['out of time', [issued, spent, expired], { paid: 0, free: 0, lots: 0 }, { paid: 0, free: 0, lots: 0 }],
  ])('say what is left when they are %s', (_, events, a, b) => {
    expect(rowsAfter(...events)).toEqual([lot('a', a), lot('b', b)]);
  });

  it('have no row before they are issued', () => {
    expect(rowsAfter(expired)).toEqual([null]);
  });
});

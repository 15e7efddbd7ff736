import { describe, expect, it } from '@jest/globals';
import type { TokyoDate } from '../../kernel/time.js';
import { buildForfeited, buildParcel, buildRequested, buildReturned, buildShipped } from '../streams/parcel.fixture.js';
import { decideMarkReturned } from './mark-returned.decide.js';

const today = '2026-01-15' as TokyoDate;
const history = [buildRequested('s1', 'd1'), buildShipped('s1', 'd1')];

describe('a parcel that comes back', () => {
  it('stays for thirty days', () => {
    expect(decideMarkReturned(buildParcel(history), today).events).toEqual([
      {
        type: 'ShipmentReturned',
        data: { shipmentId: 's1', memberId: 'm1', drawIds: ['d1'], keptUntil: '2026-02-14' },
      },
    ]);
  });

  it.each([
    ['that was never sent', history.slice(0, 1), 'NotShipped'],
    ['that is back already', [...history, buildReturned('s1')], 'Returned'],
    ['that is forfeited', [...history, buildReturned('s1'), buildForfeited('s1')], 'Forfeited'],
  ] as const)('refuses %s', (_, facts, code) => {
    expect(decideMarkReturned(buildParcel([...facts]), today).refusal).toEqual({ code });
  });
});

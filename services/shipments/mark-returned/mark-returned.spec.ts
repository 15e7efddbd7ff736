import { describe, expect, it } from '@jest/globals';
import type { TokyoDate } from '../../kernel/time.js';
import { forfeited, parcel, requested, returned, shipped } from '../streams/parcel.fixture.js';
import { decideMarkReturned } from './mark-returned.decide.js';

const today = '2026-01-15' as TokyoDate;
const history = [requested('s1', 'd1'), shipped('s1', 'd1')];

describe('a parcel that comes back', () => {
  it('is kept for thirty days', () => {
    expect(decideMarkReturned(parcel(history), today).events).toEqual([
      {
        type: 'ShipmentReturned',
        data: { shipmentId: 's1', memberId: 'm1', drawIds: ['d1'], keptUntil: '2026-02-14' },
      },
    ]);
  });

  it.each([
    ['that was never sent', history.slice(0, 1), 'NotShipped'],
    ['that is back already', [...history, returned('s1')], 'Returned'],
    ['that is forfeited', [...history, returned('s1'), forfeited('s1')], 'Forfeited'],
  ] as const)('is none %s', (_, facts, code) => {
    expect(decideMarkReturned(parcel([...facts]), today).refusal).toEqual({ code });
  });
});

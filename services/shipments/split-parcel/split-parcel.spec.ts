import { describe, expect, it } from '@jest/globals';
import { combined, parcel, requested, shipped, split } from '../streams/parcel.fixture.js';
import { decideSplitParcel } from './split-parcel.decide.js';

const two = [
  [requested('s1', 'd1'), combined('s1', 's1', 's2')],
  [requested('s2', 'd2'), combined('s2', 's1', 's2')],
];

describe('splitting a parcel', () => {
  it('lets each shipment go by itself', () => {
    expect(decideSplitParcel(parcel(...two)).events).toEqual([split('s1'), split('s2')]);
    const [, second] = two;
    expect(parcel([...second!, split('s2')])[0].parcelId).toBe('s2');
  });

  it('is refused for one alone, and for one that has gone', () => {
    expect(decideSplitParcel(parcel([requested('s1', 'd1')])).refusal).toEqual({ code: 'NotCombined' });
    const gone = two.map((history, i) => [...history, shipped(`s${i + 1}`, 'd1')]);
    expect(decideSplitParcel(parcel(...gone)).refusal).toEqual({ code: 'AlreadySent' });
  });
});

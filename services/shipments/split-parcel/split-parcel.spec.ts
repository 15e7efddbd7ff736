import { describe, expect, it } from '@jest/globals';
import { buildCombined, buildParcel, buildRequested, buildShipped, split } from '../streams/parcel.fixture.js';
import { decideSplitParcel } from './split-parcel.decide.js';

const two = [
  [buildRequested('s1', 'd1'), buildCombined('s1', 's1', 's2')],
  [buildRequested('s2', 'd2'), buildCombined('s2', 's1', 's2')],
];

describe('splitting a parcel', () => {
  it('makes each shipment a parcel', () => {
    expect(decideSplitParcel(buildParcel(...two)).events).toEqual([split('s1'), split('s2')]);
    const [, second] = two;
    expect(buildParcel([...second!, split('s2')])[0].parcelId).toBe('s2');
  });

  it('refuses a single shipment, and a parcel that was sent', () => {
    expect(decideSplitParcel(buildParcel([buildRequested('s1', 'd1')])).refusal).toEqual({ code: 'NotCombined' });
    const gone = two.map((history, i) => [...history, buildShipped(`s${i + 1}`, 'd1')]);
    expect(decideSplitParcel(buildParcel(...gone)).refusal).toEqual({ code: 'AlreadySent' });
  });
});

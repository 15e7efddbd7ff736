import { describe, expect, it } from '@jest/globals';
import { buildCombined, buildParcel, buildRequested, buildShipped, split } from '../streams/parcel.fixture.js';
import { decideCombineParcels } from './combine-parcels.decide.js';

const [first, second, third] = [
  [buildRequested('s1', 'd1')],
  [buildRequested('s2', 'd2')],
  [buildRequested('s3', 'd3')],
];

describe('combining parcels', () => {
  it('combines all with the same address, named after the oldest', () => {
    const { events } = decideCombineParcels(buildParcel(second), buildParcel(first, second, third));
    expect(events).toEqual(['s1', 's2', 's3'].map((id) => buildCombined(id, 's1', 's2', 's3')));
  });

  it('adds later shipments, with an event for each in the parcel', () => {
    const two = [
      [...first, buildCombined('s1', 's1', 's2')],
      [...second, buildCombined('s2', 's1', 's2')],
    ];
    const { events } = decideCombineParcels(buildParcel(...two), buildParcel(...two, third));
    expect(events).toEqual(['s1', 's2', 's3'].map((id) => buildCombined(id, 's1', 's2', 's3')));
  });

  it('combines shipments again that were split', () => {
    const apart = [
      [...first, buildCombined('s1', 's1', 's2'), split('s1')],
      [...second, buildCombined('s2', 's1', 's2'), split('s2')],
    ];
    expect(decideCombineParcels(buildParcel(apart[1]!), buildParcel(...apart)).events).toHaveLength(2);
  });

  it('refuses when there is nothing to combine, or the parcel was sent', () => {
    expect(decideCombineParcels(buildParcel(first), buildParcel(first)).refusal).toEqual({ code: 'NothingToCombine' });
    const sent = buildParcel([...first, buildShipped('s1', 'd1')]);
    expect(decideCombineParcels(sent, sent).refusal).toEqual({ code: 'AlreadySent' });
  });
});

import { describe, expect, it } from '@jest/globals';
import { combined, parcel, requested, shipped, split } from '../streams/parcel.fixture.js';
import { decideCombineParcels } from './combine-parcels.decide.js';

const [first, second, third] = [[requested('s1', 'd1')], [requested('s2', 'd2')], [requested('s3', 'd3')]];

describe('combining parcels', () => {
  it('makes one of all that go the same way, called after the oldest', () => {
    const { events } = decideCombineParcels(parcel(second), parcel(first, second, third));
    expect(events).toEqual(['s1', 's2', 's3'].map((id) => combined(id, 's1', 's2', 's3')));
  });

  it('adds what has come since, and tells all in it', () => {
    const two = [
      [...first, combined('s1', 's1', 's2')],
      [...second, combined('s2', 's1', 's2')],
    ];
    const { events } = decideCombineParcels(parcel(...two), parcel(...two, third));
    expect(events).toEqual(['s1', 's2', 's3'].map((id) => combined(id, 's1', 's2', 's3')));
  });

  it('puts together again what was split', () => {
    const apart = [
      [...first, combined('s1', 's1', 's2'), split('s1')],
      [...second, combined('s2', 's1', 's2'), split('s2')],
    ];
    expect(decideCombineParcels(parcel(apart[1]!), parcel(...apart)).events).toHaveLength(2);
  });

  it('is refused where there is nothing to combine, or it is too late', () => {
    expect(decideCombineParcels(parcel(first), parcel(first)).refusal).toEqual({ code: 'NothingToCombine' });
    const sent = parcel([...first, shipped('s1', 'd1')]);
    expect(decideCombineParcels(sent, sent).refusal).toEqual({ code: 'AlreadySent' });
  });
});

import { describe, expect, it } from '@jest/globals';
import { combined, forfeited, parcel, requested, returned, shipped } from '../streams/parcel.fixture.js';
import { decideChangeAddress } from './change-address.decide.js';

const history = [requested('s1', 'd1'), shipped('s1', 'd1'), returned('s1')];
const changed = (shipmentId: string) => ({ type: 'ShipmentAddressChanged', data: { shipmentId, memberId: 'm1' } });

describe('changing where a parcel goes', () => {
  it('is told of every shipment in it, and says nothing of the person', () => {
    const two = parcel(
      [requested('s1', 'd1'), combined('s1', 's1', 's2')],
      [requested('s2', 'd2'), combined('s2', 's1', 's2')],
    );
    expect(decideChangeAddress(two, false).events).toEqual([changed('s1'), changed('s2')]);
  });

  it('is possible again once it came back', () => {
    expect(decideChangeAddress(parcel(history), false).events).toEqual([changed('s1')]);
  });

  it('does nothing where it goes there already', () => {
    expect(decideChangeAddress(parcel(history), true).events).toEqual([]);
  });

  it.each([
    ['on its way', history.slice(0, 2), 'OnItsWay'],
    ['forfeited', [...history, forfeited('s1')], 'Forfeited'],
  ])('is refused for one that is %s', (_, facts, code) => {
    expect(decideChangeAddress(parcel(facts), false).refusal).toEqual({ code });
  });
});

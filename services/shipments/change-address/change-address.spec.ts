import { describe, expect, it } from '@jest/globals';
import {
  buildCombined,
  buildForfeited,
  buildParcel,
  buildRequested,
  buildReturned,
  buildShipped,
} from '../streams/parcel.fixture.js';
import { decideChangeAddress } from './change-address.decide.js';

const history = [buildRequested('s1', 'd1'), buildShipped('s1', 'd1'), buildReturned('s1')];
const changed = (shipmentId: string) => ({ type: 'ShipmentAddressChanged', data: { shipmentId, memberId: 'm1' } });

describe('changing where a parcel goes', () => {
  it('records it for every shipment in the parcel, without personal data', () => {
    const two = buildParcel(
      [buildRequested('s1', 'd1'), buildCombined('s1', 's1', 's2')],
      [buildRequested('s2', 'd2'), buildCombined('s2', 's1', 's2')],
    );
    expect(decideChangeAddress(two, false).events).toEqual([changed('s1'), changed('s2')]);
  });

  it('can happen again once the parcel came back', () => {
    expect(decideChangeAddress(buildParcel(history), false).events).toEqual([changed('s1')]);
  });

  it('ignores the address that the parcel has already', () => {
    expect(decideChangeAddress(buildParcel(history), true).events).toEqual([]);
  });

  it.each([
    ['on its way', history.slice(0, 2), 'OnItsWay'],
    ['forfeited', [...history, buildForfeited('s1')], 'Forfeited'],
  ])('refuses a parcel that is %s', (_, facts, code) => {
    expect(decideChangeAddress(buildParcel(facts), false).refusal).toEqual({ code });
  });
});

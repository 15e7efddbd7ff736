import { describe, expect, it } from '@jest/globals';
import { combined, dispatch, forfeited, parcel, requested, returned, shipped } from '../streams/parcel.fixture.js';
import { decideCorrectTracking } from './correct-tracking.decide.js';

const history = [requested('s1', 'd1'), shipped('s1', 'd1')];
const sent = parcel(history);
const right = { ...dispatch, deliveryCode: '2222-2222-2222' };

describe('correcting a tracking number', () => {
  it('tells the right one, and which one it replaces', () => {
    const { events } = decideCorrectTracking(sent, right, null);
    const data = { shipmentId: 's1', memberId: 'm1', drawIds: ['d1'], ...right, replaces: dispatch.deliveryCode };
    expect(events).toEqual([{ type: 'ShipmentTrackingCorrected', data }]);
    expect(parcel([...history, ...events!])[0]).toMatchObject({ status: 'shipped', ...right });
  });

  it('tells it of every shipment in the parcel', () => {
    const two = parcel(
      [requested('s1', 'd1'), combined('s1', 's1', 's2'), shipped('s1', 'd1')],
      [requested('s2', 'd2'), combined('s2', 's1', 's2'), shipped('s2', 'd2')],
    );
    expect(decideCorrectTracking(two, right, null).events!.map(({ data }) => data.shipmentId)).toEqual(['s1', 's2']);
  });

  it('may put another carrier right', () => {
    const carrier = { ...dispatch, carrier: '福山通運' };
    expect(decideCorrectTracking(sent, carrier, null).events).toMatchObject([{ data: carrier }]);
  });

  it.each([dispatch, { ...dispatch, deliveryCode: '123456789012' }])('does nothing where it is right: %j', (same) => {
    expect(decideCorrectTracking(sent, same, null).events).toEqual([]);
  });

  it.each([
    ['without a number', sent, { ...right, deliveryCode: '' }, null, { code: 'NoDeliveryCode' }],
    ['with a parcel’s number', sent, { ...right, deliveryCode: 'P100001X' }, null, { code: 'ParcelNumber' }],
    ['with another member’s', sent, right, 'P100009F', { code: 'NumberTaken', parcelNumber: 'P100009F' }],
    ['before it was sent', parcel(history.slice(0, 1)), right, null, { code: 'NotShipped' }],
    ['once it is back', parcel([...history, returned('s1')]), right, null, { code: 'Returned' }],
    ['once it is forfeited', parcel([...history, returned('s1'), forfeited('s1')]), right, null, { code: 'Forfeited' }],
  ] as const)('is refused %s', (_, of, to, holder, refusal) => {
    expect(decideCorrectTracking(of, to, holder).refusal).toEqual(refusal);
  });
});

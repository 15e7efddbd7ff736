import { describe, expect, it } from '@jest/globals';
import {
  buildCombined,
  buildForfeited,
  buildParcel,
  buildRequested,
  buildReturned,
  buildShipped,
  dispatch,
} from '../streams/parcel.fixture.js';
import { decideCorrectTracking } from './correct-tracking.decide.js';

const history = [buildRequested('s1', 'd1'), buildShipped('s1', 'd1')];
const sent = buildParcel(history);
const right = { ...dispatch, deliveryCode: '2222-2222-2222' };

describe('correcting a tracking number', () => {
  it('records the correct number and the one that it replaces', () => {
    const { events } = decideCorrectTracking(sent, right, null);
    const data = { shipmentId: 's1', memberId: 'm1', drawIds: ['d1'], ...right, replaces: dispatch.deliveryCode };
    expect(events).toEqual([{ type: 'ShipmentTrackingCorrected', data }]);
    expect(buildParcel([...history, ...events!])[0]).toMatchObject({ status: 'shipped', ...right });
  });

  it('records it for every shipment in the parcel', () => {
    const two = buildParcel(
      [buildRequested('s1', 'd1'), buildCombined('s1', 's1', 's2'), buildShipped('s1', 'd1')],
      [buildRequested('s2', 'd2'), buildCombined('s2', 's1', 's2'), buildShipped('s2', 'd2')],
    );
    expect(decideCorrectTracking(two, right, null).events!.map(({ data }) => data.shipmentId)).toEqual(['s1', 's2']);
  });

  it('can correct the carrier', () => {
    const carrier = { ...dispatch, carrier: '福山通運' };
    expect(decideCorrectTracking(sent, carrier, null).events).toMatchObject([{ data: carrier }]);
  });

  it.each([dispatch, { ...dispatch, deliveryCode: '123456789012' }])(
    'ignores the number that the parcel has already: %j',
    (same) => {
      expect(decideCorrectTracking(sent, same, null).events).toEqual([]);
    },
  );

  it.each([
    ['without a number', sent, { ...right, deliveryCode: '' }, null, { code: 'NoDeliveryCode' }],
    ['with a parcel’s number', sent, { ...right, deliveryCode: 'P100001X' }, null, { code: 'ParcelNumber' }],
    ['with another member’s', sent, right, 'P100009F', { code: 'NumberTaken', parcelNumber: 'P100009F' }],
    ['before it was sent', buildParcel(history.slice(0, 1)), right, null, { code: 'NotShipped' }],
    ['once it is back', buildParcel([...history, buildReturned('s1')]), right, null, { code: 'Returned' }],
    [
      'once it is forfeited',
      buildParcel([...history, buildReturned('s1'), buildForfeited('s1')]),
      right,
      null,
      { code: 'Forfeited' },
    ],
  ] as const)('refuses %s', (_, of, to, holder, refusal) => {
    expect(decideCorrectTracking(of, to, holder).refusal).toEqual(refusal);
  });
});

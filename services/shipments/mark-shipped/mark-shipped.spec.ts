import { describe, expect, it } from '@jest/globals';
import {
  buildCombined,
  buildForfeited,
  buildParcel,
  buildRequested,
  buildResendRequested,
  buildReturned,
  buildShipped,
  dispatch,
} from '../streams/parcel.fixture.js';
import { decideMarkShipped } from './mark-shipped.decide.js';

const unsent = buildParcel([buildRequested('s1', 'd1', 'd2')]);
const sent = buildParcel([buildRequested('s1', 'd1'), buildShipped('s1', 'd1')]);

describe('marking a parcel as shipped', () => {
  it('records the draws of the cards, and the tracking number', () => {
    const { events } = decideMarkShipped(unsent, dispatch);
    expect(events).toEqual([
      { type: 'ShipmentShipped', data: { shipmentId: 's1', memberId: 'm1', drawIds: ['d1', 'd2'], ...dispatch } },
    ]);
  });

  it('refuses while the member’s payment is in dispute, and leaves a shipped parcel as it is', () => {
    expect(decideMarkShipped(unsent, dispatch, null, true).refusal).toEqual({ code: 'Held' });
    expect(
      decideMarkShipped(buildParcel([buildRequested('s1', 'd1'), buildShipped('s1', 'd1')]), dispatch, null, true)
        .events,
    ).toEqual([]);
  });

  it('records it for every shipment in the parcel', () => {
    const two = buildParcel(
      [buildRequested('s1', 'd1'), buildCombined('s1', 's1', 's2')],
      [buildRequested('s2', 'd2'), buildCombined('s2', 's1', 's2')],
    );
    const events = decideMarkShipped(two, dispatch).events!;
    expect(events.map(({ data }) => [data.shipmentId, data.drawIds, data.deliveryCode])).toEqual([
      ['s1', ['d1'], dispatch.deliveryCode],
      ['s2', ['d2'], dispatch.deliveryCode],
    ]);
  });

  it('requires another number for a parcel that is sent again', () => {
    const waits = buildParcel([
      buildRequested('s1', 'd1'),
      buildShipped('s1', 'd1'),
      buildReturned('s1'),
      buildResendRequested('s1'),
    ]);
    expect(decideMarkShipped(waits, dispatch).refusal).toEqual({ code: 'SameNumber' });
    const again = { ...dispatch, deliveryCode: '2222' };
    expect(decideMarkShipped(waits, again).events).toMatchObject([{ type: 'ShipmentShipped', data: again }]);
  });

  it.each([dispatch, { ...dispatch, deliveryCode: '123456789012' }])('ignores a repetition: %j', (again) => {
    expect(decideMarkShipped(sent, again).events).toEqual([]);
  });

  it.each([
    { ...dispatch, deliveryCode: '9999' },
    { ...dispatch, carrier: '福山通運' },
  ])('refuses another number for a shipped parcel: %j', (another) => {
    expect(decideMarkShipped(sent, another).refusal).toEqual({ code: 'AlreadyShipped', ...dispatch });
  });

  it.each([
    ['yamato', '490012345676', 'check-digit'],
    ['ヤマト運輸', '123', 'length'],
    ['sagawa', '490012345676', 'check-digit'],
    ['japan-post', '1', 'length'],
  ])('refuses a number that %s cannot have assigned', (carrier, deliveryCode, fault) => {
    expect(decideMarkShipped(unsent, { deliveryCode, carrier }).refusal).toEqual({
      code: 'NotOfCarrier',
      carrier,
      fault,
    });
  });

  it('treats an earlier name of a carrier as its code', () => {
    const [event] = decideMarkShipped(unsent, { deliveryCode: '490012345675', carrier: 'ヤマト運輸' }).events!;
    const went = buildParcel([buildRequested('s1', 'd1', 'd2'), event!]);
    expect(decideMarkShipped(went, { deliveryCode: '490012345675', carrier: 'yamato' }).events).toEqual([]);
  });

  it('refuses the number of another member’s parcel', () => {
    expect(decideMarkShipped(unsent, dispatch, 'P100009F').refusal).toEqual({
      code: 'NumberTaken',
      parcelNumber: 'P100009F',
    });
  });

  it('refuses a parcel’s own number, which was scanned into the wrong field', () => {
    const scanned = { ...dispatch, deliveryCode: 'p100001x' };
    expect(decideMarkShipped(unsent, scanned).refusal).toEqual({ code: 'ParcelNumber' });
  });

  it('requires a tracking number', () => {
    expect(decideMarkShipped(unsent, { ...dispatch, deliveryCode: '' }).refusal).toEqual({ code: 'NoDeliveryCode' });
  });

  it('refuses a returned parcel', () => {
    const history = [buildRequested('s1', 'd1'), buildShipped('s1', 'd1'), buildReturned('s1')];
    expect(decideMarkShipped(buildParcel(history), dispatch).refusal).toEqual({ code: 'Returned' });
    expect(decideMarkShipped(buildParcel([...history, buildForfeited('s1')]), dispatch).refusal).toEqual({
      code: 'Forfeited',
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import {
  combined,
  dispatch,
  forfeited,
  parcel,
  requested,
  resendRequested,
  returned,
  shipped,
} from '../streams/parcel.fixture.js';
import { decideMarkShipped } from './mark-shipped.decide.js';

const unsent = parcel([requested('s1', 'd1', 'd2')]);
const sent = parcel([requested('s1', 'd1'), shipped('s1', 'd1')]);

describe('marking a parcel as shipped', () => {
  it('says of which draws the cards are, and how to follow them', () => {
    const { events } = decideMarkShipped(unsent, dispatch);
    expect(events).toEqual([
      { type: 'ShipmentShipped', data: { shipmentId: 's1', memberId: 'm1', drawIds: ['d1', 'd2'], ...dispatch } },
    ]);
  });

  it('is refused while the member’s payment is in dispute, and changes nothing of one that has gone', () => {
    expect(decideMarkShipped(unsent, dispatch, null, true).refusal).toEqual({ code: 'Held' });
    expect(
      decideMarkShipped(parcel([requested('s1', 'd1'), shipped('s1', 'd1')]), dispatch, null, true).events,
    ).toEqual([]);
  });

  it('says it of every shipment in it', () => {
    const two = parcel(
      [requested('s1', 'd1'), combined('s1', 's1', 's2')],
      [requested('s2', 'd2'), combined('s2', 's1', 's2')],
    );
    const events = decideMarkShipped(two, dispatch).events!;
    expect(events.map(({ data }) => [data.shipmentId, data.drawIds, data.deliveryCode])).toEqual([
      ['s1', ['d1'], dispatch.deliveryCode],
      ['s2', ['d2'], dispatch.deliveryCode],
    ]);
  });

  it('gives one that is sent again a number that it did not come back with', () => {
    const waits = parcel([requested('s1', 'd1'), shipped('s1', 'd1'), returned('s1'), resendRequested('s1')]);
    expect(decideMarkShipped(waits, dispatch).refusal).toEqual({ code: 'SameNumber' });
    const again = { ...dispatch, deliveryCode: '2222' };
    expect(decideMarkShipped(waits, again).events).toMatchObject([{ type: 'ShipmentShipped', data: again }]);
  });

  it.each([dispatch, { ...dispatch, deliveryCode: '123456789012' }])('does nothing the second time: %j', (again) => {
    expect(decideMarkShipped(sent, again).events).toEqual([]);
  });

  it.each([
    { ...dispatch, deliveryCode: '9999' },
    { ...dispatch, carrier: '福山通運' },
  ])('refuses to ship it again as %j', (another) => {
    expect(decideMarkShipped(sent, another).refusal).toEqual({ code: 'AlreadyShipped', ...dispatch });
  });

  it.each([
    ['yamato', '490012345676', 'check-digit'],
    ['ヤマト運輸', '123', 'length'],
    ['sagawa', '490012345676', 'check-digit'],
    ['japan-post', '1', 'length'],
  ])('refuses a number that %s cannot have given', (carrier, deliveryCode, fault) => {
    expect(decideMarkShipped(unsent, { deliveryCode, carrier }).refusal).toEqual({
      code: 'NotOfCarrier',
      carrier,
      fault,
    });
  });

  it('takes the name that a carrier was once kept by for its code', () => {
    const [event] = decideMarkShipped(unsent, { deliveryCode: '490012345675', carrier: 'ヤマト運輸' }).events!;
    const went = parcel([requested('s1', 'd1', 'd2'), event!]);
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

  it('needs a tracking number', () => {
    expect(decideMarkShipped(unsent, { ...dispatch, deliveryCode: '' }).refusal).toEqual({ code: 'NoDeliveryCode' });
  });

  it('leaves alone what came back', () => {
    const history = [requested('s1', 'd1'), shipped('s1', 'd1'), returned('s1')];
    expect(decideMarkShipped(parcel(history), dispatch).refusal).toEqual({ code: 'Returned' });
    expect(decideMarkShipped(parcel([...history, forfeited('s1')]), dispatch).refusal).toEqual({ code: 'Forfeited' });
  });
});

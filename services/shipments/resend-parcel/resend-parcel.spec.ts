import { describe, expect, it } from '@jest/globals';
import {
  dispatch,
  forfeited,
  parcel,
  requested,
  resendRequested,
  returned,
  shipped,
} from '../streams/parcel.fixture.js';
import { decideResendParcel } from './resend-parcel.decide.js';

const history = [requested('s1', 'd1'), shipped('s1', 'd1'), returned('s1')];
const back = parcel(history);
const again = { ...dispatch, deliveryCode: '2222' };

describe('sending a parcel again', () => {
  it('gives it its new number', () => {
    const { events } = decideResendParcel(back, again, null);
    expect(events).toEqual([
      { type: 'ShipmentShipped', data: { shipmentId: 's1', memberId: 'm1', drawIds: ['d1'], ...again } },
    ]);
    const gone = parcel([...history, ...events!]);
    expect(gone[0]).toMatchObject({ status: 'shipped', deliveryCode: '2222' });
    expect(decideResendParcel(gone, again, null).events).toEqual([]);
  });

  it('is refused while the member’s payment is in dispute, but it may lie unsent again', () => {
    expect(decideResendParcel(back, again, null, false, true).refusal).toEqual({ code: 'Held' });
    expect(decideResendParcel(back, null, null, false, true).events).toEqual([resendRequested('s1')]);
  });

  it('may go elsewhere, which is told before', () => {
    const { events } = decideResendParcel(back, again, null, true);
    expect(events!.map(({ type }) => type)).toEqual(['ShipmentAddressChanged', 'ShipmentShipped']);
  });

  it('without a number lies unsent again, and says so once', () => {
    const { events } = decideResendParcel(back, null, null);
    expect(events).toEqual([resendRequested('s1')]);
    const waits = parcel([...history, ...events!]);
    expect(waits[0]).toMatchObject({ status: 'requested', formerCode: dispatch.deliveryCode });
    expect(decideResendParcel(waits, null, null).events).toEqual([]);
  });

  it('without a number may go elsewhere, and once more elsewhere while it waits', () => {
    const { events } = decideResendParcel(back, null, null, true);
    expect(events!.map(({ type }) => type)).toEqual(['ShipmentAddressChanged', 'ShipmentResendRequested']);
    const again = decideResendParcel(parcel([...history, ...events!]), null, null, true);
    expect(again.events!.map(({ type }) => type)).toEqual(['ShipmentAddressChanged']);
  });

  it.each([
    ['before it was sent', parcel([requested('s1', 'd1')]), 'NotShipped'],
    ['while it is on its way', parcel(history.slice(0, 2)), 'NotReturned'],
    ['once it is forfeited', parcel([...history, forfeited('s1')]), 'Forfeited'],
  ])('without a number is refused: %s', (_, parcelOf, code) => {
    expect(decideResendParcel(parcelOf, null, null).refusal).toEqual({ code });
  });

  it.each([
    ['its old number', back, dispatch, null, { code: 'SameNumber' }],
    ['another parcel’s number', back, again, 'P100009F', { code: 'NumberTaken', parcelNumber: 'P100009F' }],
    ['before it was sent', parcel([requested('s1', 'd1')]), again, null, { code: 'NotShipped' }],
    ['while it is on its way', parcel(history.slice(0, 2)), again, null, { code: 'NotReturned' }],
    ['once it is forfeited', parcel([...history, forfeited('s1')]), again, null, { code: 'Forfeited' }],
  ] as const)('is refused: %s', (_, parcelOf, to, holder, refusal) => {
    expect(decideResendParcel(parcelOf, to, holder).refusal).toEqual(refusal);
  });
});

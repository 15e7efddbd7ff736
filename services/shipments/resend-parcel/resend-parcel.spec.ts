import { describe, expect, it } from '@jest/globals';
import {
  buildForfeited,
  buildParcel,
  buildRequested,
  buildResendRequested,
  buildReturned,
  buildShipped,
  dispatch,
} from '../streams/parcel.fixture.js';
import { decideResendParcel } from './resend-parcel.decide.js';

const history = [buildRequested('s1', 'd1'), buildShipped('s1', 'd1'), buildReturned('s1')];
const back = buildParcel(history);
const again = { ...dispatch, deliveryCode: '2222' };

describe('sending a parcel again', () => {
  it('assigns the new number', () => {
    const { events } = decideResendParcel(back, again, null);
    expect(events).toEqual([
      { type: 'ShipmentShipped', data: { shipmentId: 's1', memberId: 'm1', drawIds: ['d1'], ...again } },
    ]);
    const gone = buildParcel([...history, ...events!]);
    expect(gone[0]).toMatchObject({ status: 'shipped', deliveryCode: '2222' });
    expect(decideResendParcel(gone, again, null).events).toEqual([]);
  });

  it('refuses a number while the member’s payment is in dispute, but makes the parcel unsent', () => {
    expect(decideResendParcel(back, again, null, false, true).refusal).toEqual({ code: 'Held' });
    expect(decideResendParcel(back, null, null, false, true).events).toEqual([buildResendRequested('s1')]);
  });

  it('can change the address, with an event before', () => {
    const { events } = decideResendParcel(back, again, null, true);
    expect(events!.map(({ type }) => type)).toEqual(['ShipmentAddressChanged', 'ShipmentShipped']);
  });

  it('becomes unsent without a number, with one event', () => {
    const { events } = decideResendParcel(back, null, null);
    expect(events).toEqual([buildResendRequested('s1')]);
    const waits = buildParcel([...history, ...events!]);
    expect(waits[0]).toMatchObject({ status: 'requested', formerCode: dispatch.deliveryCode });
    expect(decideResendParcel(waits, null, null).events).toEqual([]);
  });

  it('can change the address without a number, also repeatedly while it waits', () => {
    const { events } = decideResendParcel(back, null, null, true);
    expect(events!.map(({ type }) => type)).toEqual(['ShipmentAddressChanged', 'ShipmentResendRequested']);
    const again = decideResendParcel(buildParcel([...history, ...events!]), null, null, true);
    expect(again.events!.map(({ type }) => type)).toEqual(['ShipmentAddressChanged']);
  });

  it.each([
    ['before it was sent', buildParcel([buildRequested('s1', 'd1')]), 'NotShipped'],
    ['while it is on its way', buildParcel(history.slice(0, 2)), 'NotReturned'],
    ['once it is forfeited', buildParcel([...history, buildForfeited('s1')]), 'Forfeited'],
  ])('refuses without a number: %s', (_, parcelOf, code) => {
    expect(decideResendParcel(parcelOf, null, null).refusal).toEqual({ code });
  });

  it.each([
    ['its old number', back, dispatch, null, { code: 'SameNumber' }],
    ['another parcel’s number', back, again, 'P100009F', { code: 'NumberTaken', parcelNumber: 'P100009F' }],
    ['before it was sent', buildParcel([buildRequested('s1', 'd1')]), again, null, { code: 'NotShipped' }],
    ['while it is on its way', buildParcel(history.slice(0, 2)), again, null, { code: 'NotReturned' }],
    ['once it is forfeited', buildParcel([...history, buildForfeited('s1')]), again, null, { code: 'Forfeited' }],
  ] as const)('refuses: %s', (_, parcelOf, to, holder, refusal) => {
    expect(decideResendParcel(parcelOf, to, holder).refusal).toEqual(refusal);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { TokyoDate } from '../../kernel/time.js';
import { buildForfeited, buildParcel, buildRequested, buildReturned, buildShipped } from '../streams/parcel.fixture.js';
import { applyShipmentEvent, initialShipment } from '../streams/shipment.state.js';
import { decideForfeitParcel, decideForfeitParcelsOfMember } from './forfeit-parcel.decide.js';

const back = [buildRequested('s1', 'd1'), buildShipped('s1', 'd1'), buildReturned('s1', '2026-02-14')];
const on = (day: string) => day as TokyoDate;

describe('forfeiting a parcel that came back', () => {
  it('accepts it from the day after the last day of keeping', () => {
    expect(decideForfeitParcel(buildParcel(back), on('2026-02-15')).events).toEqual([
      { type: 'ShipmentForfeited', data: { shipmentId: 's1', memberId: 'm1', drawIds: ['d1'] } },
    ]);
    expect(decideForfeitParcel(buildParcel(back), on('2026-02-14')).refusal).toEqual({
      code: 'StillKept',
      keptUntil: '2026-02-14',
    });
  });

  it.each([
    ['unsent', back.slice(0, 1), 'NotReturned'],
    ['on its way', back.slice(0, 2), 'NotReturned'],
    ['on its way again', [...back, buildShipped('s1', 'd1')], 'NotReturned'],
    ['forfeited already', [...back, buildForfeited('s1')], 'Forfeited'],
  ] as const)('refuses a parcel that is %s', (_, facts, code) => {
    expect(decideForfeitParcel(buildParcel([...facts]), on('2027-01-01')).refusal).toEqual({ code });
  });
});

describe('forfeiting the parcels of an account', () => {
  it('takes waiting and returned parcels, and no others', () => {
    const histories = [
      [buildRequested('s1', 'd1')],
      [buildRequested('s2', 'd2'), buildShipped('s2', 'd2')],
      [buildRequested('s3', 'd3'), buildShipped('s3', 'd3'), buildReturned('s3')],
      [buildRequested('s4', 'd4'), buildForfeited('s4')],
    ];
    const shipments = histories.map((history) => history.reduce(applyShipmentEvent, initialShipment));
    const { events = [] } = decideForfeitParcelsOfMember(shipments);
    expect(events.map(({ data }) => data.shipmentId)).toEqual(['s1', 's3']);
    expect(applyShipmentEvent(shipments[0]!, events[0]!)).toMatchObject({ status: 'forfeited', deliveryCode: null });
    expect(applyShipmentEvent(shipments[2]!, events[1]!)).toMatchObject({
      status: 'forfeited',
      deliveryCode: '1234-5678-9012',
    });
  });
});

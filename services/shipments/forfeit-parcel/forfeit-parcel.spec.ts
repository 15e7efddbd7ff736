import { describe, expect, it } from '@jest/globals';
import type { TokyoDate } from '../../kernel/time.js';
import { forfeited, parcel, requested, returned, shipped } from '../streams/parcel.fixture.js';
import { evolveShipment, initialShipment } from '../streams/shipment.state.js';
import { decideForfeitParcel, decideForfeitParcelsOfMember } from './forfeit-parcel.decide.js';

const back = [requested('s1', 'd1'), shipped('s1', 'd1'), returned('s1', '2026-02-14')];
const on = (day: string) => day as TokyoDate;

describe('forfeiting a parcel that came back', () => {
  it('is possible from the day after the last that it is kept', () => {
    expect(decideForfeitParcel(parcel(back), on('2026-02-15')).events).toEqual([
      { type: 'ShipmentForfeited', data: { shipmentId: 's1', memberId: 'm1', drawIds: ['d1'] } },
    ]);
    expect(decideForfeitParcel(parcel(back), on('2026-02-14')).refusal).toEqual({
      code: 'StillKept',
      keptUntil: '2026-02-14',
    });
  });

  it.each([
    ['unsent', back.slice(0, 1), 'NotReturned'],
    ['on its way', back.slice(0, 2), 'NotReturned'],
    ['on its way again', [...back, shipped('s1', 'd1')], 'NotReturned'],
    ['forfeited already', [...back, forfeited('s1')], 'Forfeited'],
  ] as const)('is refused for one that is %s', (_, facts, code) => {
    expect(decideForfeitParcel(parcel([...facts]), on('2027-01-01')).refusal).toEqual({ code });
  });
});

describe('forfeiting the parcels of an account', () => {
  it('takes what waits in the house or came back, and not what has left it', () => {
    const histories = [
      [requested('s1', 'd1')],
      [requested('s2', 'd2'), shipped('s2', 'd2')],
      [requested('s3', 'd3'), shipped('s3', 'd3'), returned('s3')],
      [requested('s4', 'd4'), forfeited('s4')],
    ];
    const shipments = histories.map((history) => history.reduce(evolveShipment, initialShipment));
    const { events = [] } = decideForfeitParcelsOfMember(shipments);
    expect(events.map(({ data }) => data.shipmentId)).toEqual(['s1', 's3']);
    expect(evolveShipment(shipments[0]!, events[0]!)).toMatchObject({ status: 'forfeited', deliveryCode: null });
    expect(evolveShipment(shipments[2]!, events[1]!)).toMatchObject({
      status: 'forfeited',
      deliveryCode: '1234-5678-9012',
    });
  });
});

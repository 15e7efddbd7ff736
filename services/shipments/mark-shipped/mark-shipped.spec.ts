import { describe, expect, it } from '@jest/globals';
import { specification } from '../../kernel/given-when-then.js';
import type { ShipmentRequested, ShipmentShipped } from '../streams/shipment.events.js';
import { evolveShipment, initialShipment } from '../streams/shipment.state.js';
import { decideMarkShipped } from './mark-shipped.decide.js';

const shipment = specification(initialShipment, evolveShipment);
const requested: ShipmentRequested = {
  type: 'ShipmentRequested',
  data: {
    shipmentId: 's1',
    memberId: 'm1',
    cards: [
      { drawId: 'd1', indexes: [0, 2] },
      { drawId: 'd2', indexes: [1] },
    ],
  },
};
const dispatch = { deliveryCode: '1234-5678', carrier: 'ヤマト運輸' };
const shipped: ShipmentShipped = {
  type: 'ShipmentShipped',
  data: { shipmentId: 's1', memberId: 'm1', drawIds: ['d1', 'd2'], ...dispatch },
};

describe('marking a parcel as shipped', () => {
  it('says of which draws the cards are, and how to follow them', () => {
    const decided = shipment.given(requested).when((so) => decideMarkShipped(so, dispatch));
    expect(decided.events()).toEqual([shipped]);
  });

  it('does nothing the second time', () => {
    const decided = shipment.given(requested, shipped).when((so) => decideMarkShipped(so, dispatch));
    expect(decided.events()).toEqual([]);
  });

  it.each([
    { ...dispatch, deliveryCode: '9999' },
    { ...dispatch, carrier: '日本郵便' },
  ])('refuses to ship it again as %j', (another) => {
    const decided = shipment.given(requested, shipped).when((so) => decideMarkShipped(so, another));
    expect(decided.refusal()).toEqual({ code: 'AlreadyShipped', ...dispatch });
  });

  it('needs a tracking number', () => {
    const decided = shipment.given(requested).when((so) => decideMarkShipped(so, { ...dispatch, deliveryCode: '' }));
    expect(decided.refusal()).toEqual({ code: 'NoDeliveryCode' });
  });

  it('needs a shipment', () => {
    const decided = shipment.given().when((so) => decideMarkShipped(so, dispatch));
    expect(decided.refusal()).toEqual({ code: 'NoSuchShipment' });
  });
});

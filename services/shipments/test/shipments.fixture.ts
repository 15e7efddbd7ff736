import { CommandBus } from '@nestjs/cqrs';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { newId } from '../../kernel/ids.js';
import type { Language } from '../../kernel/languages.js';
import { membersPart, registerDemoMember } from '../../members/index.js';
import { operatorsPart } from '../../operators/index.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { Reactor } from '../../platform/policies/reactor.js';
import { EventStore } from '../../platform/store/event-store.js';
import { Sequencer } from '../../platform/store/sequencer.js';
import { pointsPart } from '../../points/index.js';
import { type ParcelItem, type PostalAddress, requestShipment, shipmentsPart } from '../index.js';

export const address: PostalAddress = {
  name: '髙橋 花子',
  zipcode: '1000001',
  prefId: 13,
  province: '日本',
  shiku: '千代田区',
  address: '千代田1-1',
  building: '',
  tel: '09012345678',
};
export const dispatch = { delivery_code: '1234-5678-9012', carrier: '西濃運輸' };
export const markShipped = { ...dispatch, reason: '発送しました' };

/** Builds a card of a draw for a parcel. */
export const buildCard = (drawId: string, index: number): ParcelItem => {
  return { drawId, index, prizeId: 'p1', name: 'Dragon', modelNumber: 'DR-001', imageUrl: '/images/dragon.svg' };
};

/** A test shop with one member and operators of each role, which sends parcels. */
export class PackingTable {
  private constructor(
    readonly shop: TestShop,
    public consoles: Record<Role | 'nobody', Console>,
    readonly memberId: string,
  ) {}

  static async open(): Promise<PackingTable> {
    const shop = await openShop([operatorsPart, pointsPart, membersPart, shipmentsPart]);
    shop.app.get(Sequencer).start();
    await shop.app.get(Reactor).start();
    return new PackingTable(shop, await consolesOf(shop), await register(shop, 'hanako@example.com', 'ja'));
  }

  async close(): Promise<void> {
    await this.shop.app.get(Reactor).stop();
    await this.shop.app.get(Sequencer).stop();
    await this.shop.close();
  }

  /** Signs the operators in again after their sessions have ended. */
  signInAgain(): Promise<PackingTable['consoles']> {
    return consolesOf(this.shop);
  }

  register(mail: string, language: Language): Promise<string> {
    return register(this.shop, mail, language);
  }

  drawId(): string {
    return newId(this.shop.clock.now());
  }

  /** @returns the shipment's id */
  async request(
    items: readonly ParcelItem[],
    shipmentId = this.drawId(),
    memberId = this.memberId,
    to = address,
  ): Promise<string> {
    const context = { commandId: this.drawId(), actor: `member:${memberId}` };
    const request = { shipmentId, memberId, address: to, items };
    const streams = items.map((item) => `draw-${item.drawId}`);
    await this.shop.app.get(EventStore).transact(streams, async (tx) => requestShipment(tx, context, request));
    return shipmentId;
  }

  /** Returns the number of a shipment's parcel. */
  async numberOf(shipmentId: string): Promise<string> {
    return (await this.consoles.support.get(`shipments/${shipmentId}`)).body.number;
  }

  async eventsOf(shipmentId: string): Promise<{ type: string; data: object; actor: string; partition_key: string }[]> {
    const text = `select type, data, actor, partition_key from store.events where stream_id = $1
      order by stream_version`;
    return (await this.shop.pool.query(text, [`shipment-${shipmentId}`])).rows;
  }
}

const register = (shop: TestShop, mail: string, language: Language): Promise<string> => {
  const { name: lastName, ...at } = address;
  const person = { lastName, firstName: '花子', middleName: '', mail, language, introductionCode: null, ...at };
  return registerDemoMember(shop.app.get(CommandBus), mail, person, 'secret123', shop.clock.now());
};

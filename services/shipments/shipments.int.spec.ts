import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { type Console, signedIn, signedOut } from '../../test/support/console.js';
import { openShop, type TestShop } from '../../test/support/shop.js';
import { newId } from '../kernel/ids.js';
import type { Language } from '../kernel/languages.js';
import { membersPart, registerDemoMember } from '../members/index.js';
import { operatorsPart, type Role } from '../operators/index.js';
import { Reactor } from '../platform/policies/reactor.js';
import { EventStore } from '../platform/store/event-store.js';
import { Sequencer } from '../platform/store/sequencer.js';
import { pointsPart } from '../points/index.js';
import { type ParcelItem, ParcelsOfDraw, type PostalAddress, requestShipment, shipmentsPart } from './index.js';
import { NotifyMember } from './notify-member/notify-member.command.js';

const address: PostalAddress = {
  name: '髙橋 花子',
  zipcode: '1000001',
  prefId: 13,
  province: '日本',
  shiku: '千代田区',
  address: '千代田1-1',
  building: '',
  tel: '09012345678',
};
const dispatch = { delivery_code: '1234-5678-9012', carrier: 'ヤマト運輸' };
const markShipped = { ...dispatch, reason: '発送しました' };

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;
let memberId: string;

beforeAll(async () => {
  shop = await openShop([operatorsPart, pointsPart, membersPart, shipmentsPart]);
  memberId = await member('hanako@example.com', 'ja');
  shop.app.get(Sequencer).start();
  await shop.app.get(Reactor).start();
  consoles = {
    owner: await signedIn(shop, 'owner'),
    support: await signedIn(shop, 'support'),
    finance: await signedIn(shop, 'finance'),
    nobody: signedOut(shop),
  };
});

afterAll(async () => {
  await shop.app.get(Reactor).stop();
  await shop.app.get(Sequencer).stop();
  await shop.close();
});

const member = (mail: string, language: Language): Promise<string> => {
  const { name: lastName, ...at } = address;
  const person = { lastName, firstName: '花子', middleName: '', mail, language, referralCodeGiven: null, ...at };
  return registerDemoMember(shop.app.get(CommandBus), mail, person, 'secret123', shop.clock.now());
};

/** Waits for what another loop of the process will have done. */
const until = async (done: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + 10_000;
  while (!(await done())) {
    if (performance.now() > deadline) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const card = (drawId: string, index: number): ParcelItem => {
  return { drawId, index, prizeId: 'p1', name: 'Dragon', modelNumber: 'DR-001', imageUrl: '/images/dragon.svg' };
};

const request = async (items: readonly ParcelItem[], shipmentId = newId(shop.clock.now()), to = memberId) => {
  const context = { commandId: newId(shop.clock.now()), actor: `member:${to}` };
  const parcel = { shipmentId, memberId: to, address, items };
  await shop.app
    .get(EventStore)
    .transact([`draw-${items[0]!.drawId}`], async (tx) => requestShipment(tx, context, parcel));
  return shipmentId;
};

const drawId = () => newId(shop.clock.now());
const eventsOf = async (
  id: string,
): Promise<{ type: string; data: object; actor: string; partition_key: string }[]> => {
  const text = 'select type, data, actor, partition_key from store.events where stream_id = $1 order by stream_version';
  return (await shop.pool.query(text, [`shipment-${id}`])).rows;
};

describe('a shipment that is requested', () => {
  it('is a fact without personal data, and a parcel with the address as it stood', async () => {
    const [first, second] = [drawId(), drawId()];
    const id = await request([card(first, 0), card(second, 4), card(first, 2)]);
    const [event] = await eventsOf(id);
    expect(event).toEqual({
      type: 'ShipmentRequested',
      actor: `member:${memberId}`,
      partition_key: memberId,
      data: {
        shipmentId: id,
        memberId,
        cards: [
          { drawId: first, indexes: [0, 2] },
          { drawId: second, indexes: [4] },
        ],
      },
    });
    const { prefId: pref_id, ...lines } = address;
    const { body } = await consoles.support.get(`shipments/${id}`);
    expect(body).toEqual({
      id,
      member_id: memberId,
      status: 'requested',
      requested_at: '2026-01-15T12:00:00.000+09:00',
      shipped_at: null,
      delivery_code: null,
      carrier: null,
      count: 3,
      ...lines,
      pref_id,
      items: expect.arrayContaining([
        {
          draw_id: second,
          index: 4,
          prize_id: 'p1',
          name: 'Dragon',
          model_number: 'DR-001',
          image_url: '/images/dragon.svg',
        },
      ]),
    });
  });

  it('fails as a whole where its id was used before', async () => {
    const id = await request([card(drawId(), 0)]);
    await expect(request([card(drawId(), 1)], id)).rejects.toThrow(/duplicate key/);
    expect(await eventsOf(id)).toHaveLength(1);
  });
});

describe('the list of parcels', () => {
  let recipient: string;
  const ids: string[] = [];
  const list = (query: Record<string, unknown>) => {
    const filter = { member_id: recipient, ...(query.filter as object) };
    const text = Object.entries({ ...query, filter }).map(
      ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    return consoles.finance.get(`shipments?${text.join('&')}`);
  };

  beforeAll(async () => {
    recipient = await member('taro@example.com', 'en');
    for (let i = 0; i < 30; i++) {
      shop.clock.pass(1000);
      ids.push(await request([card(drawId(), i)], undefined, recipient));
    }
    for (const id of ids.slice(0, 10)) await consoles.owner.post(`shipments/${id}/mark-shipped`, markShipped);
  });

  it('holds the first 25, the oldest first', async () => {
    const { headers, body } = await list({});
    expect(headers['content-range']).toBe('shipments 0-24/30');
    expect(body.map((row: { id: string }) => row.id)).toEqual(ids.slice(0, 25));
    expect(body[0]).not.toHaveProperty('items');
  });

  it('goes on where the range says', async () => {
    const { headers, body } = await list({ range: [25, 49] });
    expect(headers['content-range']).toBe('shipments 25-29/30');
    expect(body.map((row: { id: string }) => row.id)).toEqual(ids.slice(25));
    expect((await list({ range: [50, 74] })).headers['content-range']).toBe('shipments */30');
  });

  it('is sorted and filtered as asked', async () => {
    const { headers, body } = await list({ sort: ['requested_at', 'DESC'], filter: { status: 'requested' } });
    expect(headers['content-range']).toBe('shipments 0-19/20');
    expect(body.map((row: { id: string }) => row.id)).toEqual(ids.slice(10).reverse());
    const chosen = await list({ filter: { id: [ids[3], ids[1], 'no id'] } });
    expect(chosen.body.map((row: { id: string }) => row.id)).toEqual([ids[1], ids[3]]);
  });

  it.each([
    ['a value', { filter: { status: "requested' or '1'='1" } }, 200],
    ['a value that names nothing', { filter: { member_id: "x'; drop table shipments.parcels; --" } }, 200],
    ['a field', { filter: { "status') or (1=1": 'x' } }, 400],
    ['a field to sort by', { sort: ['requested_at; drop table shipments.parcels', 'ASC'] }, 400],
    ['a hidden column', { sort: ['tel', 'ASC'] }, 400],
    ['a direction', { sort: ['requested_at', 'ASC; drop table shipments.parcels'] }, 400],
    ['a range', { range: ['0; drop table shipments.parcels', 1] }, 400],
  ])('takes SQL in %s for what it is', async (_, query, status) => {
    const { status: answered, body } = await list(query);
    expect(answered).toBe(status);
    if (status === 200) expect(body).toEqual([]);
    expect((await list({})).headers['content-range']).toBe('shipments 0-24/30');
  });

  it.each(['x', newId(new Date()), "1' or '1'='1", '%00'])('has no parcel %s', async (id) => {
    expect((await consoles.owner.get(`shipments/${id}`)).status).toBe(404);
    expect((await consoles.owner.post(`shipments/${id}/mark-shipped`, markShipped)).status).toBe(404);
  });
});

describe('who may do what with parcels', () => {
  it.each([
    ['owner', 200, 200],
    ['support', 200, 200],
    ['finance', 200, 403],
    ['nobody', 401, 401],
  ] as const)('%s: reading %d, marking %d', async (who, reading, marking) => {
    const id = await request([card(drawId(), 0)]);
    expect((await consoles[who].get('shipments')).status).toBe(reading);
    expect((await consoles[who].get(`shipments/${id}`)).status).toBe(reading);
    expect((await consoles[who].post(`shipments/${id}/mark-shipped`, markShipped)).status).toBe(marking);
    expect(await eventsOf(id)).toHaveLength(marking === 200 ? 2 : 1);
  });

  it('needs the csrf value to mark', async () => {
    const id = await request([card(drawId(), 0)]);
    const without = { 'x-csrf-token': '' };
    expect((await consoles.owner.send('POST', `shipments/${id}/mark-shipped`, markShipped, without)).status).toBe(403);
  });
});

describe('a parcel that is marked as shipped', () => {
  const trailOf = async (id: string) => {
    const text = `select o.name, t.resource, t.command, t.reason, t.outcome
      from operators.audit_trail t join operators.operators o on o.id = t.operator_id
      where t.resource_id = $1 order by t.id`;
    return (await shop.pool.query(text, [id])).rows;
  };

  it('answers the parcel, and stays as it is when said again', async () => {
    const draw = drawId();
    const id = await request([card(draw, 0)]);
    for (let i = 0; i < 2; i++) {
      const { status, body } = await consoles.support.post(`shipments/${id}/mark-shipped`, markShipped);
      expect(status).toBe(200);
      expect(body).toMatchObject({ id, status: 'shipped', ...dispatch, shipped_at: expect.any(String) });
      expect(body.items).toHaveLength(1);
    }
    const events = await eventsOf(id);
    expect(events.map(({ type }) => type)).toEqual(['ShipmentRequested', 'ShipmentShipped']);
    const { delivery_code: deliveryCode, carrier } = dispatch;
    expect(events[1]).toMatchObject({
      partition_key: memberId,
      actor: expect.stringMatching(/^operator:/),
      data: { shipmentId: id, memberId, drawIds: [draw], deliveryCode, carrier },
    });
  });

  it('is not shipped with another number', async () => {
    const id = await request([card(drawId(), 0)]);
    await consoles.support.post(`shipments/${id}/mark-shipped`, markShipped);
    const another = { ...markShipped, delivery_code: '9' };
    const { status, body } = await consoles.owner.send('POST', `shipments/${id}/mark-shipped`, another, {
      'accept-language': 'en',
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual({ delivery_code: ['It has already been shipped (ヤマト運輸 1234-5678-9012).'] });
    const act = { resource: 'shipments', command: 'mark-shipped', reason: '発送しました' };
    expect(await trailOf(id)).toEqual([
      { ...act, name: 'Support', outcome: 'done' },
      { ...act, name: 'Owner', outcome: 'AlreadyShipped' },
    ]);
  });

  it.each([
    [{ ...markShipped, delivery_code: '' }, ['delivery_code']],
    [{ ...markShipped, delivery_code: '=1+1' }, ['delivery_code']],
    [{ ...markShipped, carrier: 'a\nb' }, ['carrier']],
    [dispatch, ['reason']],
    [{}, ['carrier', 'delivery_code', 'reason']],
  ])('needs a number, a carrier and a reason: %j', async (body, fields) => {
    const id = await request([card(drawId(), 0)]);
    const reply = await consoles.support.post(`shipments/${id}/mark-shipped`, body);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.errors).sort()).toEqual(fields);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it('is shipped once, however many say so at once', async () => {
    const id = await request([card(drawId(), 0)]);
    const codes = Array.from({ length: 10 }, (_, i) => ({ ...markShipped, delivery_code: `CODE-${i}` }));
    const replies = await Promise.all(codes.map((body) => consoles.owner.post(`shipments/${id}/mark-shipped`, body)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await eventsOf(id)).toHaveLength(2);
  });
});

describe('the cards of a draw', () => {
  it('are found in the parcels of their member', async () => {
    const [first, second, unsent] = [drawId(), drawId(), drawId()];
    const sent = await request([card(first, 3), card(first, 1), card(second, 0)]);
    shop.clock.pass(1000);
    const later = await request([card(first, 0)]);
    await consoles.owner.post(`shipments/${sent}/mark-shipped`, markShipped);
    const { delivery_code: deliveryCode, carrier } = dispatch;
    const parcels = shop.app.get(ParcelsOfDraw);
    expect(await parcels.of(memberId, [first, second, unsent])).toEqual(
      new Map([
        [
          first,
          [
            { shipmentId: sent, status: 'shipped', deliveryCode, carrier, cardIndexes: [1, 3] },
            { shipmentId: later, status: 'requested', deliveryCode: null, carrier: null, cardIndexes: [0] },
          ],
        ],
        [second, [{ shipmentId: sent, status: 'shipped', deliveryCode, carrier, cardIndexes: [0] }]],
      ]),
    );
    expect(await parcels.of(newId(new Date()), [first])).toEqual(new Map());
  });
});

describe('the member', () => {
  interface Mail {
    readonly id: string;
    readonly subject: string;
    readonly body: string;
  }
  const mailsTo = async (recipient: string): Promise<Mail[]> =>
    (
      await shop.pool.query<Mail>(
        "select id, subject, body from mail.messages where recipient = $1 and id like 'notify-member-when-shipped/%'",
        [recipient],
      )
    ).rows;

  it.each([
    ['ja', 'カードを発送しました', '追跡番号：TRACK-ja'],
    ['en', 'Your cards have been shipped', 'Tracking number: TRACK-en'],
  ] as const)('is told once by mail how to follow the parcel: %s', async (language, subject, line) => {
    const mail = `tracked-${language}@example.com`;
    const to = await member(mail, language);
    const id = await request([card(drawId(), 0)], undefined, to);
    const deliveryCode = `TRACK-${language}`;
    await consoles.owner.post(`shipments/${id}/mark-shipped`, { ...markShipped, delivery_code: deliveryCode });
    await until(async () => (await mailsTo(mail)).length > 0);

    const [sent] = await mailsTo(mail);
    expect(sent).toMatchObject({ subject, body: expect.stringContaining(line) });
    await shop.app.get(CommandBus).execute(new NotifyMember(to, { deliveryCode, carrier: 'X' }, sent!.id));
    expect(await mailsTo(mail)).toEqual([sent]);
  });
});

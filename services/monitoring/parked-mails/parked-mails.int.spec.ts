import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Console, consolesOf } from '../../../test/support/console.js';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { operatorsPart } from '../../operators/index.js';
import type { Role } from '../../platform/console-api/access/operator.js';
import { MailQueue } from '../../platform/mail/mail-queue.js';
import { Metrics } from '../../platform/observability/metrics.js';
import { EventStore } from '../../platform/store/event-store.js';
import { monitoringPart } from '../monitoring.module.js';

const because = { reason: 'the member has called' };
const english = { 'accept-language': 'en' };
const REFUSED = { error: '550 5.1.1 no such user', isPermanent: true };

let shop: TestShop;
let consoles: Record<Role | 'nobody', Console>;
let messages: MailQueue;
let mails = 0;

beforeAll(async () => {
  shop = await openShop([operatorsPart, monitoringPart]);
  consoles = await consolesOf(shop);
  messages = new MailQueue(shop.pool, shop.clock);
});
beforeEach(() => shop.pool.query('delete from mail.messages'));
afterAll(() => shop?.close());

/** Queues a mail and lets it fail until it is parked. @returns its id in the operators' API */
const park = async (): Promise<string> => {
  mails += 1;
  const id = `mail-${mails}`;
  const mail = { to: `person-${mails}@example.com`, subject: 'Welcome', text: 'A link for one person' };
  await shop.app.get(EventStore).transact([], async (tx) => messages.add(tx, id, mail));
  for (;;) {
    const claimed = (await messages.claim())!;
    if ((await messages.noteFailure(claimed, REFUSED)) === 'parked') break;
    shop.clock.pass(60_000);
  }
  return (await consoles.owner.get('parked-mails?range=[0,0]')).body[0].id;
};
const send = (command: 'retry' | 'discard', id: string, body: object = because) =>
  consoles.support.send('POST', `parked-mails/${id}/${command}`, body, english);
const outcomes = async (id: string): Promise<string[]> => {
  const { rows } = await shop.pool.query(
    `select command, reason, outcome from operators.audit_trail
      where resource = 'parked-mails' and resource_id = $1 and once is null order by id`,
    [id],
  );
  return rows.map(({ command, reason, outcome }) => `${command}: ${reason}: ${outcome}`);
};
const parkedCount = async () => (await consoles.support.get('dashboard')).body.now.parked_mails;

describe('a parked mail', () => {
  it('appears to owner and support with its error and without its text; queued mails do not appear', async () => {
    const id = await park();
    const onItsWay = { to: 'b@example.com', subject: 's', text: 't' };
    await shop.app.get(EventStore).transact([], async (tx) => messages.add(tx, 'on its way', onItsWay));
    const { body, headers } = await consoles.support.get('parked-mails?filter={"state":"parked"}');
    expect(headers['content-range']).toBe('parked-mails 0-0/1');
    expect(body).toEqual([
      {
        id,
        recipient: `person-${mails}@example.com`,
        subject: 'Welcome',
        state: 'parked',
        error: '550 5.1.1 no such user',
        attempts: 2,
        created_at: expect.stringMatching(/\+09:00$/),
        parked_at: expect.stringMatching(/\+09:00$/),
        ended_at: null,
      },
    ]);
    expect((await consoles.owner.get(`parked-mails/${id}`)).body).toEqual(body[0]);
    for (const path of ['parked-mails', `parked-mails/${id}`]) {
      expect((await consoles.finance.get(path)).status).toBe(403);
      expect((await consoles.nobody.get(path)).status).toBe(401);
    }
  });

  it('counts on the dashboard and in the metrics until an operator handles it', async () => {
    const metric = async () => /^shop_mails_parked (\d+)$/m.exec(await shop.app.get(Metrics).read())![1];
    expect([await parkedCount(), await metric()]).toEqual([0, '0']);
    const id = await park();
    await park();
    expect([await parkedCount(), await metric()]).toEqual([2, '2']);
    await send('discard', id);
    expect([await parkedCount(), await metric()]).toEqual([1, '1']);
  });

  it('gets as many attempts as a new mail after a retry, and can be sent', async () => {
    const id = await park();
    const { status, body } = await send('retry', id);
    expect([status, body.state, body.attempts]).toEqual([200, 'waiting', 0]);
    const claimed = (await messages.claim())!;
    expect(claimed).toMatchObject({ to: `person-${mails}@example.com`, text: 'A link for one person', attempts: 1 });
    await messages.noteSent(claimed);
    expect((await consoles.support.get(`parked-mails/${id}`)).body).toMatchObject({
      state: 'sent',
      error: null,
      ended_at: expect.any(String),
    });
    expect(await outcomes(id)).toEqual(['retry: the member has called: done']);
  });

  it('stays unsent after it is discarded', async () => {
    const id = await park();
    expect((await send('discard', id)).body).toMatchObject({ state: 'discarded', ended_at: expect.any(String) });
    shop.clock.pass(30 * 24 * 3_600_000);
    consoles = await consolesOf(shop);
    expect(await messages.claim()).toBeUndefined();
    const late = await send('retry', id);
    expect([late.status, late.body.errors.id]).toEqual([
      400,
      ['It has been discarded. Contact the member yourself if necessary.'],
    ]);
    expect(await outcomes(id)).toEqual([
      'discard: the member has called: done',
      'retry: the member has called: NotParked',
    ]);
  });

  it('accepts one of several concurrent retries', async () => {
    const id = await park();
    const replies = await Promise.all(Array.from({ length: 5 }, () => send('retry', id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await outcomes(id)).filter((line) => line.endsWith('done'))).toHaveLength(1);
  });

  it('stays parked without a reason, for other roles, and with an unknown id', async () => {
    const id = await park();
    for (const command of ['retry', 'discard'] as const) {
      expect(Object.keys((await send(command, id, { reason: ' ' })).body.errors)).toEqual(['reason']);
      expect((await consoles.finance.post(`parked-mails/${id}/${command}`, because)).status).toBe(403);
      for (const wrong of ['0', 'x', '999999']) expect((await send(command, wrong)).status).toBe(404);
    }
    expect((await consoles.support.get(`parked-mails/${id}`)).body.state).toBe('parked');
    expect(await outcomes(id)).toEqual([]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BareStore } from '../../../test/support/bare-store.js';
import { DAY_MS } from '../../kernel/time.js';
import { Housekeeping } from './housekeeping.js';

let bare: BareStore;
let housekeeping: Housekeeping;

const agoInDays = (days: number) => new Date(bare.clock.now().getTime() - days * DAY_MS);
const ADD = `insert into mail.messages (id, recipient, subject, body, error, created_at, sent_at, discarded_at)
  values ($1, 'a@example.com', 'Subject', 'Body', 'why', $2, $3, $4)`;
const add = (id: string, sentAt: Date | null, discardedAt: Date | null = null) =>
  bare.pool.query(ADD, [id, agoInDays(200), sentAt, discardedAt]);
const mail = async (id: string) => (await bare.pool.query('select * from mail.messages where id = $1', [id])).rows[0];

const WHOLE = { recipient: 'a@example.com', subject: 'Subject', body: 'Body', error: 'why' };
const ERASED = { recipient: null, subject: null, body: null, error: null };

beforeAll(async () => {
  bare = await BareStore.open();
  housekeeping = new Housekeeping(bare.pool, bare.clock, []);
});
beforeEach(() => bare.pool.query('delete from mail.messages'));
afterAll(() => bare?.close());

describe('the mails in the outbox', () => {
  it('lose their content 90 days after they were sent or discarded', async () => {
    await add('old', agoInDays(90.01));
    await add('given-up', null, agoInDays(90.01));
    await housekeeping.tidy();
    expect(await mail('old')).toMatchObject({ ...ERASED, sent_at: expect.any(Date), created_at: expect.any(Date) });
    expect(await mail('given-up')).toMatchObject({ ...ERASED, discarded_at: expect.any(Date) });
  });

  it('keep their content until then, and while they are waiting', async () => {
    await add('younger', agoInDays(89.9));
    await add('waiting', null);
    await housekeeping.tidy();
    expect([await mail('younger'), await mail('waiting')]).toMatchObject([WHOLE, WHOLE]);
  });

  it('lose their content in more than one batch', async () => {
    await bare.pool.query(
      `insert into mail.messages (id, recipient, subject, body, created_at, sent_at)
       select 'many-' || n, 'a@example.com', 's', 'b', $1, $1 from generate_series(1, 12000) n`,
      [agoInDays(100)],
    );
    await housekeeping.tidy();
    expect(await bare.count('mail.messages where recipient is not null')).toBe(0);
    expect(await bare.count('mail.messages')).toBe(12_000);
  });
});

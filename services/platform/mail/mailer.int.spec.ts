import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { QueryRunner } from 'typeorm';
import { SealedUnsubscribeLinks1763600000567 } from '../../../migrations/0567-sealed-unsubscribe-links.js';
import { BareStore, buildNoted } from '../../../test/support/bare-store.js';
import { waitUntil } from '../../../test/support/until.js';
import { DAY_MS } from '../../kernel/time.js';
import { SecretRotation } from '../crypto/secret-rotation.js';
import { InsideTransactionError } from '../database/open-transaction.js';
import { Sequencer } from '../store/sequencer.js';
import { deriveMailKeys, ENCRYPTED_MAILS, ENCRYPTED_UNSUBSCRIBE_LINKS, LEASE_MS, MailQueue } from './mail-queue.js';
import { SMTP_TIMEOUTS, SmtpTransport } from './mail-transport.smtp.js';
import { Mailer } from './mailer.js';
import { discardMail } from './parked-mails.js';
import { FakeSmtpServer } from './smtp-server.fixture.js';

const SECRETS = { secret: Buffer.alloc(32, 7), retiredSecrets: [] };
const SEALED = {
  ...{ body: null, encrypted_body: expect.any(Buffer) },
  ...{ unsubscribe: null, encrypted_unsubscribe: expect.any(Buffer) },
};
const ERASED = { body: null, encrypted_body: null, unsubscribe: null, encrypted_unsubscribe: null };
const NO_SUCH_USER = '550 5.1.1 no such user';
const BUSY = '451 4.3.0 come again';

let bare: BareStore;
let smtp: FakeSmtpServer;
let mailers: Mailer[];
/** The number of recorded failures of each mail. */
let failures: Map<string, number>;

beforeAll(async () => {
  bare = await BareStore.open();
  Logger.overrideLogger(false);
});
beforeEach(async () => {
  smtp = await FakeSmtpServer.open();
  mailers = [];
  failures = new Map();
  await bare.pool.query('delete from mail.messages');
});
afterEach(async () => {
  await smtp.close();
  await Promise.all(mailers.map((mailer) => mailer.stop()));
});
afterAll(() => bare?.close());

const transportTo = (timeouts = SMTP_TIMEOUTS) => new SmtpTransport(smtp.url, 'Shop <no-reply@shop.example>', timeouts);
const messages = () => new MailQueue(bare.pool, bare.clock);
const startMailer = (timeouts = SMTP_TIMEOUTS): Mailer => {
  const queue = messages();
  const noteFailure = queue.noteFailure.bind(queue);
  jest.spyOn(queue, 'noteFailure').mockImplementation(async (mail, failure) => {
    const outcome = await noteFailure(mail, failure);
    failures.set(mail.id, mail.attempts);
    return outcome;
  });
  const mailer = new Mailer(queue, transportTo(timeouts));
  mailers.push(mailer);
  mailer.start();
  return mailer;
};
/** Decodes a part of a mail (RFC 2045, section 6). */
const decoded = (part: string): string => {
  const [head = '', ...body] = part.trim().split('\n\n');
  const text = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};
/** Queues a mail to each address. Its id is the local part of the address. */
const queue = (...addresses: string[]) =>
  bare.store.transact([], async (tx) => {
    for (const to of addresses)
      messages().add(tx, to.split('@')[0]!, { to, subject: `To ${to}`, text: 'カードを発送しました' });
  });
const stateOf = async (id: string) =>
  (await bare.pool.query('select * from mail.messages where id = $1', [id])).rows[0];
const waitUntilSent = (id: string) => waitUntil(`${id} is sent`, async () => (await stateOf(id)).sent_at);
const waitUntilParked = (id: string) => waitUntil(`${id} is parked`, async () => (await stateOf(id)).parked_at);
/** Advances the clock until this many attempts have failed, never past the lease of a running attempt. */
const waitUntilFailed = (id: string, attempts: number) =>
  waitUntil(`${id} has failed ${attempts} times`, async () => {
    const failed = failures.get(id);
    if (failed === attempts) return true;
    const row = await stateOf(id);
    if (row.due_at && row.attempts === failed) bare.clock.set(row.due_at);
    return false;
  });

describe('a mail', () => {
  it('has a text part and an HTML part with the same content', async () => {
    await queue('reader@example.com');
    startMailer();
    await waitUntilSent('reader');
    const { content } = smtp.received.find(({ to }) => to === 'reader@example.com')!;
    expect(content).toContain('multipart/alternative');
    const parts = content.split(/^--.*$/m).filter((part) => /^Content-Type: text\//m.test(part));
    const words = parts.map(decoded);
    expect(parts.map((part) => /text\/\w+/.exec(part)![0])).toEqual(['text/plain', 'text/html']);
    for (const text of words) expect(text).toContain('カードを発送しました');
  });
});

describe('mails to several people', () => {
  it('arrive once each, and a refused one is parked without delaying the others', async () => {
    smtp.setReply('bad@example.com', NO_SUCH_USER);
    await queue('first@example.com', 'bad@example.com', 'behind@example.com');
    startMailer();
    await waitUntilSent('first');
    await waitUntilSent('behind');
    await waitUntilFailed('bad', 2);
    await waitUntilParked('bad');
    expect(await stateOf('bad')).toMatchObject({ due_at: null, sent_at: null, error: expect.stringContaining('550') });
    await queue('later@example.com');
    await waitUntilSent('later');
    bare.clock.advance(7 * DAY_MS);
    await queue('last@example.com');
    await waitUntilSent('last');
    expect(smtp.received.map(({ to }) => to).sort()).toEqual(
      ['behind', 'first', 'last', 'later'].map((name) => `${name}@example.com`),
    );
    expect(smtp.countAttempts('bad@example.com')).toBe(2);
  });

  it('arrive once each when several processes send', async () => {
    const addresses = Array.from({ length: 40 }, (_, i) => `person-${i}@example.com`);
    await queue(...addresses);
    for (let i = 0; i < 3; i++) startMailer();
    for (let i = 0; i < 40; i++) await waitUntilSent(`person-${i}`);
    expect(smtp.received.map(({ to }) => to).sort()).toEqual([...addresses].sort());
  });

  it('continue while the server is slow or silent for one of them', async () => {
    smtp.setReply('slow@example.com', { line: '250 At last', afterMs: 300 });
    smtp.setReply('silent@example.com', 'nothing');
    await queue('silent@example.com', 'slow@example.com', 'quick@example.com');
    startMailer({ ...SMTP_TIMEOUTS, silenceMs: 1000 });
    await waitUntilSent('quick');
    await waitUntilSent('slow');
    await waitUntilFailed('silent', 1);
    expect((await stateOf('silent')).error).toMatch(/timeout/i);
    smtp.setReply('silent@example.com', undefined);
    bare.clock.advance(DAY_MS);
    await waitUntilSent('silent');
    for (const name of ['silent', 'slow', 'quick']) expect(smtp.countReceived(`${name}@example.com`)).toBe(1);
  });
});

describe('a mail that is temporarily refused', () => {
  it('arrives once it is accepted, and gets more attempts than a permanently refused one', async () => {
    smtp.setReply('busy@example.com', BUSY);
    await queue('busy@example.com');
    startMailer();
    await waitUntilFailed('busy', 6);
    expect(await stateOf('busy')).toMatchObject({ parked_at: null, error: expect.stringContaining('451') });
    smtp.setReply('busy@example.com', undefined);
    bare.clock.advance(DAY_MS);
    await waitUntilSent('busy');
    expect(smtp.countReceived('busy@example.com')).toBe(1);
    expect(await stateOf('busy')).toMatchObject({ due_at: null, error: null });
  });

  it('moves to the parked mails after twenty attempts', async () => {
    smtp.setReply('busy@example.com', BUSY);
    await queue('busy@example.com');
    startMailer();
    await waitUntilFailed('busy', 20);
    await waitUntilParked('busy');
    bare.clock.advance(7 * DAY_MS);
    await queue('next@example.com');
    await waitUntilSent('next');
    expect(smtp.countAttempts('busy@example.com')).toBe(20);
  });

  it('does not count as permanent if the sender is refused or the server is down', async () => {
    const transport = transportTo();
    const signal = new AbortController().signal;
    const mail = { to: 'a@example.com', subject: 's', text: 't' };
    smtp.refuseSender('553 5.7.1 not yours');
    expect(await transport.send('x', mail, signal)).toMatchObject({ isPermanent: false });
    await smtp.close();
    expect(await transport.send('x', mail, signal)).toMatchObject({ isPermanent: false });
    smtp = await FakeSmtpServer.open();
  });

  it('waits for a server that sends no greeting, and is not lost', async () => {
    smtp.setGreeting(false);
    await queue('patient@example.com');
    startMailer({ ...SMTP_TIMEOUTS, greetingMs: 200 });
    await waitUntilFailed('patient', 1);
    smtp.setGreeting(true);
    bare.clock.advance(DAY_MS);
    await waitUntilSent('patient');
    expect(smtp.countReceived('patient@example.com')).toBe(1);
  });

  it('ends within the total timeout even if the server keeps responding slowly', async () => {
    smtp.setReply('dripping@example.com', { line: '250-Still', afterMs: 50 });
    const transport = transportTo({ ...SMTP_TIMEOUTS, totalMs: 200 });
    const mail = { to: 'dripping@example.com', subject: 's', text: 't' };
    expect(await transport.send('x', mail, new AbortController().signal)).toMatchObject({ isPermanent: false });
    await waitUntil('the connection is closed', () => smtp.connections === 0);
  });
});

describe('a process that dies with a mail', () => {
  it('keeps it until the lease expires; then another process sends it', async () => {
    await queue('orphan@example.com');
    expect(await messages().claim()).toMatchObject({ id: 'orphan', attempts: 1 });
    startMailer();
    await queue('other@example.com');
    await waitUntilSent('other');
    bare.clock.advance(LEASE_MS - 10_000);
    await queue('more@example.com');
    await waitUntilSent('more');
    expect(smtp.countReceived('orphan@example.com')).toBe(0);
    bare.clock.advance(10_001);
    await waitUntilSent('orphan');
    expect(smtp.countReceived('orphan@example.com')).toBe(1);
  });

  it('does not overwrite the outcome of the process that took over', async () => {
    await queue('taken@example.com');
    const late = (await messages().claim())!;
    bare.clock.advance(LEASE_MS);
    const taken = (await messages().claim())!;
    await messages().noteFailure(late, { error: 'late', isPermanent: true });
    expect(await stateOf('taken')).toMatchObject({ error: null, attempts: 2 });
    await messages().noteSent(taken);
    expect(await messages().claim()).toBeUndefined();
  });
});

describe('while a mail server hangs', () => {
  it('events are still numbered, and nothing is locked', async () => {
    smtp.setReply('hanging@example.com', 'nothing');
    await queue('hanging@example.com');
    startMailer();
    await waitUntil('the server has got the recipient', () => smtp.countAttempts('hanging@example.com') === 1);
    const sequencer = new Sequencer(bare.pool, bare.store);
    sequencer.start();
    try {
      await bare.append('written meanwhile', buildNoted());
      await bare.sequenced();
      expect((await bare.log()).at(-1)).toMatchObject({ stream_id: 'written meanwhile' });
      const open = `select state, query from pg_stat_activity
        where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()`;
      expect((await bare.pool.query(open)).rows).toEqual([]);
      expect([(await stateOf('hanging')).sent_at, smtp.connections]).toEqual([null, 1]);
    } finally {
      await sequencer.stop();
    }
  });

  it('the process stops within some seconds', async () => {
    smtp.setReply('hanging@example.com', 'nothing');
    await queue('hanging@example.com');
    const mailer = startMailer();
    await waitUntil('the server has got the recipient', () => smtp.countAttempts('hanging@example.com') === 1);
    const startedAt = performance.now();
    await mailer.stop();
    expect(performance.now() - startedAt).toBeLessThan(9000);
    expect(await stateOf('hanging')).toMatchObject({ sent_at: null, parked_at: null, due_at: expect.any(Date) });
  });
});

describe('a mail', () => {
  it('has one Message-ID in the sender’s domain for all attempts, and a different one from other mails', async () => {
    const signal = new AbortController().signal;
    const mail = { to: 'a@example.com', subject: '発送', text: 'カード' };
    for (const id of ['one/mail', 'one/mail', 'one-mail']) await transportTo().send(id, mail, signal);
    const [first, again, other] = smtp.received.map(({ messageId }) => messageId);
    expect(first).toMatch(/^<[0-9a-f]{32}@shop\.example>$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('goes to one recipient even if the address has a comma', async () => {
    const signal = new AbortController().signal;
    await transportTo().send('x', { to: 'a@example.com, b@example.com', subject: 's', text: 't' }, signal);
    expect(smtp.recipients).not.toContain('b@example.com');
  });

  it('cannot be sent inside a transaction', async () => {
    const mail = { to: 'a@example.com', subject: 's', text: 't' };
    const send = () => transportTo().send('x', mail, new AbortController().signal);
    await expect(bare.store.transact([], send)).rejects.toThrow(InsideTransactionError);
    expect(smtp.recipients).toEqual([]);
  });

  it('stays unsent in the sandbox', async () => {
    const kept = new MailQueue(bare.pool, bare.clock, true);
    const mail = { to: 'a@example.com', subject: 's', text: 't' };
    await bare.store.transact([], async (tx) => kept.add(tx, 'kept', mail));
    expect(await stateOf('kept')).toMatchObject({ recipient: 'a@example.com', due_at: null });
    expect(await kept.claim()).toBeUndefined();
  });

  it('stores its text encrypted while it waits, and erases it once sent', async () => {
    const sealed = new MailQueue(bare.pool, bare.clock, false, deriveMailKeys(SECRETS));
    const text = 'https://shop.example/password-reissue?token=a-key';
    const unsubscribe = 'https://shop.example/api/unsubscribe/another-key';
    await bare.store.transact([], async (tx) =>
      sealed.add(tx, 'sealed', { to: 'sealed@example.com', subject: 'subject', text, unsubscribe }),
    );
    expect(await stateOf('sealed')).toMatchObject(SEALED);
    const { encrypted_body, encrypted_unsubscribe } = await stateOf('sealed');
    expect(Buffer.concat([encrypted_body, encrypted_unsubscribe]).toString('latin1')).not.toMatch(/a-key|another-key/);
    const claimed = await sealed.claim();
    expect(claimed).toMatchObject({ id: 'sealed', text, unsubscribe });
    await sealed.noteSent(claimed!);
    expect(await stateOf('sealed')).toMatchObject({ ...ERASED, sent_at: expect.any(Date) });
  });

  it('gets encrypted by the hourly rotation if an earlier release queued it, and is sent unchanged', async () => {
    const text = 'https://shop.example/password-reissue?token=a-key';
    const unsubscribe = 'https://shop.example/api/unsubscribe/another-key';
    await bare.store.transact([], async (tx) =>
      messages().add(tx, 'earlier', { to: 'earlier@example.com', subject: 'subject', text, unsubscribe }),
    );
    const rotation = new SecretRotation(bare.pool, SECRETS, [ENCRYPTED_MAILS, ENCRYPTED_UNSUBSCRIBE_LINKS]);
    expect(await rotation.rotate()).toBe(2);
    expect(await stateOf('earlier')).toMatchObject(SEALED);
    expect(await rotation.rotate()).toBe(0);
    const sealed = new MailQueue(bare.pool, bare.clock, false, deriveMailKeys(SECRETS));
    expect(await sealed.claim()).toMatchObject({ text, unsubscribe });
  });

  it('has neither text nor link after it is discarded, whichever release queued it', async () => {
    const mail = { to: 'gone@example.com', subject: 's', text: 'a text', unsubscribe: 'https://shop.example/a-link' };
    await bare.store.transact([], async (tx) => {
      messages().add(tx, 'plain', mail);
      new MailQueue(bare.pool, bare.clock, false, deriveMailKeys(SECRETS)).add(tx, 'sealed', mail);
    });
    const { rows } = await bare.pool.query('select mail_id::text as id from mail.messages');
    await bare.store.transact([], async (tx) => {
      for (const { id } of rows) discardMail(tx, id);
    });
    for (const id of ['plain', 'sealed']) expect(await stateOf(id)).toMatchObject(ERASED);
  });

  it('has neither text nor link after the migration if it was discarded before', async () => {
    await bare.pool.query(`insert into mail.messages (id, recipient, subject, body, unsubscribe, created_at, parked_at, discarded_at)
      values ('discarded', 'gone@example.com', 's', 'a text', 'a link', now(), now(), now())`);
    await bare.pool.query('alter table mail.messages drop column encrypted_unsubscribe');
    const runner = { query: (text: string) => bare.pool.query(text) } as unknown as QueryRunner;
    await new SealedUnsubscribeLinks1763600000567().up(runner);
    expect(await stateOf('discarded')).toMatchObject(ERASED);
  });

  it('does not store the address that a server repeats in its refusal', async () => {
    smtp.setReply('hanako.y@example.com', '550 5.1.1 <Hanako.Y@example.com>: mailbox hanako.y is unknown');
    await queue('hanako.y@example.com');
    startMailer();
    await waitUntilFailed('hanako.y', 2);
    await waitUntilParked('hanako.y');
    const { error } = await stateOf('hanako.y');
    expect(error).toContain('550 5.1.1');
    expect(error).not.toMatch(/hanako|example\.com/i);
  });

  it('does not write the address to the log of the process', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    smtp.setReply('secret@example.com', '550 secret@example.com is unknown');
    await queue('secret@example.com');
    await bare.pool.query("update mail.messages set id = 'some-id'");
    startMailer();
    await waitUntil('the failure is logged', () => warn.mock.calls.length > 0);
    expect(warn.mock.calls.join()).toContain('some-id');
    expect(warn.mock.calls.join()).not.toContain('secret');
    warn.mockRestore();
  });
});

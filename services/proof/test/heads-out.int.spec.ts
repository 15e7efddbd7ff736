import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { cosignatureOf } from '../../kernel/cosignature.js';
import { parseVerifierKey, readSignedText } from '../../kernel/signed-note.js';
import { Config } from '../../platform/config.js';
import { Settings } from '../../platform/settings.js';
import { type OpenSigner, openSigner } from '../../signer/open.js';
import { CosignCheckpoint } from '../cosign-checkpoint/cosign-checkpoint.command.js';
import { FileHead } from '../file-head/file-head.command.js';
import { proofPart } from '../index.js';
import { MailHead } from '../mail-head/mail-head.command.js';
import { PublishCheckpoint } from '../publish-checkpoint/publish-checkpoint.command.js';
import { TestWitness } from './witness.fixture.js';

const TOKEN = 'of-the-test-and-of-nobody-else-0123456789';
const HOUR_MS = 3_600_000;

let folder: string;
let heads: string;
let signer: OpenSigner;
let shop: TestShop;
let one: TestWitness;
let other: TestWitness;
let size = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oripa-heads-'));
  heads = join(folder, 'heads');
  const settings = { folder: join(folder, 'signer'), origin: 'shop.example/log', token: TOKEN };
  signer = await openSigner({ ...settings, host: '127.0.0.1', port: 0 });
  const log = parseVerifierKey(signer.verifierKey)!;
  one = await TestWitness.open('witness.example/one', log, () => shop.clock.now());
  other = await TestWitness.open('witness.example/other', log, () => shop.clock.now());
  const logHeads = {
    folder: heads,
    mails: ['finance@example.com', 'audit@example.com'],
    witnesses: [one.configured, other.configured],
  };
  shop = await openShop([proofPart], { signer: { url: signer.url, token: TOKEN }, logHeads });
});
afterAll(async () => {
  await shop.close();
  await signer.close();
  await one.close();
  await other.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  one.fixedResponse = null;
  other.fixedResponse = null;
});

const bus = () => shop.app.get(CommandBus);
/** Lets the log grow and its head be signed. */
const grow = async (by: number): Promise<void> => {
  const client = await shop.pool.connect();
  await client.query(`begin; set local session_replication_role = replica;
    insert into store.event_log (seq, epoch, xid, ordinal, type, lane, hash)
      select n, 1, n::text::xid8, 1, 'Noted', 0, sha256(n::text::bytea) from generate_series(${size + 1}, ${size + by}) n;
    update store.sequencer set seq = ${size + by}; commit`);
  client.release();
  size += by;
  await bus().execute(new PublishCheckpoint());
};
const cosign = (): Promise<number> => bus().execute(new CosignCheckpoint());
const checkpoint = async () => (await fetch(`${await shop.app.getUrl()}/log/checkpoint`)).text();
/** Reads the log and its cosignatures with Go's library. */
const readByGo = async (...witnesses: TestWitness[]): Promise<string> => {
  const named = witnesses.flatMap(({ key }) => ['-witness', key]);
  const args = ['run', '.', ...named, `${await shop.app.getUrl()}/log`, signer.verifierKey];
  const heard = await promisify(execFile)('go', args, { cwd: 'test/transparency' }).catch(({ code, stderr }) => {
    if (code === 'ENOENT') throw new Error('the log is read by Go 1.24: apt-get install golang-go');
    return { stdout: stderr as string };
  });
  return heard.stdout.trim();
};
/** Returns the names of the valid cosigners of the newest head. */
const cosigners = async (): Promise<string[]> => {
  const note = await checkpoint();
  const text = readSignedText(note, parseVerifierKey(signer.verifierKey)!)!;
  return [one, other]
    .filter(({ configured }) => cosignatureOf(text, note.slice(text.length), configured.verifier))
    .map(({ configured }) => configured.verifier.name);
};
const measured = async (name: string) =>
  [
    ...(await (await fetch(`${await shop.app.getUrl()}/metrics`)).text()).matchAll(
      new RegExp(`^${name}{.*} (.*)$`, 'gm'),
    ),
  ].map(([, value]) => Number(value));

describe('the readiness check', () => {
  it.each([
    ['nowhere', { folder: null, mails: [], witnesses: [] }, false],
    ['to a folder', { folder: '/srv/heads', mails: [], witnesses: [] }, true],
    ['by mail', { folder: null, mails: ['audit@example.com'], witnesses: [] }, true],
  ])('knows whether heads leave the shop: %s', async (_, logHeads, isReady) => {
    const [check] = proofPart.readiness!;
    const looked = { config: { ...shop.app.get(Config), logHeads }, settings: shop.app.get(Settings) };
    expect(check!.isReady({ ...looked, pool: shop.pool, now: shop.clock.now() })).toBe(isReady);
  });
});

describe('the witnesses', () => {
  it('receive nothing before the first head', async () => {
    expect(await cosign()).toBe(0);
    expect(one.asked + other.asked).toBe(0);
  });

  it('cosign each head once with a proof from the previous one, and their lines are published', async () => {
    for (const by of [300, 1, 700]) {
      await grow(by);
      expect(await cosign()).toBe(2);
      expect(await cosigners()).toEqual(['witness.example/one', 'witness.example/other']);
    }
    expect([one.size, other.size, one.asked]).toEqual([1001, 1001, 3]);
    expect(await cosign()).toBe(0);
    expect(one.asked).toBe(3);
    expect(await checkpoint()).not.toContain('another.key');
  });

  it('can be verified by an independent tool', async () => {
    expect(await readByGo(one, other)).toBe('1001 entries');
    await grow(1);
    one.fixedResponse = { status: 500, body: '' };
    await expect(cosign()).rejects.toThrow('witness.example/one');
    expect(await readByGo(other)).toBe('1002 entries');
    expect(await readByGo(one, other)).toContain('witness.example/one has not signed');
  });

  it('report the size that they know if it differs', async () => {
    one.forget();
    await grow(10);
    expect(await cosign()).toBe(2);
    await grow(10);
    await shop.pool.query('delete from proof.witnesses');
    expect(await cosign()).toBe(2);
    expect(await cosigners()).toHaveLength(2);
  });

  it.each([
    ['refuses', { status: 422, body: '' }, 'it answered 422'],
    ['has another head of this size', { status: 409, body: '' }, 'it answered 409'],
    ['knows a longer log', { status: 409, body: '999999\n' }, 'it has cosigned 999999 events'],
    ['signs nothing', { status: 200, body: '' }, 'its signature is not valid'],
    [
      'signs with a key that nobody told of',
      { status: 200, body: '— witness.example/one AAAAAAAAAAAAAAAA\n' },
      'its signature is not valid',
    ],
    ['fails', { status: 500, body: '' }, 'it answered 500'],
  ])('fail independently: one that %s does not block others, and is reported', async (_, response, why) => {
    await grow(1);
    one.fixedResponse = response;
    await expect(cosign()).rejects.toThrow(`witness.example/one: ${why}`);
    expect(await cosigners()).toEqual(['witness.example/other']);
    expect(await measured('shop_log_witness_failing')).toEqual([1, 0]);
    expect((await measured('shop_log_witness_behind_events'))[1]).toBe(0);
    one.fixedResponse = null;
    expect(await cosign()).toBe(1);
    expect(await measured('shop_log_witness_failing')).toEqual([0, 0]);
  });
});

describe('the folder of heads', () => {
  const lines = (day: string) =>
    readFileSync(join(heads, `${day}.jsonl`), 'utf8')
      .split('\n')
      .filter(Boolean);
  const write = (): Promise<number> => bus().execute(new FileHead());

  it('gets a line for each new head in the file of the day in Tokyo', async () => {
    expect([await write(), await write()]).toEqual([1, 0]);
    await grow(5);
    await cosign();
    expect(await write()).toBe(1);
    const last = JSON.parse(lines('2026-01-15').at(-1)!);
    expect(last).toEqual({ at: '2026-01-15T12:00:00.000+09:00', size, note: await checkpoint() });
    shop.clock.pass(12 * HOUR_MS);
    expect(await write()).toBe(1);
    expect(readdirSync(heads).sort()).toEqual(['2026-01-15.jsonl', '2026-01-16.jsonl']);
    expect([lines('2026-01-15').length, lines('2026-01-16').length]).toEqual([2, 1]);
  });

  it('continues after a partial line and does not change it', async () => {
    appendFileSync(join(heads, '2026-01-16.jsonl'), '{"at":"2026-');
    expect(await write()).toBe(1);
    expect(lines('2026-01-16')).toHaveLength(3);
    expect(lines('2026-01-16')[1]).toBe('{"at":"2026-');
    expect(await write()).toBe(0);
  });
});

describe('the morning mail', () => {
  const send = (): Promise<number> => bus().execute(new MailHead());
  const mails = async () =>
    (await shop.pool.query('select recipient, subject, body from mail.messages order by created_at, recipient')).rows;

  it('goes to each address once a day from eight o’clock on, with the published head', async () => {
    expect(await send()).toBe(0);
    shop.clock.pass(8 * HOUR_MS);
    await Promise.all([send(), send()]);
    shop.clock.pass(HOUR_MS);
    await send();
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual(['audit@example.com', 'finance@example.com']);
    expect(sent[0].subject).toContain('2026-01-16');
    expect(sent[0].body).toContain((await checkpoint()).trimEnd());
    expect(sent[0].body).toContain(signer.verifierKey);
    shop.clock.pass(24 * HOUR_MS);
    await send();
    expect(await mails()).toHaveLength(4);
  });
});

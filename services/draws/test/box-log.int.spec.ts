import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildPrize, type Person, WholeShop } from '../../../test/support/whole-shop.js';
import { type OpenSigner, openSigner } from '../../signer/open.js';
import { PublishBoxHeads } from '../publish-box-heads/publish-box-heads.command.js';
import type { LogLine } from '../wire/log-line.contract.js';

const TOKEN = 'of-the-test-and-of-nobody-else-0123456789';

let folder: string;
let signer: OpenSigner;
let shop: WholeShop;
let buyer: Person;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oripa-box-log-'));
  const settings = { folder: join(folder, 'signer'), origin: 'shop.example/log', token: TOKEN };
  signer = await openSigner({ ...settings, host: '127.0.0.1', port: 0 });
  shop = await WholeShop.open({ environment: { SIGNER_URL: signer.url, SIGNER_TOKEN: TOKEN } });
  buyer = await shop.person(1_000_000);
  const extra = buildPrize('round', 0, 500, { extra: { rule: 'every', draws: [10] }, rank: 0 });
  await shop.openBox('one', { prizes: [buildPrize('a', 5000, 50), extra], pricePoint: 10 });
  await shop.openBox('two', { prizes: [buildPrize('賞', 5000, 50)], pricePoint: 10 });
});
afterAll(async () => {
  await shop.close();
  await signer.close();
  rmSync(folder, { recursive: true, force: true });
});

const draw = async (pack_id: string, count: number): Promise<void> => {
  const { body } = await buyer.browser.post('user/pack/buy', { pack_id, count });
  expect(body).toMatchObject({ result: '1' });
};
const publish = (): Promise<number> => shop.commands.execute(new PublishBoxHeads());
const prefix = async (packId: string) => `${await shop.app.getUrl()}/log/box/${packId}`;
const file = async (packId: string, path: string) => fetch(`${await prefix(packId)}/${path}`);
const textOf = async (packId: string, path: string) => (await file(packId, path)).text();
/** Reads a box's log with Go's library. */
const readByGo = async (packId: string, ...flags: string[]): Promise<string> => {
  const args = ['run', '.', await prefix(packId), (await textOf(packId, 'key')).trim(), ...flags];
  const heard = await promisify(execFile)('go', args, { cwd: 'test/transparency' }).catch(({ code, stderr }) => {
    if (code === 'ENOENT') throw new Error('the log is read by Go 1.24: apt-get install golang-go');
    return { stdout: stderr as string };
  });
  return heard.stdout.trim();
};

describe('the log of a box', () => {
  it('has no head before the first draw', async () => {
    expect(await publish()).toBe(0);
    expect((await file('one', 'checkpoint')).status).toBe(404);
    expect((await file('nowhere', 'key')).status).toBe(404);
  });

  it('can be read by an independent tool under its own name, and extends its earlier heads', async () => {
    await draw('one', 300);
    await draw('two', 3);
    expect(await publish()).toBe(2);
    const earlier = join(folder, 'earlier');
    writeFileSync(earlier, await textOf('one', 'checkpoint'));
    expect(await textOf('one', 'checkpoint')).toMatch(/^shop\.example\/log\/box\/one\n300\n/);
    expect(await readByGo('two')).toBe('3 entries');
    await draw('one', 2800);
    await draw('one', 7);
    expect(await publish()).toBe(1);
    expect(await readByGo('one', earlier)).toBe('3107 entries');
    expect(await readByGo('two', earlier)).toContain('verif');
  });

  it('has the lines of the public log as entries', async () => {
    const lines = (await buyer.browser.get('fair/pack/one/log')).body.list.slice(0, 256);
    const bundle = Buffer.from(await (await file('one', 'tile/entries/000')).arrayBuffer());
    const entries: string[] = [];
    for (let at = 0; at < bundle.length; at += 2 + bundle.readUInt16BE(at))
      entries.push(bundle.toString('utf8', at + 2, at + 2 + bundle.readUInt16BE(at)));
    const logLines = lines.map(({ slot, day, client_seed_hash, prize_id, extra_prize_ids = [] }: LogLine) =>
      [slot, day, client_seed_hash, prize_id, ...extra_prize_ids].join('\n'),
    );
    expect(entries).toEqual(logLines);
    expect(entries[9]).toMatch(/\nround$/);
  });

  it('passes the verification program from a saved head', async () => {
    const args = ['services/draws/verify/verify.mjs', await prefix('one'), '--head', join(folder, 'earlier')];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout).toContain('ok    log growth');
    expect(stdout).toContain('log head 3107 events');
  });

  it('proves its consistency', async () => {
    expect((await textOf('one', 'consistency/300/3107')).trim().split('\n').length).toBeGreaterThan(5);
    expect((await file('one', 'consistency/300/3108')).status).toBe(404);
    expect((await file('one', 'consistency/0/300')).status).toBe(404);
  });

  it.each([
    'tile/0/013',
    'tile/0/012.p/255',
    'tile/entries/012.p/200',
    'tile/9/000',
    'tile/0/x999/x999/x999/999',
    'tile/x',
  ])('has nothing at %s', async (path) => expect((await file('one', path)).status).toBe(404));

  it('finds its size again after a process died between signing and storing', async () => {
    await draw('two', 1);
    await publish();
    await shop.pool.query("update draws.box_logs set signed_size = 3, note = null where pack_id = 'two'");
    expect(await publish()).toBe(1);
    expect(await readByGo('two')).toBe('4 entries');
  });
});

describe('the log of a box in a rush', () => {
  it('continues when the rush is over', async () => {
    await shop.openBox('rush', { prizes: [buildPrize('a', 100_000, 50)], pricePoint: 10 });
    const count = (lines: number) =>
      shop.pool.query("update draws.boxes set drawn = drawn + $1 where pack_id = 'rush'", [lines]);
    await draw('rush', 2);
    expect(await publish()).toBe(1);
    await draw('rush', 1);
    // The lines do not exist, so adding them as leaves would fail.
    await count(60_001);
    expect(await publish()).toBe(0);
    await count(-60_001);
    expect(await publish()).toBe(1);
    expect(await readByGo('rush')).toBe('3 entries');
  });
});

describe('a rewritten log of a box', () => {
  it('does not grow past a missing draw until it exists again', async () => {
    await draw('two', 2);
    await draw('two', 1);
    const gone = (where: string) => `from draws.draws where pack_id = 'two' and first_slot = ${where}`;
    await shop.pool.query(`create table public.gone as select * ${gone('4')}; delete ${gone('4')}`);
    await expect(publish()).rejects.toMatchObject({
      errors: [new Error('box two has not one line for each slot from 4 up to 7')],
    });
    await shop.pool.query('insert into draws.draws select * from public.gone; drop table public.gone');
    expect(await publish()).toBe(1);
    expect(await readByGo('two')).toBe('7 entries');
  });

  it('can be rebuilt after client seeds were erased', async () => {
    const earlier = join(folder, 'earlier-two');
    writeFileSync(earlier, await textOf('two', 'checkpoint'));
    await shop.pool.query(
      `update draws.draws set client_seed_hash = encode(sha256(client_seed::bytea), 'hex'), client_seed = null
        where pack_id = 'two' and first_slot > 0`,
    );
    await shop.pool.query(
      "delete from draws.box_tiles where pack_id = 'two'; delete from draws.box_logs where pack_id = 'two'",
    );
    await draw('two', 1);
    expect(await publish()).toBe(1);
    expect(await readByGo('two', earlier)).toBe('8 entries');
  });

  it('gets no signature, and does not prevent the signing of others', async () => {
    await shop.pool.query(
      "update draws.draws set client_seed = 'another' where pack_id = 'two' and client_seed is not null",
    );
    await shop.pool.query(
      "delete from draws.box_tiles where pack_id = 'two'; delete from draws.box_logs where pack_id = 'two'",
    );
    await draw('two', 1);
    await draw('one', 1);
    await expect(publish()).rejects.toThrow('1 of 2 failed');
    expect(await readByGo('one')).toBe('3108 entries');
    expect((await file('two', 'checkpoint')).status).toBe(404);
  });

  it('fails verification by its readers if only draws were changed', async () => {
    await shop.pool.query("update draws.draws set client_seed = 'another' where pack_id = 'one' and first_slot = 0");
    expect(await readByGo('one')).toContain('entry 0 is not what was signed');
  });
});

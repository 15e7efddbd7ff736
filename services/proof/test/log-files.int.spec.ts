import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { openShop, type TestShop } from '../../../test/support/shop.js';
import { type OpenSigner, openSigner } from '../../signer/open.js';
import { proofPart } from '../index.js';
import { PublishCheckpoint } from '../publish-checkpoint/publish-checkpoint.command.js';

const TOKEN = 'of-the-test-and-of-nobody-else-0123456789';
const ORIGIN = 'shop.example/log';

let folder: string;
let signer: OpenSigner;
let shop: TestShop;

const open = () =>
  openSigner({ folder: join(folder, 'signer'), origin: ORIGIN, token: TOKEN, host: '127.0.0.1', port: 0 });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oripa-proof-'));
  signer = await open();
  copyFileSync(join(folder, 'signer', 'checkpoint'), join(folder, 'empty'));
  shop = await openShop([proofPart], { signer: { url: signer.url, token: TOKEN } });
});
afterAll(async () => {
  await shop?.close();
  await signer?.close();
  rmSync(folder, { recursive: true, force: true });
});

const sql = async (text: string, values: readonly unknown[] = []) => (await shop.pool.query(text, [...values])).rows;
/** Runs SQL that only an intruder with database access could run. */
const unguarded = async (text: string): Promise<void> => {
  const client = await shop.pool.connect();
  await client.query(`begin; set local session_replication_role = replica; ${text}; commit`);
  client.release();
};
/** Builds a log of this many numbers. The tree depends only on its links. */
const log = async (size: number): Promise<void> =>
  unguarded(`insert into store.event_log (seq, epoch, xid, ordinal, type, lane, hash)
      select n, 1, n::text::xid8, 1, 'Noted', 0, sha256(n::text::bytea)
        from generate_series((select seq from store.sequencer) + 1, ${size}) n;
    update store.sequencer set seq = ${size}`);
const publish = (): Promise<number> => shop.app.get(CommandBus).execute(new PublishCheckpoint());
const prefix = async () => `${await shop.app.getUrl()}/log`;
const file = async (path: string) => {
  const response = await fetch(`${await prefix()}/${path}`);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
const checkpoint = async () => (await file('checkpoint')).bytes.toString();
const sizeOf = (note: string) => Number(note.split('\n')[1]);
const run = promisify(execFile);
/** Reads the log with Go's library. */
const readByGo = async (...flags: string[]): Promise<string> => {
  const args = ['run', '.', await prefix(), signer.verifierKey, ...flags];
  const heard = await run('go', args, { cwd: 'test/transparency' }).catch(({ code, stderr }) => {
    if (code === 'ENOENT') throw new Error('the log is read by Go 1.24: apt-get install golang-go');
    return { stdout: stderr };
  });
  return heard.stdout.trim();
};

/** Runs `work` with a tampered log and restores the log. */
const tampered = async (change: string, work: () => Promise<void>): Promise<void> => {
  const kept = ['store.event_log', 'store.sequencer', 'proof.tree', 'proof.tiles', 'proof.checkpoints'];
  const keep = kept.map((table) => `create table public.kept_${table.replace('.', '_')} as table ${table}`);
  await unguarded(keep.join(';'));
  try {
    await unguarded(change);
    await work();
  } finally {
    const back = kept.map(
      (table) => `delete from ${table}; insert into ${table} table public.kept_${table.replace('.', '_')};
        drop table public.kept_${table.replace('.', '_')}`,
    );
    await unguarded(back.join(';'));
  }
};
const REBUILT = 'delete from proof.tiles; update proof.tree set size = 0';

describe('the log', () => {
  it('has no head before the first', async () => {
    expect((await file('checkpoint')).status).toBe(404);
    expect((await file('tile/0/000')).status).toBe(404);
    expect((await file('key')).bytes.toString()).toBe(`${signer.verifierKey}\n`);
  });

  it('can be read by an independent tool, whenever its head was signed', async () => {
    await log(300);
    expect(await publish()).toBe(300);
    const earlier = join(folder, 'earlier');
    writeFileSync(earlier, await checkpoint());
    expect(await readByGo()).toBe('300 entries');
    await log(1_500);
    expect(await publish()).toBe(1_200);
    expect(sizeOf(await checkpoint())).toBe(1_500);
    expect(await readByGo(earlier)).toBe('1500 entries');
  });

  it('consists of files that never change', async () => {
    const tile = await file('tile/0/000');
    expect(tile.headers.get('cache-control')).toContain('immutable');
    expect(tile.headers.get('content-type')).toBe('application/octet-stream');
    expect(tile.bytes).toHaveLength(256 * 32);
    expect((await file('tile/0/000.p/44')).bytes.equals(tile.bytes.subarray(0, 44 * 32))).toBe(true);
    expect((await file('tile/entries/000.p/1')).bytes).toHaveLength(34);
    expect((await file('checkpoint')).headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['tile/0/007', 'tile/9/000', 'tile/0/005.p/255', 'tile/entries/007', 'tile/0/0', 'tile/x', 'tile/0/999/999'])(
    'has nothing at %s',
    async (path) => expect((await file(path)).status).toBe(404),
  );

  it('grows once with several processes, and an unchanged head is not signed again', async () => {
    await log(1_600);
    const signed = await Promise.all([publish(), publish(), publish()]);
    expect(Math.max(...signed)).toBe(100);
    expect(await publish()).toBe(0);
    expect((await sql('select size from proof.tree'))[0]!.size).toBe(1_600);
    expect(await sql('select from proof.checkpoints where size = 1600')).toHaveLength(1);
  });

  it('finds its size again after a process died between signing and storing', async () => {
    await tampered('delete from proof.checkpoints where size = 1600', async () => {
      expect(await publish()).toBe(100);
      expect(sizeOf(await checkpoint())).toBe(1_600);
    });
  });
});

describe('a log that was rewritten', () => {
  it.each([
    ['and built anew', `update store.event_log set hash = sha256('x') where seq = 500; ${REBUILT}`, 'Inconsistent'],
    ['as to its end', `update store.event_log set hash = sha256('x') where seq = 1600; ${REBUILT}`, 'OtherRoot'],
    [
      'as to its end, with the heads that would tell',
      `update store.event_log set hash = sha256('x') where seq = 1550;
      ${REBUILT}; delete from proof.checkpoints where size > 1500`,
      'OtherRoot',
    ],
    [
      'by cutting it off',
      `delete from store.event_log where seq > 1400; update store.sequencer set seq = 1400;
      ${REBUILT}`,
      'CutOff',
    ],
  ])('gets no signature when rewritten %s', async (_, change, reason) => {
    await tampered(change, async () => {
      if (reason === 'Inconsistent') await log(1_700);
      await expect(publish()).rejects.toThrow(reason);
    });
  });

  it('fails verification by its readers if only entries were changed', async () => {
    await tampered("update store.event_log set hash = sha256('x') where seq = 501", async () => {
      expect(await readByGo()).toContain('entry 500 is not what was signed');
    });
  });

  it('fails verification by holders of an earlier head if the key was stolen', async () => {
    const earlier = join(folder, 'earlier');
    writeFileSync(earlier, await checkpoint());
    rmSync(join(folder, 'signer', 'checkpoint'));
    copyFileSync(join(folder, 'empty'), join(folder, 'signer', 'checkpoint'));
    const thief = await open();
    const stolen = await openShop([proofPart], { signer: { url: thief.url, token: TOKEN } });
    const change = `update store.event_log set hash = sha256('x') where seq = 500; ${REBUILT}; delete from proof.checkpoints`;
    try {
      await tampered(change, async () => {
        expect(await stolen.app.get(CommandBus).execute(new PublishCheckpoint())).toBe(1_600);
        expect(await readByGo()).toBe('1600 entries');
        expect(await readByGo(earlier)).toContain('does not go on from the earlier checkpoint');
      });
    } finally {
      await stolen.close();
      await thief.close();
    }
  });

  it('becomes valid again when it is restored', async () => {
    await log(1_800);
    expect(await publish()).toBe(200);
    expect(await readByGo()).toBe('1800 entries');
  });
});
